import type { Match } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { blunder, chosen, opened, played, SMALL } from '../testing/games.ts'
import type { Budget } from './judge.ts'
import { type Review, reviewing } from './review.ts'

/** What the second look says of seat 0: the third takes longer, and is tried by itself. */
const lookedAtTwice = (match: Match, budget: Budget): Review => {
  let told: Review | null = null
  for (const { look, review: so } of reviewing(match, 0, budget)) {
    if (look === 3) break
    told = so
  }
  return told!
}

/** A game in which the bot of the review plays for seat 0, but for the blunders it makes at its own moves of these numbers. */
const gameOfTheBot = (game: string, seats: number, blunders: readonly number[]): { review: Review; at: number[] } => {
  const match = opened(game, seats, game === 'southern-cross' ? {} : { deals: 1 })
  const at: number[] = []
  let own = 0
  played(match, (turn) => {
    if (match.engine.toAct(match.state)[0] !== 0) return chosen(match, 'greedy', turn)
    if (!blunders.includes(own++)) return chosen(match, 'monte-carlo', SMALL.seed * 2 ** 21 + turn * 2, SMALL.playouts)
    at.push(turn + 1)
    return blunder(match)
  })
  return { review: lookedAtTwice(match, { ...SMALL, worlds: 75 }), at }
}

it.each([
  ['southern-cross', 1, [6, 17]],
  ['zheng-shang-you', 4, [0]],
] as const)(
  '%s: blunders that are planted are found, and what the bot itself would play loses nothing',
  (game, seats, blunders) => {
    const { review: told, at } = gameOfTheBot(game, seats, blunders)
    expect(told.decisions.flatMap(({ turn, costly }) => (costly ? [turn] : []))).toEqual(at)
    const others = told.decisions.filter(({ turn }) => !at.includes(turn))
    expect(others.every(({ loss, error }) => loss === 0 && error === 0)).toBe(true)
  },
)

it('what greedy loses to the bot is most of what the bot makes', () => {
  const match = opened('southern-cross', 1, {})
  played(match, (turn) => chosen(match, 'greedy', turn))
  const { start, loss } = lookedAtTwice(match, SMALL)
  expect(loss).toBeGreaterThan(start / 3)
})
