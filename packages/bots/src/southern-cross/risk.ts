import { type Card, JOKER_RANK, type Seat } from '@tefuda/kernel'
import { type Cell, EMPTY, type SouthernCrossRules, type SouthernCrossState } from '@tefuda/southern-cross'
import type { Ground } from './ground.ts'
import { COMPLETING } from './ranks.ts'

/** Who places next: whoever still has a card, in turn; the seat itself where nobody else has. */
export const nextAfter = (seats: number, { hands }: SouthernCrossState, seat: Seat): Seat => {
  for (let k = 1; k < seats; k++) {
    const next = (seat + k) % seats
    if (hands[next]!.length > 0) return next
  }
  return seat
}

/** How likely the next player holds each rank, as far as one seat can know. */
export const chances = (state: SouthernCrossState, seat: number, next: number, into: Float64Array): void => {
  into.fill(0)
  const shown = state.shown[next]!
  if (shown >= 0) {
    into[shown & 15] = 1
    return
  }
  const { pile } = state.fields[0]!
  let unseen = pile.length
  for (let k = 0; k < pile.length; k++) into[pile[k]! & 15]!++
  for (let other = 0; other < state.hands.length; other++) {
    if (other === seat) continue
    const hand = state.hands[other]!
    unseen += hand.length
    for (let k = 0; k < hand.length; k++) into[hand[k]! & 15]!++
  }
  const held = state.hands[next]!.length
  for (let rank = 0; rank <= JOKER_RANK; rank++)
    if (into[rank]! > 0) into[rank] = 1 - (1 - into[rank]! / unseen) ** held
}

/** The points a field offers whoever plays next: for each rank the best place for it, times how likely it is held. */
export type Risk = (ground: Ground, top: Int16Array, chance: Float64Array) => number

/** `factor`: by how much so many roles at once are multiplied. */
export const risk = ({ points }: SouthernCrossRules, factor: readonly number[]): Risk => {
  const best = new Float64Array(13)
  const sum = new Float64Array(13)
  const roles = new Uint8Array(13)
  return (ground, top, chance) => {
    best.fill(0)
    for (let cell = 0; cell < ground.size; cell++) {
      const lines = ground.threes[cell]!
      let ranks = 0
      for (let k = 0; k < lines.length; k++) {
        const pair = pairAround(lines[k]!, cell, top)
        const completing = COMPLETING[pair]!
        if (completing === 0) continue
        for (let rank = 0; rank < 13; rank++) {
          if ((completing & (1 << rank)) === 0) continue
          if ((ranks & (1 << rank)) === 0) roles[rank] = sum[rank] = 0
          ranks |= 1 << rank
          roles[rank]!++
          sum[rank]! += (pair & 15) === rank ? points.set : points.sequence
        }
      }
      if (ranks === 0) continue
      for (let rank = 0; rank < 13; rank++)
        if (ranks & (1 << rank)) best[rank] = Math.max(best[rank]!, sum[rank]! * factor[roles[rank]!]!)
    }
    let total = 0
    for (let rank = 0; rank < 13; rank++) total += chance[rank]! * best[rank]!
    return total
  }
}

/** The other two cards of a line, as an index into `COMPLETING`. */
const pairAround = (line: readonly Cell[], cell: Cell, top: Int16Array): number => {
  const [a, b, c] = [top[line[0]!]! & 15, top[line[1]!]! & 15, top[line[2]!]! & 15]
  if (line[1] === cell) return (a << 4) | c
  return line[0] === cell ? 256 | (b << 4) | c : 256 | (b << 4) | a
}

/** Whether a card forms a reach with another one on its line at this distance (SC-16). */
const isReach = (placed: Card, other: Card, distance: number): boolean => {
  if (other === EMPTY || (other & 15) === JOKER_RANK) return false
  const apart = Math.abs((placed & 15) - (other & 15))
  return apart === 0 || apart === distance || apart === 13 - distance
}

/** The points of the reaches that the card on a cell forms, where it takes no role (SC-16). */
export const reachPointsAt = (
  { reachCap, reachPoints }: SouthernCrossRules,
  ground: Ground,
  top: Int16Array,
  cell: Cell,
): number => {
  const card = top[cell]!
  if ((card & 15) === JOKER_RANK) return 0
  const reached: Cell[] = []
  for (const line of ground.threes[cell]!) {
    const at = line.indexOf(cell)
    for (const [k, other] of line.entries())
      if (k !== at && isReach(card, top[other]!, Math.abs(k - at)) && !reached.includes(other)) reached.push(other)
  }
  return Math.min(reached.length, reachCap) * reachPoints
}
