import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'

const VIEWERS = [null, 0, 1, 2, 3]

/** Every viewer's view after a move, as its events lead there and as it is. */
const after = ({ engine, state, move }: Arranged, seat: number, text: string) => {
  const before = VIEWERS.map((viewer) => engine.view(state, viewer))
  const events = move(seat, text)
  const folded = VIEWERS.map((viewer, k) =>
    events.flatMap((event) => engine.eventFor(event, viewer) ?? []).reduce(engine.viewAfter, before[k]!),
  )
  return { folded, seen: VIEWERS.map((viewer) => engine.view(state, viewer)) }
}

/** What random play of lawful moves never comes to. */
describe('events lead from view to view', () => {
  it('through a foul: the cards lie open, and the turn does not move', () => {
    const table = arrange(['S4 C9', 'S6 S3 S6', 'D5 D6', 'H5'], { fouls: 'penalise' })
    table.play(0, 'S4')
    for (const [seat, text] of [
      [2, 'D6'],
      [1, 'S3'],
      [1, 'S6 S6'],
    ] as const) {
      const { folded, seen } = after(table, seat, text)
      expect(folded).toEqual(seen)
    }
    expect(table.hand(1)).toEqual({ hidden: '', open: 'S3 S6 S6' })
    expect(table.state.turn).toBe(1)
  })

  it('through a card shown, of two alike ones to whoever knew of one', () => {
    const table = arrange(['S7 H7 S5 H5 C3', 'S5 C7 D7 CJ', 'D3 D4', 'H9 H8'])
    table.play(0, 'S7 H7')
    for (const [seat, text] of [
      [0, 'give S5'],
      [0, 'give H5'],
      [1, 'show S5'],
    ] as const) {
      const { folded, seen } = after(table, seat, text)
      expect(folded).toEqual(seen)
    }
  })
})
