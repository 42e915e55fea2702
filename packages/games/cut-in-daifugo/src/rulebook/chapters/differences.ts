import { type Chapter, changedSettings, joinTexts, type RuleValue, type Text, text } from '@tefuda/kernel'
import { EFFECTS, type Effect, effectName, rankName, schema, TITLE_NAMES, TITLES } from '../../rules.ts'
import { list, say } from '../block.ts'
import { type Aspect, matters, type Sitting, STANDARD } from '../sitting.ts'

interface Difference {
  readonly aspect: Aspect
  readonly told: Text
}

/** Everything that is set otherwise than in the standard game. */
export const differences = (sitting: Sitting): Chapter | null => {
  const found = changedSettings(schema, sitting.rules).flatMap((name) => differencesOf(sitting, name))
  if (found.length === 0) return null
  const [felt, idle] = [true, false].map((is) => found.filter(({ aspect }) => matters(sitting, aspect) === is))
  return {
    id: 'differences',
    title: text('標準との違い', 'What differs from the standard'),
    blocks: [
      ...(felt!.length > 0 ? [listed(sitting, felt!)] : []),
      ...(idle!.length > 0
        ? [
            say(
              sitting,
              '次の設定も標準と違いますが、この卓では出番がありません。',
              'These settings differ too, but make no difference at this table.',
            ),
            listed(sitting, idle!),
          ]
        : []),
    ],
  }
}

const listed = (sitting: Sitting, found: readonly Difference[]) =>
  list(
    sitting,
    found.map(({ told }) => told),
    { about: found.map(({ aspect }) => aspect) },
  )

const differencesOf = (sitting: Sitting, name: Aspect & keyof typeof STANDARD): Difference[] => {
  const { rules } = sitting
  if (name === 'effects') return effectsOf(sitting)
  if (name === 'titles')
    return TITLES.filter((title) => rules.titles[title] !== STANDARD.titles[title]).map((title) => ({
      aspect: `titles.${title}`,
      told: told(
        text(`${TITLE_NAMES[title].ja}の点`, `Points of the ${TITLE_NAMES[title].en.toLowerCase()}`),
        text(`${rules.titles[title]}`, `${rules.titles[title]}`),
        text(`${STANDARD.titles[title]}`, `${STANDARD.titles[title]}`),
      ),
    }))
  return [
    { aspect: name, told: told(schema.settings[name].label, shown(name, rules[name]), shown(name, STANDARD[name])) },
  ]
}

/** Effects nobody has, in one line, and those that belong to another rank, one by one. */
const effectsOf = ({ rules }: Sitting): Difference[] => {
  const usual = (effect: Effect): Text => effectName(effect, STANDARD.effects[effect])
  const off = EFFECTS.filter((effect) => rules.effects[effect] === 0)
  const moved = EFFECTS.filter(
    (effect) => rules.effects[effect] > 0 && rules.effects[effect] !== STANDARD.effects[effect],
  )
  const names = joinTexts(off.map(usual), text('、', ', '))
  return [
    ...(off.length > 0
      ? [
          {
            aspect: 'effects',
            told: text(`使わない効果：${names.ja}`, `Effects not played: ${names.en.toLowerCase()}`),
          } as const,
        ]
      : []),
    ...moved.map((effect): Difference => {
      const rank = rankName(rules.effects[effect])
      return {
        aspect: `effects.${effect}`,
        told: text(
          `${usual(effect).ja}は ${rank} の効果になり、${effectName(effect, rules.effects[effect]).ja}と呼びます`,
          `${usual(effect).en} belongs to ${rank} and is called ${effectName(effect, rules.effects[effect]).en.toLowerCase()}`,
        ),
      }
    }),
  ]
}

const told = (label: Text, now: Text, standard: Text): Text =>
  text(`${label.ja}：${now.ja}（標準は ${standard.ja}）`, `${label.en}: ${now.en} (standard: ${standard.en})`)

/** A value as a player reads it. */
const shown = (name: keyof typeof STANDARD, value: RuleValue): Text => {
  const setting = schema.settings[name]
  if (setting.kind === 'choice') return setting.options.find((option) => option.value === value)!.label
  if (setting.kind === 'flag') return value === true ? text('はい', 'yes') : text('いいえ', 'no')
  const written = JSON.stringify(value)
  return text(written, written)
}
