import { type Description, type Text, text } from '@tefuda/kernel'
import type { ExjanView } from './view.ts'

/** What a view tells beside where cards lie: the discard all are asked about, dora, the dealer, and who has said reach. */
export const describeView = (view: ExjanView): Description => {
  const { discard, turn, dora, dealer, reach, stakes } = view
  const notes: Text[] = [
    text(`親は席${dealer + 1}　ドラは ${dora.join(' ')}`, `Dealer: seat ${dealer + 1}. Dora: ${dora.join(' ')}`),
  ]
  if (discard !== null)
    notes.unshift(text(`席${turn + 1}が捨てた ${discard}`, `${discard}, discarded by seat ${turn + 1}`))
  for (const [seat, at] of reach.entries())
    if (at >= 0)
      notes.push(
        text(`席${seat + 1}　リーチ（${stakes[seat]}点）`, `Seat ${seat + 1}: reach, ${stakes[seat]} at stake`),
      )
  return { notes }
}
