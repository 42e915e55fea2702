import { beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import {
  type Budget,
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

/** Declares the conformance suite of a game: every property over every preset and every number of seats it allows. */
export const conformanceOf = (game: Game, { shortened, ...budget }: ConformanceOptions = {}): void => {
  describe(`${game.id} keeps the contract`, () => {
    it('describes itself and its rules in full', () => {
      expect(gameFaults(game)).toEqual([])
    })
    for (const of of casesOf(game, shortened)) {
      describe(`${of.preset}, ${of.seats} ${of.seats === 1 ? 'seat' : 'seats'}`, () => {
        let subject: Subject
        beforeAll(() => {
          subject = subjectOf(game, of, budget)
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
