import { BLACK_ACE, type Kind, RED_ACE, type Way } from '../kind.ts'
import { highestSum, NEVER } from '../sums.ts'
import { eachGroup } from './groups.ts'
import type { LeastSum } from './least.ts'
import type { Stock } from './stock.ts'

/** Gets one way after another; answers whether it wants more. */
export type Take = (way: Way) => boolean

/** Every way with so many cards, jokers and splitting aces. */
export const eachSplit = (
  stock: Stock,
  leastSum: LeastSum,
  number: number,
  size: number,
  joking: number,
  splits: number,
  take: Take,
): boolean => {
  const { counts } = stock
  if (leastSum(splits + 1, number, size - splits, joking) === NEVER) return true
  for (let black = Math.min(splits, counts[BLACK_ACE]!); black >= 0; black--) {
    const red = splits - black
    if (red > counts[RED_ACE]!) break
    const aces = [...Array<Kind>(black).fill(BLACK_ACE), ...Array<Kind>(red).fill(RED_ACE)]
    counts[BLACK_ACE]! -= black
    counts[RED_ACE]! -= red
    const groups: (readonly Kind[])[] = []
    const goesOn = eachRow(stock, leastSum, splits + 1, number, size - splits, joking, 1, groups, () =>
      take({ groups: groups.slice(), splits: aces }),
    )
    counts[BLACK_ACE]! += black
    counts[RED_ACE]! += red
    if (!goesOn) return false
  }
  return true
}

/** Every row of so many more groups, of rising numbers from `least` on, behind those that are there. */
const eachRow = (
  stock: Stock,
  leastSum: LeastSum,
  groups: number,
  number: number,
  size: number,
  joking: number,
  least: number,
  row: (readonly Kind[])[],
  then: () => boolean,
): boolean => {
  const { counts, kinds, highest, meter } = stock
  const isLast = groups === 1
  const most = row.length === 0 ? highest[size - joking]! : highestSum(counts, kinds, size - joking)
  for (let first = isLast ? Math.max(number, least) : least; first * groups <= number; first++)
    for (let cards = isLast ? size : 1; cards <= size - (groups - 1); cards++)
      for (let j = isLast ? joking : 0; j <= joking; j++) {
        if (++meter.steps > meter.last) return false
        let sum = leastSum(1, first, cards, j)
        if (sum > most) continue
        if (!isLast) sum += leastSum(groups - 1, number - first, size - cards, joking - j)
        if (sum > most) continue
        const before = first === least ? row.at(-1) : undefined
        const goesOn = eachGroup(stock, cards, first, j, row.length === 0, (group) => {
          if (before !== undefined && comesBefore(group, before)) return true
          row.push(group)
          const more = isLast
            ? then()
            : eachRow(stock, leastSum, groups - 1, number - first, size - cards, joking - j, first, row, then)
          row.pop()
          return more
        })
        if (!goesOn) return false
      }
  return true
}

/** Groups of one number stand in one order only, whichever is met first. */
const comesBefore = (a: readonly Kind[], b: readonly Kind[]): boolean => {
  if (a.length !== b.length) return a.length < b.length
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! < b[k]!
  return false
}
