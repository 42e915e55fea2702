import { findGame } from '@tefuda/games'
import { type Match, rng, type Seat } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { botOf, open, playOn, tablesOf } from '../testing/matches.ts'
import type { Reason } from './index.ts'
import { reasonFor } from './reasons-of.ts'

const SEATS: Readonly<Record<string, readonly number[]>> = {
  'southern-cross': [1, 3],
  'cut-in-daifugo': [4, 6],
  exjan: [3, 4],
  'zheng-shang-you': [4, 6],
  ccc: [2, 4],
}

const TABLES = Object.entries(SEATS).flatMap(([id, seats]) =>
  tablesOf(findGame(id)!, seats).map(({ preset, seats: count }) => [id, preset, count] as const),
)

/** At most so many of a seat's moves are asked about at a time. */
const ASKED = 12

/** Goes through a game of bots, some of whom play at random, and calls back at every position with each seat that is due. */
const atPositions = (match: Match, moves: number, look: (seat: Seat, turn: number) => void): void => {
  for (let turn = 0; turn < moves; turn++) {
    const due = match.engine.toAct(match.state)
    if (due.length === 0) return
    if (turn % 5 === 0) for (const seat of due) look(seat, turn)
    playOn(match, botOf(turn % 4 === 3 ? 'random' : 'greedy'), 1, {})
  }
}

/** What is said of a seat's moves, each alone and beside the one that is listed before it, where the unseen cards are imagined in this way. */
const reasonsAt = (match: Match, seat: Seat, seed: number): { alone: (Reason | null)[]; beside: Reason[] } => {
  const { engine, state } = match
  const imagining = { ...match, engine: { ...engine, sample: (view: unknown) => engine.sample(view, rng(seed)) } }
  const view = engine.view(state, seat)
  const moves = engine.list(state, seat, { limit: ASKED }).moves.map(engine.format)
  return {
    alone: moves.map((move) => reasonFor(imagining, view, seat, move)),
    beside: moves.slice(1).flatMap((move, k) => reasonFor(imagining, view, seat, move, moves[k]) ?? []),
  }
}

it.each(TABLES)(
  '%s, %s, %i seats: every move has a reason in both languages, and none tells of cards unseen',
  (id, preset, seats) => {
    const match = open(findGame(id)!, { preset }, seats)
    let asked = 0
    atPositions(match, 120, (seat) => {
      const told = reasonsAt(match, seat, 1)
      for (const reason of [...told.alone, ...told.beside]) {
        expect(reason?.text.ja).toMatch(/[ぁ-ん].*。$/)
        expect(reason?.text.en).toMatch(/^[A-Z0-9].*\.$/)
        expect(`${reason?.text.ja}${reason?.text.en}`).not.toMatch(/undefined|NaN|null| {2}/)
        expect(reason?.text.ja).not.toMatch(/残り0枚|あと\d\d枚/)
      }
      expect(reasonsAt(match, seat, 2)).toEqual(told)
      asked += told.alone.length
    })
    expect(asked).toBeGreaterThan(20)
  },
)

it('of a game nobody has written of, and of what is no move, nothing is said', () => {
  const match = open(findGame('ccc')!, {}, 2)
  const view = match.engine.view(match.state, 0)
  expect(reasonFor(match, view, 0, 'no move')).toBeNull()
  expect(reasonFor(match, view, 0, 'draw 1', 'no move')).toBeNull()
  const stranger = { ...match, engine: { ...match.engine }, game: { ...match.game, id: 'stranger' } }
  expect(reasonFor(stranger, view, 0, 'draw 1')).toBeNull()
})
