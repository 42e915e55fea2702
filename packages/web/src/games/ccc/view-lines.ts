import type { CccView } from '@tefuda/ccc'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Fact, Pile, SeatLine } from '../../table/table-game.ts'
import type { CccContext } from './draft.ts'
import { PILE, USED } from './motions.ts'

/** How many cells a seat holds: territory, and near-territory. */
export const heldBy = ({ cells }: CccView, seat: Seat): { readonly own: number; readonly near: number } => {
  const held = cells.flatMap(({ holder }) => (holder?.seat === seat ? [holder.lead] : []))
  return { own: held.filter((lead) => lead > 1).length, near: held.filter((lead) => lead === 1).length }
}

export const seatLineOf = (view: CccView, seat: Seat): SeatLine => {
  const { own, near } = heldBy(view, seat)
  const count = view.hands[seat]?.count ?? 0
  return {
    notes: [text(`札${count}`, `Hand ${count}`), text(`自陣${own} 準${near}`, `Own ${own}, near ${near}`)],
    points: view.scores[seat] ?? 0,
    cards: null,
    open: [],
    state: null,
  }
}

const fact = (id: string, label: Text, value: number, opens: boolean, narrowOnly: boolean): Fact => ({
  id,
  label,
  value,
  opens,
  narrowOnly,
})

export const factsOf = ({ view, seat }: CccContext): readonly Fact[] => {
  const hand = seat === null ? [] : [fact('hand', text('手札', 'Hand'), view.hands[seat]?.count ?? 0, false, false)]
  return [
    ...hand,
    fact(PILE, text('山札', 'Pile'), view.pile, false, true),
    fact(USED, text('使った札', 'Used'), view.used.length, true, true),
  ]
}

/** Which pile it is, and how the end comes near; null where there is nothing to say. */
export const signOf = ({ last, reshuffles, phase }: CccView): Text | null => {
  if (phase === 'over') return null
  if (last !== null) return text(`最後の番：あと${last}回`, last === 1 ? 'The last turn' : `Last turns: ${last} to go`)
  return reshuffles === 0 ? text('最後の山札', 'The last pile') : null
}

/** What has to be done, before anything is chosen. */
export const dutyOf = (context: CccContext): Text | null => {
  if (!context.due) return null
  if (context.view.last !== null)
    return text(
      '最後の番です。引けないので、置けるだけ置いて終えます。',
      'Your last turn: nothing can be drawn. Place what you can, then end it.',
    )
  if (context.view.placed.length > 0)
    return text(
      'まだ置けます。終えるなら、引き方を選びます。',
      'Place more coins, or choose how to draw and end the turn.',
    )
  return text(
    'マスか札を選んでコインを置きます。置かずに引いてもかまいません。',
    'Choose a cell or cards and place coins, or just draw.',
  )
}

/** Used cards are public (CC-7). */
export const pileOf = ({ view }: CccContext, id: string): Pile | null =>
  id === USED || id === 'taken'
    ? { title: text('使った札', 'Used cards'), groups: [{ seat: null, cards: view.used.toReversed() }] }
    : null
