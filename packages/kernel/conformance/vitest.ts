import { beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '../src/game.ts'
import {
  type Budget,
  type Case,
  casesOf,
  findingsOf,
  gameFaults,
  type Playthrough,
  PROPERTIES,
  playthrough,
  type Shortened,
  type Subject,
  subjectOf,
} from './index.ts'

export interface ConformanceOptions extends Partial<Budget> {
  /** Settings changed in a preset, by its id, so that its random games stay short. */
  readonly shortened?: Shortened
}

/** Set where the suite runs very often, as for each mutant: one game of each preset, with one number of seats. */
const isBrief = process.env.CONFORMANCE === 'brief'
const BRIEF: Partial<Budget> = { games: 1, points: 4, exchanges: 2 }

/** Of each preset one case, of the next preset with one seat more. */
const onePerPreset = (cases: readonly Case[]): Case[] =>
  [...new Set(cases.map(({ preset }) => preset))].map((id, k) => {
    const alike = cases.filter(({ preset }) => preset === id)
    return alike[k % alike.length]!
  })

/** Positions that each property looks at in a game, over all presets and numbers of seats. */
const POSITIONS = 300

/** In each of them at least so many. */
const LEAST = 12

/**
 * Declares the conformance suite of a game: every property over every preset and every number of seats it allows;
 * with CONFORMANCE=brief in the environment a part of them.
 */
export const conformanceOf = (game: Game, { shortened, ...more }: ConformanceOptions = {}): void => {
  const cases = casesOf(game, shortened)
  const budget = { positions: Math.max(LEAST, Math.round(POSITIONS / cases.length)), ...more }
  describe(`${game.id} keeps the contract`, () => {
    it('describes itself and its rules in full', () => {
      expect(gameFaults(game)).toEqual([])
    })
    for (const of of isBrief ? onePerPreset(cases) : cases) {
      describe(`${of.preset}, ${of.seats} ${of.seats === 1 ? 'seat' : 'seats'}`, () => {
        let subject: Subject
        beforeAll(() => {
          subject = subjectOf(game, of, isBrief ? { ...budget, ...BRIEF } : budget)
        })
        it.each(PROPERTIES)('$promise', (property) => {
          expect(findingsOf(subject, property)).toEqual([])
        })
      })
    }
  })
}

/** Declares a test that a game is played, seen and told as a committed file says; `file` is relative to the test. */
export const playthroughOf = (game: Game, played: Playthrough, file: string): void => {
  it(`is played as in ${file}`, async () => {
    await expect(playthrough(game, played)).toMatchFileSnapshot(file)
  })
}
