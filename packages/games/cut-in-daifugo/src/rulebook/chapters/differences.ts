import { type Chapter, changedSettings, joinTexts, type Text, text } from '@tefuda/kernel'
import { type Difference, differencesChapter, differencesOf, otherThan, same } from '@tefuda/kernel/rulebook'
import {
  type CutInRules,
  EFFECTS,
  type Effect,
  effectName,
  rankName,
  schema,
  TITLE_NAMES,
  TITLES,
} from '../../rules.ts'
import { type Aspect, type BookSubject, matters, STANDARD } from '../subject.ts'

/** Everything that is set otherwise than in the standard game. */
export const differences = (subject: BookSubject): Chapter | null =>
  differencesChapter(
    subject,
    changedSettings(schema, subject.rules).flatMap((name): Difference<Aspect>[] => {
      if (name === 'effects') return effectsOf(subject)
      if (name === 'titles') return titlesOf(subject)
      return differencesOf<Aspect, CutInRules>(schema, subject.rules, name)
    }),
    matters,
  )

const titlesOf = ({ rules }: BookSubject): Difference<Aspect>[] =>
  TITLES.filter((title) => rules.titles[title] !== STANDARD.titles[title]).map((title) => ({
    aspect: `titles.${title}`,
    told: otherThan(
      text(`${TITLE_NAMES[title].ja}の点`, `Points of the ${TITLE_NAMES[title].en.toLowerCase()}`),
      same(rules.titles[title]),
      same(STANDARD.titles[title]),
    ),
  }))

/** Effects nobody has, in one line, and those that belong to another rank, one by one. */
const effectsOf = ({ rules }: BookSubject): Difference<Aspect>[] => {
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
    ...moved.map((effect): Difference<Aspect> => {
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
