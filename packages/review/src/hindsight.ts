import { heuristicsOf, type Table, trialsAsItLies } from '@tefuda/bots'
import type { Seat } from '@tefuda/kernel'
import type { Budget, Judgement } from './judge.ts'
import { pointScaleOf } from './point-scale.ts'
import { weigh } from './weigh.ts'

/**
 * What the other move would have come to as the cards really lay: both moves played on from the position as it was, hidden hands and pile
 * included, by the same playouts, in which each seat knows what it sees. It is told beside a judgement when the game is over, and has no part in
 * one: no seat could know it. (As a double-dummy analysis stands beside the play of a bridge deal, though that one plays on in the open.)
 */
export interface Hindsight {
  /** What was better, or seemed so: `best`, or what `found` was found in place of. */
  readonly instead: string
  /** How many points more it would have brought at the end of the deal, on the mean over playouts; fewer where below 0. */
  readonly gain: number
  /** Standard error of `gain`: playouts from one position differ by how they are played on alone. */
  readonly error: number
}

/** Whether a decision is told, as costly or as found well. */
export const isSpokenOf = ({ costly, found }: Judgement): boolean => costly || found !== null

/** Playouts of either move at most. */
const PLAYOUTS = 16

/** `state` is the position as it was when the seat decided what it is told of now. No more playouts than `worlds`. */
export const hindsightOf = (
  table: Table,
  state: unknown,
  seat: Seat,
  { move, best, found }: Pick<Judgement, 'move' | 'best' | 'found'>,
  { worlds, seed }: Pick<Budget, 'worlds' | 'seed'>,
): Hindsight => {
  const instead = found?.instead ?? best
  const { playingOn } = heuristicsOf(table)
  const tried = trialsAsItLies(table, state, seat, [instead, move], seed, playingOn)
  const { difference, error } = weigh(tried, Math.min(PLAYOUTS, worlds), pointScaleOf(table.game.id).threshold)
  return { instead, gain: difference, error }
}
