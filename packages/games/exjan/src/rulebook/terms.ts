import { type Term, type Text, text } from '@tefuda/kernel'
import { type ExjanRules, YAKU_NAMES, type Yaku, type Yakuman } from '../rules.ts'
import { MEANS, yakuIn, yakumanIn } from './chapters/yaku.ts'
import { subjectOf } from './subject.ts'

/** The yaku of a table: when they count, and for how much. */
export const terms = (rules: ExjanRules, seats: number): Term[] => {
  const subject = subjectOf(rules, seats)
  const term = (id: Yaku | Yakuman, worth: Text): Term => {
    const { ja, en } = MEANS[id]
    return {
      id,
      name: YAKU_NAMES[id],
      meaning: text(`${ja}（${worth.ja}）`, `${en} (${worth.en})`),
      chapter: 'yaku',
    }
  }
  return [
    ...yakuIn(subject).map((id) => term(id, text(`${rules.yaku[id]}段`, `${rules.yaku[id]} dan`))),
    ...yakumanIn(subject).map((id) => term(id, text('役満', 'yakuman'))),
  ]
}
