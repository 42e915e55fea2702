import { type ArmTable, besidesOf, type Outcome } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ArmHead, armKey, useArmName } from './arm-head.tsx'

/** What is told besides the measures; the uses of rules, which are many, are folded. */
export const Besides = ({ outcome }: { readonly outcome: Outcome }) => {
  const say = useSay()
  const variants = outcome.plan.experiment.variants.length
  return besidesOf(outcome).map((table) =>
    table.id === 'uses' ? (
      <details key={table.id} className="lab-uses">
        <summary>{say(table.title)}</summary>
        <Told table={table} variants={variants} />
      </details>
    ) : (
      <Told key={table.id} table={table} variants={variants} />
    ),
  )
}

/** A row for each thing, a column for each rule set. */
const Told = ({ table: { title, rows }, variants }: { readonly table: ArmTable; readonly variants: number }) => {
  const nameOf = useArmName()
  const say = useSay()
  return (
    <div className="lab-wide lab-besides">
      <table>
        <ArmHead title={say(title)} variants={variants} />
        <tbody>
          {rows.map(({ name, note, cells }) => (
            <tr key={`${name.en} ${note?.en}`}>
              <th scope="row">
                {say(name)} {note !== null && <small>{say(note)}</small>}
              </th>
              {cells.map((cell, arm) => (
                <td key={armKey(arm)} data-head={nameOf(arm)}>
                  {say(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
