import { findGame } from '@tefuda/games'
import { type Match, rng, type Seat } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { ask, botOf, open, playOn } from '../testing/matches.ts'
import { dealEventsFor } from './deal-events.ts'
import type { Thought } from './index.ts'
import { LEVELS } from './levels.ts'
import type { Reason } from './reason.ts'
import { reasonFor } from './reasons-of.ts'

// Twins: the same view, other hidden cards. Whoever plays fairly cannot tell them apart.

/** In climbing games positions are those of the second deal, after an exchange of cards. */
const TABLES = [
  ['southern-cross', {}, 1],
  ['southern-cross', {}, 3],
  ['southern-cross', { match: true }, 2],
  ['cut-in-daifugo', { deals: 2 }, 5],
  ['zheng-shang-you', { deals: 2 }, 5],
  ['zheng-shang-you', { preset: 'teams', deals: 2 }, 4],
  ['zheng-shang-you', { preset: 'san-jia-xi', deals: 2 }, 6],
  ['exjan', { deals: 2 }, 4],
  ['ccc', {}, 3],
] as const

/** All who may sit at a table. Those who look ahead try a move once and twice here. */
const BRIEFLY: Readonly<Record<string, { playouts: number }>> = { strong: { playouts: 1 }, master: { playouts: 2 } }
const PLAYERS = [
  { id: 'random', bot: 'random', thinking: {} },
  ...LEVELS.map(({ id, bot, thinking }) => ({ id, bot, thinking: { ...thinking, ...BRIEFLY[id] } })),
]

const POSITIONS = 3
const MOVES_BETWEEN = 8

/** A match with the hidden cards of a sample of the seat's view. */
const twinOf = (match: Match, seat: Seat): Match => {
  const { engine, state } = match
  return { ...match, state: engine.sample(engine.view(state, seat), rng(match.moves.length)) }
}

interface Said extends Thought {
  readonly player: string
  readonly move: string
  /** Why the move, and why it rather than the next best. */
  readonly reasons: readonly (Reason | null)[]
}

/** What everybody would play for a seat, what each thinks of it, and why. */
const saidAt = (match: Match, seat: Seat): Said[] => {
  const { engine, state } = match
  const view = engine.view(state, seat)
  const told = dealEventsFor(match, seat)
  return PLAYERS.map(({ id, bot, thinking }) => {
    const thought = ask(botOf(bot), match, seat, { ...thinking, seed: 9, told })
    const move = engine.format(thought.move)
    const reasons = [undefined, thought.values?.[1]?.move].map((other) => reasonFor(match, view, seat, move, other))
    return { ...thought, player: id, move, reasons }
  })
}

it.each(TABLES)(
  '%s %j, %i seats: twins are played alike by every level, with the same thoughts and reasons',
  (id, rules, seats) => {
    const match = open(findGame(id)!, rules, seats)
    const { engine } = match
    const deals = 'deals' in rules ? rules.deals : 1
    playOn(match, botOf('greedy'), 5000, {}, () => engine.status(match.state).deal < deals)
    for (let position = 0; position < POSITIONS; position++) {
      playOn(match, botOf(position % 2 === 0 ? 'greedy' : 'random'), MOVES_BETWEEN, {})
      const isForced = (): boolean =>
        engine.list(match.state, engine.toAct(match.state)[0]!, { limit: 2 }).moves.length < 2
      playOn(match, botOf('greedy'), 100, {}, isForced)
      const seat = engine.toAct(match.state)[0]!
      const twin = twinOf(match, seat)
      expect(JSON.stringify(twin.state)).not.toBe(JSON.stringify(match.state))
      expect(engine.view(twin.state, seat)).toEqual(engine.view(match.state, seat))
      expect(saidAt(twin, seat)).toEqual(saidAt(match, seat))
    }
  },
)
