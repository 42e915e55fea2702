import { cellInWords, halfInWords, heatOf, measureNamed, type Outcome } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ChangeHeads } from './change-heads.tsx'
import { useLabText } from './texts.ts'

interface MovedTableProps {
  /** What the single changes, the first variants, are called. */
  readonly changes: readonly string[]
  readonly outcome: Outcome
  readonly onMeasure: (measure: string) => void
}

/** Every measure that some setting moves by itself, with what each of them does; a measure leads to its own grid. */
export const MovedTable = ({ changes, outcome, onMeasure }: MovedTableProps) => {
  const t = useLabText()
  const say = useSay()
  const { measures, rows } = heatOf(outcome, [...changes.keys()])
  return (
    <details className="lab-uses">
      <summary>{t('allMeasures', { count: measures.length })}</summary>
      <div className="lab-wide">
        <table className="sweep-moved">
          <thead>
            <tr>
              <th scope="col">{t('measure')}</th>
              <ChangeHeads changes={changes} />
            </tr>
          </thead>
          <tbody>
            {measures.map(({ id, unit }, k) => (
              <tr key={id}>
                <th scope="row">
                  <button type="button" onClick={() => onMeasure(id)}>
                    {say(measureNamed(outcome.plan, id).name)}
                  </button>{' '}
                  <small>{unit === null ? '%' : say(unit)}</small>
                </th>
                {rows.map(({ id: change, cells }) => (
                  <td key={change}>
                    {cellInWords(cells[k]!)}{' '}
                    {cells[k]!.verdict === 'differs' && <small>{halfInWords(cells[k]!)}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
