import { type Plan, rulesCompared } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ArmHead, armKey } from './arm-head.tsx'
import { useLabText } from './texts.ts'

/** The settings in which the base and the variants differ. */
export const Compared = ({ plan }: { readonly plan: Plan }) => {
  const t = useLabText()
  const say = useSay()
  const compared = rulesCompared(plan)
  if (compared === null) return null
  return (
    <section className="lab-card lab-compared">
      <h2>{say(compared.title)}</h2>
      <div className="lab-wide">
        <table>
          <ArmHead title={t('setting')} variants={plan.arms.length - 1} />
          <tbody>
            {compared.rows.map(({ setting, cells }) => (
              <tr key={setting.en}>
                <th scope="row">{say(setting)}</th>
                {cells.map(({ value, isOther }, arm) => (
                  <td key={armKey(arm)} className={isOther ? 'other' : undefined}>
                    {say(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{say(compared.others)}</p>
    </section>
  )
}
