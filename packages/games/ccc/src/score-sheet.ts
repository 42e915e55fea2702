import { excerpt, type Refusal, refusal, type ScoreSheet, type Seat, scoreSheetOf } from '@tefuda/kernel'
import type { CccRules } from './rules.ts'
import { type RulesContext, rulesContextOf } from './state.ts'
import { holderOf, pointsOf } from './territory.ts'

/** A cell of a board as it is scored. */
export interface ScoredCell {
  readonly name: string
  readonly number: number
  readonly coins: readonly number[]
  /** Whose it is, and whether it is near-territory: a lead of one coin. Null where nobody leads. */
  readonly holder: { readonly seat: Seat; readonly near: boolean } | null
  /** What it gives its holder. */
  readonly worth: number
}

/** The territory of everybody on a board (CC-9). */
export interface BoardScore {
  readonly cells: readonly ScoredCell[]
  readonly points: readonly number[]
  /** Cells of each seat. */
  readonly territory: readonly number[]
  readonly nearTerritory: readonly number[]
}

/** On a cell are at most so many coins of a seat. */
export const MOST_COINS = 99

/**
 * Scores the coins on a board without a game: `coins` are those of each of the 2 to 4 seats on a cell (`c3`: `[2, 0]`), cells
 * without coins may be left out. Refused are unknown cells, and anything but a number from 0 to 99 for each seat.
 */
export const scoreBoard = (
  rules: CccRules,
  seats: number,
  coins: Readonly<Record<string, readonly number[]>>,
): BoardScore | Refusal => {
  const context = rulesContextOf(rules, seats)
  const bad = checkCoins(context, coins)
  if (bad !== null) return bad
  const { board, worth } = context
  const none = Array<number>(seats).fill(0)
  const laid = board.names.flatMap((name) => coins[name] ?? none)
  const cells = board.names.map((name, cell): ScoredCell => {
    const holder = holderOf(context, laid, cell)
    return {
      name,
      number: board.numbers[cell]!,
      coins: laid.slice(cell * seats, (cell + 1) * seats),
      holder: holder === null ? null : { seat: holder.seat, near: holder.lead === 1 },
      worth: worth[cell]!,
    }
  })
  const count = (near: boolean): number[] =>
    none.map((_, seat) => cells.filter(({ holder }) => holder?.seat === seat && holder.near === near).length)
  return { cells, points: pointsOf(context, laid), territory: count(false), nearTerritory: count(true) }
}

const checkCoins = (
  { board, seats }: RulesContext,
  coins: Readonly<Record<string, readonly number[]>>,
): Refusal | null => {
  for (const [name, each] of Object.entries(coins)) {
    if (!board.names.includes(name))
      return refusal(
        'unknown-cell',
        'CC-1',
        `この盤に「${excerpt(name)}」というマスはありません。${board.names[0]} のように書いてください。`,
        `This board has no cell ${JSON.stringify(excerpt(name))}. Write ${board.names[0]}.`,
      )
    if (each.length !== seats || !each.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST_COINS))
      return refusal(
        'bad-coins',
        null,
        `${name} のコインは、${seats}人の枚数を0から${MOST_COINS}までの数で書いてください。`,
        `Give the coins on ${name} for each of the ${seats} seats, from 0 to ${MOST_COINS}.`,
      )
  }
  return null
}

/** The sheet of games at any table: the points of each seat, game by game. */
export const sessionSheet = (rules: CccRules, seats: number, games: readonly (readonly number[])[]): ScoreSheet =>
  scoreSheetOf(
    seats,
    games.map((points) => ({ points })),
    (_, played) => played >= rules.deals,
  )
