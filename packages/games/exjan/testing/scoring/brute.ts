import type { Card } from '@tefuda/kernel'
import { NUMBERS, rankOf, suitOf } from '../../src/cards.ts'
import type { Win } from '../../src/scoring/win.ts'
import { bruteSplits, isRun } from '../hand/brute.ts'

// For tests: the worth of a hand by the words of the document, over all ways to cut it, without the code that scores.

/** The points and dan (0: yakuman) of the reading that pays most; null where the hand cannot win. Closed hands only. */
export const bruteWorth = (win: Win): { points: number; dan: number } | null => {
  const worths = bruteSplits(win.cards).flatMap((split) => worthOf(split, win) ?? [])
  return (
    worths.toSorted((a, b) => b.points - a.points || Number(a.dan > 0) - Number(b.dan > 0) || b.dan - a.dan)[0] ?? null
  )
}

const worthOf = (split: readonly Card[][], win: Win): { points: number; dan: number } | null => {
  const sets = split.filter((block) => block.length === 3)
  if (win.onDiscard && !win.reach && !sets.some((set) => set.includes(win.card))) return null
  const runs = sets
    .filter(isRun)
    .map((set) => ({ suit: suitOf(set[0]!), numbers: set.map(rankOf).sort((a, b) => a - b) }))
  const groups = sets.filter((set) => !isRun(set)).map((set) => rankOf(set[0]!))
  const ranks = win.cards.map(rankOf)
  const joined = (count: number): boolean =>
    pick(runs, count).some((some) => {
      const numbers = some.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)
      return some.every(({ suit }) => suit === some[0]!.suit) && numbers.every((n, k) => n === numbers[0]! + k)
    })
  const alike = (count: number): boolean =>
    pick(runs, count).some((some) => some.every(({ numbers }) => numbers.join() === some[0]!.numbers.join()))
  const crossed = (count: number): boolean =>
    runs.some(({ numbers }) => pick(groups, count).some((some) => some.every((n) => numbers.includes(n))))
  if (win.first || ranks.every((rank) => rank >= NUMBERS) || joined(3) || alike(3) || crossed(2))
    return { points: 320, dan: 0 }
  const dan =
    (win.reach ? 1 : 0) +
    (win.quick ? 1 : 0) +
    (win.last ? 1 : 0) +
    groups.filter((rank) => rank >= NUMBERS).length +
    (runs.length === 3 ? 1 : 0) +
    (groups.length === 3 ? 1 : 0) +
    (ranks.every((rank) => rank >= 2 && rank <= 10) ? 1 : 0) +
    (win.onDiscard ? 0 : 2) +
    (ranks.every((rank) => rank < 2 || rank > 10) ? 2 : 0) +
    (joined(2) ? 2 : 0) +
    (alike(2) ? 2 : 0) +
    (crossed(1) ? 2 : 0)
  if (dan === 0) return null
  const all = dan + ranks.filter((rank) => rank === win.dora).length
  return { points: [10, 20, 40, 80, 120, 160, 240, 320][Math.min(all, 8) - 1]!, dan: all }
}

/** All ways to take so many of a list. */
const pick = <T>(list: readonly T[], count: number): T[][] => {
  if (count === 0) return [[]]
  return list.flatMap((one, k) => pick(list.slice(k + 1), count - 1).map((more) => [one, ...more]))
}
