import type { Game, Match } from '@tefuda/kernel'
import { type SouthernCrossState, southernCross } from '@tefuda/southern-cross'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

const keepOrder = (cards: readonly number[]): number[] => [...cards]

/** Cards in the pile after a move. */
const pileAfter = ({ engine, state }: Match, move: unknown): number => {
  const after = engine.clone(state)
  engine.apply(after, 0, move, keepOrder)
  return (after as SouthernCrossState).fields[0]!.pile.length
}

/** Calls back with what is said of moves, each beside the one listed before it, in a deal of a bot that plays alone. */
const atPairs = (look: (match: Match, move: unknown, other: unknown, told: string) => void): void => {
  const match = open(southernCross as unknown as Game, {}, 1)
  const { engine } = match
  while (engine.outcome(match.state) === null) {
    const moves = engine.list(match.state, 0, { limit: 30 }).moves
    const view = engine.view(match.state, 0)
    for (const [k, move] of moves.slice(1).entries()) {
      const reason = reasonFor(match, view, 0, engine.format(move), engine.format(moves[k]!))
      look(match, move, moves[k], reason?.text.ja ?? '')
    }
    playOn(match, botOf('greedy'), 1, {})
  }
}

it('what another move is said to cost the pile is what it costs', () => {
  let found = 0
  atPairs((match, move, other, told) => {
    const said = told.match(/山札[がも](\d+)枚減/)
    const more = pileAfter(match, move) - pileAfter(match, other)
    expect(said === null ? 0 : Number(said[1]), told).toBe(Math.max(0, more))
    if (said !== null) found++
  })
  expect(found).toBeGreaterThan(10)
})

it('beside a move that prepares something, a move is not said to prepare nothing', () => {
  atPairs((_match, _move, _other, told) => expect(told).not.toContain('まだ役になる形はない'))
})
