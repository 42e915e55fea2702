import { measureNamed, type Plan } from '@tefuda/lab'
import { Segmented } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { measuresInRow } from './sweep.ts'
import { useLabText } from './texts.ts'

interface MeasureChoiceProps {
  readonly plan: Plan
  /** The id of the measure that is looked at. */
  readonly measure: string
  readonly onChange: (measure: string) => void
}

/** One measure of each kind in a row that stays as it is while numbers come, and a list of all others. */
export const MeasureChoice = ({ plan, measure, onChange }: MeasureChoiceProps) => {
  const t = useLabText()
  const say = useSay()
  const row = measuresInRow(plan)
  const nameOf = (id: string): string => say(measureNamed(plan, id).name)
  return (
    <div className="sweep-measures">
      <Segmented
        label={t('measure')}
        value={measure}
        options={row.map((id) => ({ value: id, label: nameOf(id) }))}
        onChange={onChange}
      />
      <select
        className="field-input"
        aria-label={t('otherMeasure')}
        value={row.includes(measure) ? '' : measure}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" disabled>
          {t('otherMeasure')}
        </option>
        {plan.ids
          .filter((id) => !row.includes(id))
          .map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
      </select>
    </div>
  )
}
