import { changesFrom, nearestPreset, type Setting } from '@tefuda/kernel'
import { type Plan, valueNamed } from '@tefuda/lab'
import { useSay } from '../i18n/index.ts'
import { ArmHead, armKey } from './arm-head.tsx'
import { useLabText } from './texts.ts'

/** The settings in which the base and the variants differ. */
export const RulesCompared = ({ plan: { arms, game } }: { readonly plan: Plan }) => {
  const t = useLabText()
  const say = useSay()
  const [base, ...variants] = arms
  const settings: Readonly<Record<string, Setting>> = game.schema.settings
  const names = [...new Set(variants.flatMap(({ rules }) => Object.keys(changesFrom(base!.rules, rules))))]
  const { preset, changes } = nearestPreset(game.schema, base!.rules)
  const presetName = game.schema.presets.find(({ id }) => id === preset)?.name
  if (names.length === 0) return null
  return (
    <section className="lab-card lab-compared">
      <h2>{t('compared')}</h2>
      <div className="lab-wide">
        <table>
          <ArmHead title={t('setting')} variants={variants.length} />
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{say(settings[name]!.label)}</th>
                {arms.map(({ rules }, arm) => {
                  const value = say(valueNamed(settings[name]!, rules[name]!, base!.rules[name]!))
                  const isOther = arm > 0 && JSON.stringify(rules[name]) !== JSON.stringify(base!.rules[name])
                  return (
                    <td key={armKey(arm)} className={isOther ? 'other' : undefined}>
                      {value}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {presetName !== undefined && Object.keys(changes).length === 0 && (
        <p className="muted">{t('others', { preset: say(presetName) })}</p>
      )}
    </section>
  )
}
