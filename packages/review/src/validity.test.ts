import type { Match } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { times } from '../../../scripts/test-length.ts'
import { blunder, chosen, opened, plainBlunder, played, SMALL } from '../testing/games.ts'
import { type Budget, LONGER } from './judge.ts'
import { type Decision, type Review, review, reviewing } from './review.ts'

/** What the second look says of seat 0: the third takes longer, and is tried by itself. */
const lookedAtTwice = (match: Match, budget: Budget): Review => {
  let told: Review | null = null
  for (const { look, review: so } of reviewing(match, 0, budget)) {
    if (look === 3) break
    told = so
  }
  return told!
}

/** As many playouts as the second look has: the bot is as strong as what reviews it. */
const PLAYOUTS = LONGER * SMALL.playouts

interface Tried {
  readonly planted: readonly Decision[]
  readonly own: readonly Decision[]
}

/** A deal in which the bot of the review plays for seat 0 by a seed of its own, but for two blunders: the first that its own moves have room for. */
const dealWithBlunders = (deal: number, longer = 0): Tried => {
  const match = opened('zheng-shang-you', 4, { deals: 1 }, { seed: deal.toString(16).padStart(64, '0') })
  const at: number[] = []
  played(match, (turn) => {
    if (match.engine.toAct(match.state)[0] !== 0) return chosen(match, 'greedy', turn)
    const bad = at.length < 2 ? plainBlunder(match) : null
    if (bad !== null) at.push(turn + 1)
    return bad ?? chosen(match, 'monte-carlo', 1000 + turn, PLAYOUTS)
  })
  const { decisions } = lookedAtTwice(match, { ...SMALL, worlds: 60, longer })
  const isPlanted = ({ turn }: Decision): boolean => at.includes(turn)
  return { planted: decisions.filter(isPlanted), own: decisions.filter((decision) => !isPlanted(decision)) }
}

it('blunders that are planted are found; of what the bot itself plays at most 5 % is called costly, and it loses nothing', () => {
  const deals = times(3, 12)
  const tried = Array.from({ length: deals }, (_, deal) => dealWithBlunders(deal))
  const [planted, own] = [tried.flatMap((deal) => deal.planted), tried.flatMap((deal) => deal.own)]
  expect(planted.length).toBeGreaterThanOrEqual(deals)
  expect(planted.every(({ costly }) => costly)).toBe(true)
  expect(own.filter(({ costly }) => costly).length).toBeLessThanOrEqual(own.length / 20)
  const loss = own.reduce((sum, one) => sum + one.loss, 0)
  const error = Math.sqrt(own.reduce((sum, one) => sum + one.error ** 2, 0))
  expect(Math.abs(loss)).toBeLessThan(2 * error)
})

it('looking longer finds them, too, and makes no finding of chance', () => {
  const tried = Array.from({ length: times(1, 12) }, (_, deal) => dealWithBlunders(deal, 12_000))
  const own = tried.flatMap((deal) => deal.own)
  const pooled = own.filter(({ worlds }) => worlds > LONGER * 60)
  expect(pooled.length).toBeGreaterThan(0)
  for (const { costly, loss, error } of pooled) expect(costly).toBe(loss > 3 * error && loss >= 0.1)
  expect(tried.flatMap((deal) => deal.planted).every(({ costly }) => costly)).toBe(true)
  expect(own.filter(({ costly }) => costly).length).toBeLessThanOrEqual(own.length / 20)
})

it('what the review itself would choose loses nothing alone at Southern Cross, and blunders beside it are found', () => {
  const match = opened('southern-cross', 1, {})
  const at: number[] = []
  played(match, (turn) => {
    if (turn !== 6 && turn !== 17) return chosen(match, 'monte-carlo', SMALL.seed * 2 ** 21 + turn * 2, SMALL.playouts)
    at.push(turn + 1)
    return blunder(match)
  })
  const { decisions } = lookedAtTwice(match, { ...SMALL, worlds: 75 })
  expect(decisions.flatMap(({ turn, costly }) => (costly ? [turn] : []))).toEqual(at)
  const others = decisions.filter(({ turn }) => !at.includes(turn))
  expect(others.every(({ loss, error }) => loss === 0 && error === 0)).toBe(true)
})

it('what greedy loses to the bot is most of what the bot makes', () => {
  const match = opened('southern-cross', 1, {})
  played(match, (turn) => chosen(match, 'greedy', turn))
  const { start, loss } = lookedAtTwice(match, SMALL)
  expect(loss).toBeGreaterThan(start / 3)
})

it('start and luck are as exact as they are told to be: so much they differ where other worlds are tried', () => {
  const match = opened('zheng-shang-you', 4, { deals: 1 })
  played(match, (turn) => chosen(match, 'greedy', turn))
  const made = Array.from({ length: times(12, 60) }, (_, seed) => review(match, 0, { playouts: 8, worlds: 40, seed }))
  for (const figure of ['start', 'luck'] as const) {
    const mean = made.reduce((sum, one) => sum + one[figure], 0) / made.length
    const squares = made.reduce((sum, one) => sum + (one[figure] - mean) ** 2, 0)
    const told = made.reduce((sum, { errors }) => sum + errors[figure] ** 2, 0) / made.length
    const ratio = Math.sqrt(squares / (made.length - 1) / told)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(1.5)
  }
})
