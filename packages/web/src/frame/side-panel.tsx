import { useWide } from '../theme/index.ts'
import { Sheet } from './sheet.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'

export interface SidePanelProps extends TabsProps {
  /** Whether its sheet is open on a phone; on a wide screen it always stands beside the table. */
  readonly open: boolean
  readonly onClose: () => void
}

/** Log, rule book and whatever else a table shows beside its field. */
export const SidePanel = ({ open, onClose, ...tabs }: SidePanelProps) => {
  const wide = useWide()
  if (wide)
    return (
      <aside className="side" aria-label={tabs.label}>
        <Tabs {...tabs} />
      </aside>
    )
  return (
    <Sheet open={open} onClose={onClose} title={tabs.label} flush>
      <Tabs {...tabs} />
    </Sheet>
  )
}
