import { type Text, text } from '@tefuda/kernel'
import type { Arm, Plan } from './plan.ts'

/** Whether a variant (from 0) has other cards than the base, so that its deals can be alike but not the same. */
export const hasOtherDeck = ({ arms }: Pick<Plan, 'arms'>, variant: number): boolean =>
  cardsOf(arms[0]!) !== cardsOf(arms[variant + 1]!)

/** How its deals are then paired. */
export const OTHER_DECK: Text = text(
  '基準とは札がちがうので、まったく同じ配りにはなりません。両方にある札を同じ順に並べて配ります。',
  'Its cards are others than those of the base, so the deals are not quite the same: the cards that both have lie in the same order.',
)

/** What is shuffled for the first deal. */
const cardsOf = ({ table: { engine } }: Arm): string => {
  const shuffled: string[][] = []
  engine.start((cards) => {
    shuffled.push(cards.map(engine.deck.name).toSorted())
    return [...cards]
  })
  return String(shuffled[0])
}
