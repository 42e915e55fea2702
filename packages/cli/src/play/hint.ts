import { dealEventsFor, findBot, reasonFor } from '@tefuda/bots'
import { type Match, moveText, type Seat, type Text, text } from '@tefuda/kernel'

/** A hint comes while one still looks at the table. */
const BUDGET = { playouts: 40, ms: 1500 } as const

/** What a good bot would play for a seat that is due, by its notation and in words, and why. */
export const hintFor = (match: Match, seat: Seat): Text => {
  const { engine, state, moves } = match
  const view = engine.view(state, seat)
  const told = dealEventsFor(match, seat)
  const move = engine.format(
    findBot('monte-carlo')!.choose(match, view, seat, { ...BUDGET, seed: moves.length, told }).move,
  )
  const words = moveText(engine, move)
  const named = words.ja === move ? words : text(`${move}（${words.ja}）`, `${move} (${words.en})`)
  const reason = reasonFor(match, view, seat, move)?.text
  return reason === undefined ? named : text(`${named.ja}：${reason.ja}`, `${named.en}: ${reason.en}`)
}
