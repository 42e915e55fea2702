import { type ExjanRules, isSymbol, suitOf } from '@tefuda/exjan'
import type { Block } from './blocks.ts'

/** More dan than yaku can come to. */
export const YAKUMAN = 100

/**
 * The dan of a hand of these sets and this pair, dora and the way it is won apart; `YAKUMAN` for one of those. The same as the
 * score sheet says (EJ-8), without making it: asked for thousands of times for a decision.
 */
export const danOf = ({ yaku, yakuman }: ExjanRules, sets: readonly Block[], pair: Block): number => {
  let [groups, symbols, middles] = [0, 0, pair.middles]
  for (const { kind, rank, middles: own } of sets) {
    if (kind === 'group') groups++
    if (kind === 'group' && isSymbol(rank)) symbols++
    middles += own
  }
  const isPairSymbol = pair.cards.length === 0 || isSymbol(pair.rank)
  if (symbols === sets.length && isPairSymbol && yakuman.allSymbols) return YAKUMAN
  const { following, alike, crossed } = bondsOf(sets)
  if (following >= 2 && yakuman.nineRun) return YAKUMAN
  if (alike >= 2 && yakuman.tripleRuns) return YAKUMAN
  if (crossed >= 2 && yakuman.doubleCrossing) return YAKUMAN
  return (
    symbols * yaku.symbols +
    (groups >= 3 ? yaku.threeGroups : 0) +
    (sets.length - groups >= 3 ? yaku.threeRuns : 0) +
    (middles === 3 * sets.length + pair.cards.length ? yaku.middle : 0) +
    (middles === 0 ? yaku.outer : 0) +
    (following > 0 ? yaku.sixRun : 0) +
    (alike > 0 ? yaku.twinRuns : 0) +
    (crossed > 0 ? yaku.crossing : 0)
  )
}

/** Of the run that has most of each: runs that go on from it up or down, runs of the same numbers, groups of one of its numbers. */
const bondsOf = (sets: readonly Block[]): { following: number; alike: number; crossed: number } => {
  const most = { following: 0, alike: 0, crossed: 0 }
  for (const run of sets) {
    if (run.kind !== 'run') continue
    let [following, alike, crossed] = [0, 0, 0]
    for (const other of sets) {
      if (other === run) continue
      const above = other.rank - run.rank
      if (other.kind === 'group') crossed += above >= 0 && above <= 2 ? 1 : 0
      else if (above === 0) alike++
      else if (Math.abs(above) === 3 && suitOf(run.cards[0]!) === suitOf(other.cards[0]!)) following++
    }
    most.following = Math.max(most.following, following)
    most.alike = Math.max(most.alike, alike)
    most.crossed = Math.max(most.crossed, crossed)
  }
  return most
}
