import { BLACK_JOKER, faceValueOf, type Kind, RED_JOKER } from '../kind.ts'
import { colourBit, highestSum, lowestSum, NEVER } from '../sums.ts'
import type { Stock } from './stock.ts'

const BOTH = 3
const ANY_SET = 15
/** The sets that make one of the wanted sets together with the colours used already: by wanted × 4 + used. */
const FITTING = Uint8Array.from({ length: 64 }, (_, index) => {
  const [wanted, used] = [index >> 2, index & 3]
  return [0, 1, 2, 3].reduce((bits, set) => ((wanted >> (set | used)) & 1 ? bits | (1 << set) : bits), 0)
})

/** The colours of jokers, as a set. */
const coloursOf = (red: number, black: number): number => (red > 0 ? 2 : 0) | (black > 0 ? 1 : 0)

/** What the natural cards of a group of so many cards must be that pays for a number: sum and colours, one after the other. */
export const shapesOf = (stock: Stock, size: number, number: number, red: number, black: number): number[] => {
  const { multipliers, flushCards } = stock.rates
  const list: number[] = []
  const value = number * number
  const used = coloursOf(red, black)
  const factor = multipliers.joker ** (red + black)
  const naturals = size - red - black
  const add = (times: number, wanted: number): void => {
    const sum = value / times
    if (Number.isInteger(sum) && (stock.reachable(0, naturals, sum) & FITTING[wanted * 4 + used]!) !== 0)
      list.push(sum, wanted)
  }
  add(factor, size < flushCards ? ANY_SET : 1 << BOTH)
  if (size >= flushCards) {
    add(factor * multipliers.flush, 1 << 1)
    add(factor * multipliers.flush, 1 << 2)
  }
  return list
}

/** Every group of so many cards, so many of them jokers, that pays for a number; the first one of its row, or a later one. */
export const eachGroup = (
  stock: Stock,
  size: number,
  number: number,
  joking: number,
  isFirst: boolean,
  then: (group: readonly Kind[]) => boolean,
): boolean => {
  const { counts, kinds } = stock
  const naturals = size - joking
  // The table knows nothing of the cards that other groups have taken.
  const least = isFirst ? 0 : lowestSum(counts, kinds, naturals)
  const most = isFirst ? NEVER : highestSum(counts, kinds, naturals)
  for (let red = Math.min(joking, counts[RED_JOKER]!); red >= 0; red--) {
    const black = joking - red
    if (black > counts[BLACK_JOKER]!) break
    const used = coloursOf(red, black)
    const tail = [...Array<Kind>(red).fill(RED_JOKER), ...Array<Kind>(black).fill(BLACK_JOKER)]
    const list = shapesOf(stock, size, number, red, black)
    counts[RED_JOKER]! -= red
    counts[BLACK_JOKER]! -= black
    let goesOn = true
    for (let k = 0; k < list.length && goesOn; k += 2) {
      if (list[k]! < least || list[k]! > most) continue
      const group: Kind[] = []
      goesOn = fill(stock, 0, naturals, list[k]!, used, list[k + 1]!, group, () => then([...group, ...tail]))
    }
    counts[RED_JOKER]! += red
    counts[BLACK_JOKER]! += black
    if (!goesOn) return false
  }
  return true
}

/** Adds natural cards of these and later kinds to a group until it holds `left` more with this sum. */
const fill = (
  stock: Stock,
  from: number,
  left: number,
  sum: number,
  used: number,
  wanted: number,
  group: Kind[],
  then: () => boolean,
): boolean => {
  if (left === 0) return then()
  const { counts, kinds, meter } = stock
  for (let k = from; k < kinds.length; k++) {
    if (++meter.steps > meter.last) return false
    const kind = kinds[k]!
    if (counts[kind] === 0) continue
    const rest = sum - faceValueOf(kind)
    if (rest < 0) break
    const colours = used | colourBit(kind)
    if ((stock.reachable(k, left - 1, rest) & FITTING[wanted * 4 + colours]!) === 0) continue
    counts[kind]! -= 1
    group.push(kind)
    const goesOn = fill(stock, k, left - 1, rest, colours, wanted, group, then)
    group.pop()
    counts[kind]! += 1
    if (!goesOn) return false
  }
  return true
}
