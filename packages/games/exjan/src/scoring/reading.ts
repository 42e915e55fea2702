import { type Block, blockCards, kindOf, PAIR } from '../hand/block.ts'
import { eachSplit } from '../hand/splits.ts'
import { type ExjanRules, MOST_DAN, type Yakuman } from '../rules.ts'
import type { Win } from './win.ts'
import { type YakuLine, yakumanOf, yakuOf } from './yaku.ts'

/** One way to split a winning hand, and what it is worth (EJ-8). */
export interface Reading {
  /** Sets laid open, then the closed sets and the pair. */
  readonly blocks: readonly Block[]
  /** Empty with a yakuman. */
  readonly yaku: readonly YakuLine[]
  readonly yakuman: readonly Yakuman[]
  /** 0 with a yakuman. */
  readonly dan: number
  readonly points: number
}

/** Why a hand cannot win: no split at all; splits that the discard may not complete; nothing but dora. */
export type NoWin = 'incomplete' | 'pair' | 'no-yaku'

/**
 * The reading that pays most; among equals the one with most yakuman, then most dan, then the first. On a discard without reach only
 * readings count in which the discard completes a set (EJ-6).
 */
export const bestReading = (rules: ExjanRules, win: Win): Reading | NoWin => {
  let best: Reading | null = null
  let reason: NoWin = 'incomplete'
  eachSplit(win.cards, (blocks) => {
    if (!mayWin(blocks, win)) {
      if (reason === 'incomplete') reason = 'pair'
      return false
    }
    reason = 'no-yaku'
    const reading = readingOf(rules, blocks, win)
    if (reading !== null && (best === null || isBetter(reading, best))) best = reading
    return false
  })
  return best ?? reason
}

/** Whether a hand may win at all; faster than the best reading. */
export const canWin = (rules: ExjanRules, win: Win): boolean =>
  eachSplit(win.cards, (blocks) => mayWin(blocks, win) && readingOf(rules, blocks, win) !== null)

const mayWin = (blocks: readonly Block[], { onDiscard, reach, card }: Win): boolean =>
  !onDiscard || reach || blocks.some((block) => kindOf(block) !== PAIR && blockCards(block).includes(card))

/** What one split is worth; null where it has too few dan apart from dora. */
const readingOf = (rules: ExjanRules, closed: readonly Block[], win: Win): Reading | null => {
  const blocks = [...win.melds, ...closed]
  const yakuman = yakumanOf(rules, blocks, win)
  if (yakuman.length > 0) return { blocks, yaku: [], yakuman, dan: 0, points: rules.points.yakuman }
  const yaku = yakuOf(rules, blocks, win)
  const sum = (lines: readonly YakuLine[]): number => lines.reduce((dan, line) => dan + line.dan, 0)
  if (sum(yaku.filter(({ id }) => id !== 'dora')) < rules.least) return null
  const dan = sum(yaku)
  return { blocks, yaku, yakuman, dan, points: pointsOf(rules, dan) }
}

/** The points of so many dan, 1 or more. */
export const pointsOf = (rules: ExjanRules, dan: number): number =>
  rules.points[`dan${Math.min(dan, MOST_DAN)}` as keyof ExjanRules['points']]

const isBetter = (one: Reading, other: Reading): boolean => {
  if (one.points !== other.points) return one.points > other.points
  return one.yakuman.length === other.yakuman.length ? one.dan > other.dan : one.yakuman.length > other.yakuman.length
}
