import { type Plan, rulesCompared } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ArmName, armKey } from './arm-head.tsx'

/** The settings in which the base and the variants differ: of each what it is in the base, then what it is elsewhere. */
export const Compared = ({ plan }: { readonly plan: Plan }) => {
  const say = useSay()
  const compared = rulesCompared(plan)
  if (compared === null) return null
  return (
    <section className="lab-card lab-compared">
      <h2>{say(compared.title)}</h2>
      <table>
        {compared.rows.map(({ setting, cells }) => (
          <tbody key={setting.en}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {say(setting)}
              </th>
            </tr>
            {cells.map(
              ({ value, isOther }, arm) =>
                (arm === 0 || isOther) && (
                  <tr key={armKey(arm)} className={isOther ? 'other' : undefined}>
                    <th scope="row">
                      <ArmName arm={arm} />
                    </th>
                    <td>{say(value)}</td>
                  </tr>
                ),
            )}
          </tbody>
        ))}
      </table>
      <p className="muted">{say(compared.others)}</p>
    </section>
  )
}
