import {
  bitsOn,
  type CccRulesContext,
  type CccState,
  type Cell,
  type CellBits,
  coinsNow,
  nearOf,
  type Opening,
  openingFor,
  placersOn,
  territoryOf,
} from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { groundOf } from './ground.ts'

/** The part of a cell's points that near-territory is good for: where somebody else may place, and where nobody can. */
export interface NearWorth {
  readonly exposed: number
  readonly sheltered: number
}

/** What the board is worth to seats; answers for the position and the seat that were read last. */
export interface Standing {
  read(state: CccState, seat: Seat, near: NearWorth): Prospects
  /**
   * What one more coin of the seat on a cell changes, there and on the cells beside it: ground won, made safe, or taken from
   * others. In points against the mean of the others: territory counts in full, near-territory in part.
   */
  gain(cell: Cell): number
}

/** What a seat may look forward to, by cell. */
export interface Prospects {
  /** How many cards a payment there must have at least; 0 where no coin may go. */
  readonly least: Uint8Array
  /** What one more coin changes on the cell, and the most that it can change beside it. */
  readonly hopes: Float64Array
}

const LEAST: { readonly [opening in Opening]: number } = { closed: 0, open: 1, several: 2 }
/** Has to be worked out; of hopes what is not a number. */
const UNKNOWN = 255

/** Of each seat only what has changed since it was asked for is worked out again. */
export const standingIn = (context: CccRulesContext): Standing => {
  const { seats, worth } = context
  const { neighbours } = context.board
  const worthBeside = neighbours.map((list) => list.reduce((sum, cell) => sum + worth[cell]!, 0))
  const before = groundOf(context)
  const { on, beside, besideNow, read } = groundOf(context)
  const prospects = Array.from({ length: seats }, () => ({
    least: new Uint8Array(worth.length).fill(UNKNOWN),
    hopes: new Float64Array(worth.length).fill(Number.NaN),
  }))
  let coins: readonly number[] = []
  let seat = 0
  let near: NearWorth = { exposed: 0, sheltered: 0 }

  const standingOf = (cell: Cell, lying: CellBits, lyingBeside: CellBits): number => {
    const nearHolder = nearOf(lying)
    const holder = nearHolder | territoryOf(lying)
    if (holder === 0) return 0
    const isExposed = nearHolder !== 0 && (placersOn(context, lying, lyingBeside) & ~holder) !== 0
    const part = nearHolder === 0 ? 1 : isExposed ? near.exposed : near.sheltered
    const points = worth[cell]! * part
    return (holder >> seat) & 1 ? points : -points / (seats - 1)
  }

  const gainOn = (cell: Cell, after: CellBits): number =>
    standingOf(cell, after, beside[cell]!) - standingOf(cell, on[cell]!, beside[cell]!)

  /** Beside it near-territory can become more or less exposed, no more. */
  const hopeOn = (cell: Cell): number =>
    gainOn(cell, bitsOn(context, coins, cell, seat)) + worthBeside[cell]! * Math.abs(near.exposed - near.sheltered)

  const forget = (before: readonly Cell[], now: readonly Cell[]): void => {
    for (let of = 0; of < seats; of++) {
      const { least, hopes } = prospects[of]!
      for (let k = 0; k < before.length; k++) least[before[k]!] = UNKNOWN
      for (let k = 0; k < now.length; k++) hopes[now[k]!] = Number.NaN
    }
  }

  return {
    read(state, of, worthOfNear) {
      if (near !== worthOfNear) for (const { hopes } of prospects) hopes.fill(Number.NaN)
      seat = of
      near = worthOfNear
      coins = state.placed.length === 0 ? state.coins : coinsNow(context, state)
      forget(before.read(state.coins), read(coins))
      const { least, hopes } = prospects[seat]!
      for (let cell = 0; cell < worth.length; cell++) {
        if (least[cell] === UNKNOWN)
          least[cell] = LEAST[openingFor(context, seat, before.on[cell]!, before.beside[cell]!)]
        if (Number.isNaN(hopes[cell])) hopes[cell] = hopeOn(cell)
      }
      return prospects[seat]!
    },
    gain(cell) {
      const lying = on[cell]!
      const after = bitsOn(context, coins, cell, seat)
      let gain = gainOn(cell, after)
      const list = neighbours[cell]!
      on[cell] = after
      for (let k = 0; k < list.length; k++) {
        const other = list[k]!
        // Territory is what it is, whatever lies beside it.
        if (nearOf(on[other]!) !== 0)
          gain += standingOf(other, on[other]!, besideNow(other)) - standingOf(other, on[other]!, beside[other]!)
      }
      on[cell] = lying
      return gain
    },
  }
}
