import type { Match } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { chosen, opened, played } from '../testing/games.ts'
import { replayed, shuffled, twinOf } from '../testing/twins.ts'
import { reviewing } from './review.ts'

const TINY = { playouts: 6, worlds: 3, seed: 2 }

/** So many moves of a game, all seats together: enough for seat 0 to decide a few times. */
const TABLES = [
  ['southern-cross', 1, 3],
  ['southern-cross', 3, 10],
  ['cut-in-daifugo', 4, 24],
  ['zheng-shang-you', 4, 12],
  ['exjan', 3, 24],
  ['ccc', 2, 6],
] as const

/** All that is said of seat 0 but for hindsight, which is of the cards as they were. */
const saidOf = (match: Match) => {
  const { review } = [...reviewing(match, 0, TINY)].at(-1)!
  return { ...review, decisions: review.decisions.map((decision) => ({ ...decision, hindsight: null })) }
}

it.each(TABLES)('%s, %i seats: cards that nobody has seen change nothing of what is said', (game, seats, moves) => {
  const table = opened(game, seats, {})
  const match = replayed(table, shuffled(table, 1), [])!
  played(match, (turn) => chosen(match, 'greedy', turn), moves)
  const twin = twinOf(match, 0)
  expect(JSON.stringify(twin.state)).not.toBe(JSON.stringify(match.state))
  const told = saidOf(match)
  expect(told.decisions.length).toBeGreaterThan(1)
  expect(saidOf(twin)).toEqual(told)
})
