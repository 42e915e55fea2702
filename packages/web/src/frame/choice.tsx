export interface ChoiceProps {
  readonly label: string
  readonly value: string
  /** Values and what they are called. */
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** One of a list, with its name above. */
export const Choice = ({ label, value, options, onChange, className }: ChoiceProps) => (
  <label className={className}>
    <span>{label}</span>
    <select className="field-input" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
