import { findGame } from '@tefuda/games'
import { type RulesRequest, rng } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { BUSY_TABLES, briefStage, FAST, stepsOf } from '../../testing/steps.ts'
import type { Thinker } from '../bots-worker/thinker.ts'
import { loadTableGame } from '../games/index.ts'
import type { SeatPlayer } from '../storage/index.ts'
import { createTable } from './local-table.ts'

const PERSON: SeatPlayer = { kind: 'person' }
const BOT: SeatPlayer = { kind: 'bot', level: 'beginner' }

/** A table of bots that play at random, with a person in the first seat or without. */
const sitDown = async (game: string, seats: number, rules: RulesRequest, viewer: number | null) => {
  const match = dealt(findGame(game)!, seats, rules)
  const random = rng(7)
  const pick = (seat: number): string => match.engine.format(match.engine.pick(match.state, seat, random))
  const thinker: Thinker = {
    think: async ({ seat }) => ({ move: pick(seat), values: [] }),
    stop: () => {},
  }
  const players = Array.from({ length: seats }, (_, seat) => (seat === viewer ? PERSON : BOT))
  const table = createTable('t', match, players, [], await loadTableGame(match, false), {
    save: async () => {},
    finish: async () => ({ record: 'r', best: null }),
    thinker,
    stage: briefStage,
    now: () => 0,
    pace: FAST,
    after: () => () => {},
  })
  return { match, table, pick }
}

const MOST_MOVES = 400

const playOn = async ({ match, table, pick }: Awaited<ReturnType<typeof sitDown>>): Promise<void> => {
  while (table.state().outcome === null && match.moves.length < MOST_MOVES) {
    await new Promise((resolve) => setTimeout(resolve))
    if (table.display.scene().halt !== null) table.display.resume()
    else if (table.state().context.due) table.play(pick(0), false)
  }
  await table.display.idle()
  table.close()
}

describe.each([
  ['a player', 0],
  ['somebody who looks on', null],
])('%s sees every step as a view of the game, and nothing else when all is at rest', (_, viewer) => {
  test.each(BUSY_TABLES)('%s, %i seats, %o', async (game, seats, rules) => {
    const sat = await sitDown(game, seats, rules, viewer)
    const steps = stepsOf(sat.table.display, sat.match, viewer)
    await playOn(sat)
    expect(steps.faults).toEqual([])
    expect(steps.shown).toBeGreaterThan(200)
    expect(steps.rests).toBeGreaterThan(50)
  })
})
