import { type Description, type Text, text } from '@tefuda/kernel'
import { bindText } from './narrate.ts'
import { type CutInRules, effectName } from './rules.ts'
import { stillToChoose } from './still-to-choose.ts'
import type { CutInView } from './view.ts'

/** What a view tells beside where cards lie: what lies to be beaten, what holds now, and what is chosen. */
export const describeView = (rules: CutInRules, view: CutInView): Description => ({
  notes: [...tableOf(view), ...orderOf(view), ...choicesIn(rules, view), ...exchangesIn(view)],
})

const tableOf = ({ table, shape, rankBound, suitBound }: CutInView): Text[] => {
  if (table === null) return []
  const cards = table.cards.join(' ')
  const lies = text(`場は席${table.by + 1}の ${cards}`, `On the table: ${cards} of seat ${table.by + 1}`)
  return rankBound || suitBound.length > 0 ? [lies, bindText(rankBound, suitBound, shape?.count ?? 1)] : [lies]
}

const orderOf = ({ flipped, direction }: CutInView): Text[] => [
  ...(flipped ? [text('いまは3がいちばん強い', 'Threes are the strongest now')] : []),
  ...(direction < 0 ? [text('逆回り', 'Play goes the other way round')] : []),
]

const choicesIn = (rules: CutInRules, view: CutInView): Text[] => {
  const choice = view.resolving?.choice ?? null
  if (choice === null) return []
  const left = stillToChoose(view, choice, choice.by)
  const { ja, en } = effectName(choice.effect, rules.effects[choice.effect])
  const [ofJa, ofEn] = choice.of < 0 ? ['', ''] : [`（席${choice.of + 1}に）`, `, concerning seat ${choice.of + 1}`]
  return choice.by < 0
    ? [text(`${ja}：全員が札を選びます`, `${en}: all choose a card`)]
    : [
        text(
          `${ja}${ofJa}：席${choice.by + 1}が選びます（あと${left}枚）`,
          `${en}${ofEn}: seat ${choice.by + 1} chooses (${left} to go)`,
        ),
      ]
}

const exchangesIn = ({ exchange }: CutInView): Text[] => {
  if (exchange === null) return []
  const isPoor = exchange.step === 'poor'
  return exchange.left.flatMap((left, seat) =>
    left === 0
      ? []
      : [
          isPoor
            ? text(
                `席${seat + 1}　いちばん強い札を渡します（あと${left}枚）`,
                `Seat ${seat + 1}: gives the strongest cards (${left} to go)`,
              )
            : text(
                `席${seat + 1}　好きな札を渡します（あと${left}枚）`,
                `Seat ${seat + 1}: gives cards of their choice (${left} to go)`,
              ),
        ],
  )
}
