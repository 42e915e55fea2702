import type { Engine } from './game.ts'
import type { Seat } from './seat.ts'

/** Who plays for whom. */
export interface Sides {
  /** By seat: which side, from 0; one of its own where everybody plays alone. */
  readonly of: readonly number[]
  /** By side: a seat of it. */
  readonly seats: readonly Seat[]
}

export const sidesOf = ({ seats, sides }: Pick<Engine, 'seats' | 'sides'>): Sides => {
  const named = sides ?? Array.from({ length: seats }, (_, seat) => seat)
  const all = [...new Set(named)]
  return { of: named.map((side) => all.indexOf(side)), seats: all.map((side) => named.indexOf(side)) }
}
