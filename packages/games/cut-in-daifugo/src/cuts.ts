import { type Card, faceOf, isJoker, type Seat } from '@tefuda/kernel'
import { inOrder } from './notation.ts'
import { isSingleJoker, type Played, type State } from './state.ts'
import { draws, laidAs, stockOf } from './stock.ts'

/** Every way in which a seat could cut in on what lies on the table: the very cards, jokers for any of them (CD-4). */
export const cutsOf = (state: State, seat: Seat): Played[][] => {
  if (!couldCut(state, seat)) return []
  const stock = stockOf(state, seat)
  const jokers = stock.filter(({ face }) => isJoker(face))
  const wanted = state.table!.laid.map(({ as }) => as)
  if (isSingleJoker(state.table!.laid)) return jokers.map((one) => [laidAs(one, one.face)])
  const groups = [...new Set(wanted)].map((as) => ({
    as,
    count: wanted.filter((other) => other === as).length,
    own: stock.filter(({ face }) => face === as),
  }))
  let ways: { readonly laid: readonly (Played | Card)[]; readonly blanks: number }[] = [{ laid: [], blanks: 0 }]
  for (const { as, count, own } of groups)
    ways = ways.flatMap(({ laid, blanks }) =>
      Array.from({ length: count + 1 }, (_, missing) =>
        draws(own, count - missing).map((cards) => ({
          laid: [...laid, ...cards.map((one) => laidAs(one, as)), ...Array<Card>(missing).fill(as)],
          blanks: blanks + missing,
        })),
      ).flat(),
    )
  return ways.flatMap(({ laid, blanks }) =>
    draws(jokers, blanks).map((others) => {
      let next = 0
      return inOrder(laid.map((one) => (typeof one === 'number' ? laidAs(others[next++]!, one) : one)))
    }),
  )
}

/** Whether a seat holds as many of the cards wanted, or jokers, as lie on the table: most seats do not. */
const couldCut = (state: State, seat: Seat): boolean => {
  const { laid } = state.table!
  const [hidden, open] = [state.hidden[seat]!, state.open[seat]!]
  if (hidden.length + open.length < laid.length) return false
  let found = 0
  for (const cards of [hidden, open])
    for (const card of cards) if (isJoker(card) || laid.some(({ as }) => as === faceOf(card))) found++
  return found >= laid.length
}
