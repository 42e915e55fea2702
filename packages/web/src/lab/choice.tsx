export interface ChoiceProps {
  readonly label: string
  readonly value: string
  /** Values and what they are called. */
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

/** One of a list, with its name above. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="lab-choice">
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
