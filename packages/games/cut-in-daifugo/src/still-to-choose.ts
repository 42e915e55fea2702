import type { Seat } from '@tefuda/kernel'
import { choiceKind } from './state.ts'
import type { CutInView } from './view.ts'

type Choice = NonNullable<NonNullable<CutInView['resolving']>['choice']>

/** How many more cards a seat chooses for an effect: what is left of it, as far as there are cards for it (CD-7). */
export const stillToChoose = (view: CutInView, choice: Choice, seat: Seat): number =>
  choice.by < 0 ? (choice.each[seat] ?? 0) : Math.min(choice.left, cardsFor(view, choice))

const cardsFor = ({ hands, discards }: CutInView, choice: Choice): number => {
  const { by, of } = choice
  const hidden = (seat: Seat): number => hands[seat]?.hidden ?? 0
  const open = (seat: Seat): number => hands[seat]?.open.length ?? 0
  switch (choiceKind(choice)) {
    case 'salvage':
      return discards.length
    case 'discard':
      return hidden(by) + open(by)
    case 'peep':
      return hidden(of)
    case 'greed':
      return hands.reduce((sum, _, seat) => (seat === of ? sum : sum + open(seat)), 0)
    default:
      return hidden(by)
  }
}
