import type { Text } from '@tefuda/kernel'
import { figuresOf, type Outcome, rulesUsed, shortNumber } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ArmHead, armKey, useArmName } from './arm-head.tsx'
import { useLabText } from './texts.ts'

/** What follows from all deals together, and which rules were used at all. */
export const Besides = ({ outcome }: { readonly outcome: Outcome }) => {
  const t = useLabText()
  const figures = figuresOf(outcome)
  const uses = rulesUsed(outcome)
  return (
    <>
      {figures.length > 0 && <ArmTable title={t('together')} outcome={outcome} rows={figures} />}
      {uses.length > 0 && (
        <details className="lab-uses">
          <summary>{t('uses')}</summary>
          <ArmTable
            title={t('uses')}
            outcome={outcome}
            rows={uses
              .toSorted((a, b) => Number(b.isNews) - Number(a.isNews))
              .map(({ rule, name, means, isNews }) => ({
                name,
                about: isNews ? `${rule} ${t('never')}` : rule,
                cells: means.map(shortNumber),
              }))}
          />
        </details>
      )}
    </>
  )
}

interface ArmTableProps {
  readonly title: string
  readonly outcome: Outcome
  readonly rows: readonly { readonly name: Text; readonly about?: string; readonly cells: readonly string[] }[]
}

/** A row for each thing, a column for each rule set. */
const ArmTable = ({ title, outcome: { plan }, rows }: ArmTableProps) => {
  const nameOf = useArmName()
  const say = useSay()
  return (
    <div className="lab-wide lab-besides">
      <table>
        <ArmHead title={title} variants={plan.experiment.variants.length} />
        <tbody>
          {rows.map(({ name, about, cells }) => (
            <tr key={`${name.en} ${about}`}>
              <th scope="row">
                {say(name)} {about !== undefined && <small>{about}</small>}
              </th>
              {cells.map((cell, arm) => (
                <td key={armKey(arm)} data-head={nameOf(arm)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
