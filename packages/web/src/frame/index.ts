export { Bar, type BarProps, type BarTag } from './bar.tsx'
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx'
export { Choice, type ChoiceProps } from './choice.tsx'
export { ConfirmSheet, type Question } from './confirm-sheet.tsx'
export { Segmented, type SegmentedProps, Stepper, type StepperProps, Switch, type SwitchProps } from './controls.tsx'
export { FileButton, type FileButtonProps } from './file-button.tsx'
export { Icon, type IconName } from './icon.tsx'
export { Messages } from './messages.tsx'
export { confirm, type Message, notify, retract } from './notify.ts'
export { Sheet } from './sheet.tsx'
export { SidePanel, type SidePanelProps } from './side-panel.tsx'
export {
  type About,
  AboutButton,
  Dock,
  type DockProps,
  Readout,
  Seat,
  type SeatProps,
  Seats,
  TableFrame,
  type TableFrameProps,
} from './table-frame.tsx'
export { type Tab, Tabs, type TabsProps } from './tabs.tsx'
export { useOneAtATime } from './use-one-at-a-time.ts'
