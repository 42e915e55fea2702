import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import {
  answersOf,
  hardnessOf,
  makePuzzle,
  PUZZLE_GAMES,
  type Puzzle,
  positionOf,
  puzzlesOf,
  tagText,
  verifyPuzzle,
} from './index.ts'
import { puzzleFile } from './stored.ts'

/** The first deal of Zheng Shang You that has one. */
const NUMBER = 0

describe('a puzzle', () => {
  const puzzle = makePuzzle('zheng-shang-you', NUMBER)!

  it('is made of its number alone', () => {
    expect(makePuzzle('zheng-shang-you', NUMBER)).toEqual(puzzle)
  })

  it('has one answer, beyond doubt better than every other move, which greedy does not see', () => {
    const [answer, ...others] = puzzle.brings
    expect(answer).toMatchObject({ behind: 0, error: 0 })
    for (const { behind, error } of others) expect(behind).toBeGreaterThan(4 * error - 0.01)
  })

  it('holds in worlds that did not make it; with another answer it does not', () => {
    expect(verifyPuzzle(puzzle, 400)).toBe(true)
    const answers = puzzle.brings.slice(0, answersOf(puzzle).length).map((answer) => ({ ...answer, behind: 1 }))
    const [second, ...rest] = puzzle.brings.slice(answers.length)
    const wrong = [{ ...second!, behind: 0, error: 0 }, ...answers, ...rest]
    expect(verifyPuzzle({ ...puzzle, brings: wrong }, 400)).toBe(false)
  })

  it('is refused where its position cannot be reached', () => {
    const moves = [...puzzle.moves, [0, 'nothing anybody plays'] as const]
    expect(isRefusal(verifyPuzzle({ ...puzzle, moves }, 1))).toBe(true)
    const [, ...others] = puzzle.brings
    const foreign = { ...puzzle, brings: [{ move: 'no move', mean: 0, behind: 0, error: 0 }, ...others] }
    expect(isRefusal(verifyPuzzle(foreign, 1))).toBe(true)
  })
})

describe.each(PUZZLE_GAMES.filter((game) => puzzlesOf(game).length > 0))('the puzzles of %s', (game) => {
  const puzzles = puzzlesOf(game)

  it('are a hundred, each of a deal of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(100)
    expect(new Set(puzzles.map(({ number }) => number))).toHaveLength(puzzles.length)
    expect(gzipSync(readFileSync(puzzleFile(game))).length).toBeLessThan(100_000)
  })

  it('are of every hardness', () => {
    const [easy, middling, hard] = [1, 2, 3].map((wanted) => puzzles.filter((one) => hardnessOf(one) === wanted).length)
    expect(easy).toBeGreaterThan(0)
    expect(middling).toBeGreaterThan(20)
    expect(hard).toBeGreaterThan(5)
  })

  it('are tagged with what players know by name', () => {
    const { measures } = findGame(game)!
    for (const { tags } of puzzles) {
      expect(tags).not.toEqual([])
      for (const tag of tags) expect(tagText(tag, measures), tag).toBeDefined()
    }
  })

  it('can all be reached, and their answers are legal', () => {
    const legal = (puzzle: Puzzle): boolean => {
      const match = positionOf(puzzle)
      if (isRefusal(match)) return false
      const { engine, state } = match
      return answersOf(puzzle).every((answer) => {
        const move = engine.parse(state, puzzle.seat, answer)
        return !isRefusal(move) && engine.check(state, puzzle.seat, move) === null
      })
    }
    expect(puzzles.filter((puzzle) => !legal(puzzle))).toEqual([])
  })
})
