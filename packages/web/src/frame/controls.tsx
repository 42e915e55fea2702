import { useId, useState } from 'react'
import { Icon } from './icon.tsx'
import { notify } from './notify.ts'
import { useFrameText } from './texts.ts'

export interface SegmentedProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
  /** The id of a text that says more, such as a conflict. */
  readonly describedBy?: string | undefined
}

/** One of a few, side by side: radio buttons underneath, with the keys of radio buttons. */
export const Segmented = <V extends string>({ label, value, options, onChange, describedBy }: SegmentedProps<V>) => {
  const name = useId()
  return (
    <div className="seg" role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly describedBy?: string | undefined
}

export const Switch = ({ label, value, onChange, describedBy }: SwitchProps) => (
  <span className="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={value}
      aria-label={label}
      aria-describedby={describedBy}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
    <i />
  </span>
)

export interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** How far minus and plus go, from one multiple of it to the next. */
  readonly step?: number
  readonly onChange: (value: number) => void
  readonly describedBy?: string | undefined
}

/** A whole number: minus, plus, or typed. What is typed counts once it is a number in range; leaving the field puts back what counts, and says so where that was not what was typed. */
export const Stepper = ({ label, value, min, max, step = 1, onChange, describedBy }: StepperProps) => {
  const t = useFrameText()
  const less = () => onChange(Math.max(min, (Math.ceil(value / step) - 1) * step))
  const more = () => onChange(Math.min(max, (Math.floor(value / step) + 1) * step))
  const [typed, setTyped] = useState<string | null>(null)
  const isPossible = (text: string): boolean =>
    text.trim() !== '' && Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max
  const type = (text: string) => {
    setTyped(text)
    if (isPossible(text)) onChange(Number(text))
  }
  const leave = () => {
    if (typed !== null && !isPossible(typed)) notify({ text: t('range', { label, min, max, value }) })
    setTyped(null)
  }
  return (
    <span className="step">
      <StepButton icon="minus" label={t('less', { label })} off={value <= min} onPress={less} />
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={typed !== null && !isPossible(typed)}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          const go = { ArrowUp: more, ArrowDown: less }[event.key]
          if (go === undefined) return
          event.preventDefault()
          setTyped(null)
          go()
        }}
      />
      <StepButton icon="plus" label={t('more', { label })} off={value >= max} onPress={more} />
    </span>
  )
}

const StepButton = ({
  icon,
  label,
  off,
  onPress,
}: {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
}) => (
  <button type="button" className="icon-btn" aria-label={label} aria-disabled={off} onClick={off ? undefined : onPress}>
    <Icon name={icon} />
  </button>
)
