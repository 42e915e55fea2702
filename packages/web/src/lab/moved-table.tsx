import { cellInWords, type Experiment, halfInWords, heatOf, measureNamed, type Outcome } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ChangeHeads } from './change-heads.tsx'
import { useLabText } from './texts.ts'

interface MovedTableProps {
  /** Its variants are the single changes. */
  readonly asked: Experiment
  readonly outcome: Outcome
  readonly onMeasure: (measure: string) => void
}

/** Every measure that some setting moves by itself, with what each of them does; a measure leads to its own grid. */
export const MovedTable = ({ asked: { variants }, outcome, onMeasure }: MovedTableProps) => {
  const t = useLabText()
  const say = useSay()
  const { measures, rows } = heatOf(outcome, [...variants.keys()])
  return (
    <details className="lab-uses">
      <summary>{t('allMeasures', { count: measures.length })}</summary>
      <div className="lab-wide">
        <table className="sweep-moved">
          <thead>
            <tr>
              <th scope="col">{t('measure')}</th>
              <ChangeHeads variants={variants} />
            </tr>
          </thead>
          <tbody>
            {measures.map((id, k) => (
              <tr key={id}>
                <th scope="row">
                  <button type="button" onClick={() => onMeasure(id)}>
                    {say(measureNamed(outcome.plan, id).name)}
                  </button>
                </th>
                {rows.map(({ name, cells }) => (
                  <td key={name}>
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
