import { besideIn, bitsOn, type CccRulesContext, type Cell, type CellBits } from '@tefuda/ccc'

/** What lies on each cell and beside it. */
export interface Ground {
  readonly on: Int32Array
  readonly beside: Int32Array
  /** What lies beside a cell if something else is put into `on`. */
  besideNow(cell: Cell): CellBits
  /** Reads other coins; says on or beside which cells they differ from those before, some of them more than once. */
  read(coins: readonly number[]): readonly Cell[]
}

/** Only what has changed is looked at again. */
export const groundOf = (context: CccRulesContext): Ground => {
  const { seats } = context
  const { numbers, neighbours } = context.board
  const on = new Int32Array(numbers.length)
  const beside = new Int32Array(numbers.length)
  const known = new Int32Array(numbers.length * seats).fill(-1)
  const touched: Cell[] = []

  const besideNow = (cell: Cell): CellBits => besideIn(context, on, cell)

  const look = (coins: readonly number[], cell: Cell): void => {
    for (let at = cell * seats; at < (cell + 1) * seats; at++) known[at] = coins[at]!
    on[cell] = bitsOn(context, coins, cell)
    touched.push(cell)
  }

  /** The place, from one on, of the first count that is not as it was. */
  const firstNew = (coins: readonly number[], from: number): number => {
    let at = from
    while (at < known.length && known[at] === coins[at]) at++
    return at
  }

  return {
    on,
    beside,
    besideNow,
    read(coins) {
      touched.length = 0
      for (let at = firstNew(coins, 0); at < known.length; at = firstNew(coins, at)) look(coins, Math.floor(at / seats))
      const changed = touched.length
      for (let k = 0; k < changed; k++)
        for (const cell of neighbours[touched[k]!]!) {
          beside[cell] = besideNow(cell)
          touched.push(cell)
        }
      return touched
    },
  }
}
