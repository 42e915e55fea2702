import { type BoardScore, type CccRules, type CellView, MOST_COINS, scoreBoard } from '@tefuda/ccc'
import { isRefusal, type Seat } from '@tefuda/kernel'

/** The coins of each seat on the cells of a real board; plain JSON. */
export interface Coins {
  readonly coins: Readonly<Record<string, readonly number[]>>
}

export const NO_COINS: Coins = { coins: {} }

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COINS

/** Whether a value is a board with coins of so many seats, as it was kept or came by link. */
export const isCoins = (value: unknown, seats: number): value is Coins =>
  typeof value === 'object' &&
  value !== null &&
  'coins' in value &&
  typeof value.coins === 'object' &&
  value.coins !== null &&
  Object.values(value.coins).every((each) => Array.isArray(each) && each.length === seats && each.every(isCount))

/** One coin of a seat more on a cell, or one fewer. */
export const withCoin = ({ coins }: Coins, cell: string, seat: Seat, seats: number, by: 1 | -1): Coins => {
  const before = coins[cell] ?? Array<number>(seats).fill(0)
  const count = Math.max(0, Math.min(MOST_COINS, before[seat]! + by))
  const { [cell]: _before, ...others } = coins
  const after = before.with(seat, count)
  return { coins: after.every((one) => one === 0) ? others : { ...others, [cell]: after } }
}

/** The cells of a scored board as the table draws them. */
export const cellsOf = ({ cells }: BoardScore): CellView[] =>
  cells.map(({ name, number, coins, holder }) => ({
    name,
    number,
    coins,
    holder: holder === null ? null : { seat: holder.seat, lead: holder.near ? 1 : 2 },
    opening: 'open',
  }))

/** The score of a board; coins on cells that another board has not are left out. */
export const scoreOf = (rules: CccRules, seats: number, { coins }: Coins): BoardScore => {
  const empty = scoreBoard(rules, seats, {})
  if (isRefusal(empty)) throw new RangeError(empty.message.en)
  const names = new Set(empty.cells.map(({ name }) => name))
  const score = scoreBoard(rules, seats, Object.fromEntries(Object.entries(coins).filter(([name]) => names.has(name))))
  return isRefusal(score) ? empty : score
}
