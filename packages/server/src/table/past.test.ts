import { games } from '@tefuda/games'
import { cloneMatch, eventsFor, isRefusal, type Match, openMatch, playMove, rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { eventCount, layAway, noPast, seenFrom } from './past.ts'
import type { Table } from './table.ts'

/** Of a table nothing else is needed here. */
const tableOf = (match: Match): Table => ({ match, past: noPast() }) as unknown as Table

test.each(games.map((game) => [game.id, game] as const))(
  'what has been laid away is what was there before: %s',
  (_, game) => {
    const seats = Math.max(2, game.minSeats)
    const whole = openMatch({ game, seats, seed: '5a'.repeat(32) })
    if (isRefusal(whole)) throw new Error(whole.code)
    const table = tableOf(cloneMatch(whole))
    const random = rng(3)
    for (let made = 0; made < 200 && whole.engine.outcome(whole.state) === null; made++) {
      if (random.below(3) > 0) layAway(table)
      const [seat] = whole.engine.toAct(whole.state)
      const move = whole.engine.format(whole.engine.pick(whole.state, seat!, random))
      for (const match of [whole, table.match!]) playMove(match, seat!, move)
      expect(eventCount(table)).toBe(whole.events.length)
      const from = random.below(whole.events.length + 1)
      for (const viewer of [null, 0, 1]) {
        expect(seenFrom(table, viewer)).toEqual(eventsFor(whole, viewer))
        const later = { ...whole, events: whole.events.slice(from) }
        expect(seenFrom(table, viewer, from)).toEqual(eventsFor(later, viewer))
      }
    }
    expect(table.past.texts.length).toBeGreaterThan(5)
    expect(table.match!.events.length).toBeLessThan(whole.events.length)
  },
)
