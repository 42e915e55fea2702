import {
  isRefusal,
  type Refusal,
  rankingOf,
  refusal,
  type ScoreSheet,
  type Seat,
  type SheetRound,
} from '@tefuda/kernel'
import { dealerAfter, isLastRound } from '../play.ts'
import type { ExjanRules } from '../rules.ts'
import { type ScoreRequest, scoreHand } from './score.ts'
import type { Sheet } from './sheet.ts'

/** A round at any table, as somebody writes it down. */
export interface RoundRequest {
  /** Who said reach. */
  readonly reach: readonly Seat[]
  /** The win; null for a round that was drawn. */
  readonly win: Omit<ScoreRequest, 'seats' | 'dealer' | 'reach' | 'stakes' | 'chips'> | null
  /** Who deals, where it is not who is due: the first dealer of a game. */
  readonly dealer?: Seat | null
}

/** How the seats stand when a round begins. */
export interface Standing {
  readonly dealer: Seat
  readonly chips: readonly number[]
}

/** A round on the sheet: `points` are chips won and lost, `totals` what everybody has after it. */
export interface ExjanRound extends SheetRound {
  readonly dealer: Seat
  /** The score of the win; null for a drawn round. */
  readonly sheet: Sheet | null
  /** Who deals the next round. */
  readonly next: Seat
}

/** How everybody stands before a round of a session, the rounds counted from 0. */
export const standingBefore = (
  rules: ExjanRules,
  seats: number,
  rounds: readonly ExjanRound[],
  round: number,
): Standing => {
  const last = rounds[round - 1]
  return last === undefined
    ? { dealer: 0, chips: Array<number>(seats).fill(rules.chips) }
    : { dealer: last.next, chips: last.totals }
}

/** What a win is worth in a round that begins so: the chips of reaches lie on the table (EJ-7). Refused as in `scoreHand`. */
export const scoreWin = (
  rules: ExjanRules,
  { dealer, chips }: Standing,
  { reach, win, dealer: chosen }: RoundRequest & { readonly win: NonNullable<RoundRequest['win']> },
): Sheet | Refusal =>
  reachRefusal(rules, chips, reach) ??
  scoreHand(rules, {
    ...win,
    seats: chips.length,
    dealer: chosen ?? dealer,
    reach: reach.includes(win.winner),
    stakes: reach.length * rules.stake,
    chips: afterReach(rules, chips, reach),
  })

const afterReach = (rules: ExjanRules, chips: readonly number[], reach: readonly Seat[]): number[] =>
  chips.map((count, seat) => (reach.includes(seat) ? count - rules.stake : count))

const reachRefusal = (rules: ExjanRules, chips: readonly number[], reach: readonly Seat[]): Refusal | null =>
  reach.every((seat) => (chips[seat] ?? 0) >= rules.stake)
    ? null
    : refusal(
        'no-chips',
        'EJ-7',
        `リーチには${rules.stake}点のチップが要ります。チップの足りない人がリーチしています。`,
        `Reach takes ${rules.stake} points in chips, and somebody who said it has less.`,
      )

/** The sheet of a game at any table of 3 or 4: chips from round to round, who deals, when it ends. Refused with the first round that cannot be. */
export const sessionSheet = (
  rules: ExjanRules,
  seats: number,
  rounds: readonly RoundRequest[],
): ScoreSheet<ExjanRound> | Refusal => {
  const written: ExjanRound[] = []
  let passed = 0
  for (const request of rounds) {
    const round = roundOf(rules, standingBefore(rules, seats, written, written.length), request)
    if (isRefusal(round)) return round
    if (round.sheet?.winner !== round.dealer) passed++
    written.push(round)
  }
  const { chips } = standingBefore(rules, seats, written, written.length)
  const over = written.length > 0 && isLastRound(rules, { deal: written.length, passed, chips })
  return { rounds: written, outcome: rankingOf(chips), over }
}

const roundOf = (rules: ExjanRules, standing: Standing, request: RoundRequest): ExjanRound | Refusal => {
  const dealer = request.dealer ?? standing.dealer
  const { reach, win } = request
  const seats = standing.chips.length
  if (win === null) {
    const points = standing.chips.map(() => 0)
    return (
      reachRefusal(rules, standing.chips, reach) ?? {
        dealer,
        points,
        totals: standing.chips,
        sheet: null,
        next: dealerAfter(dealer, seats),
      }
    )
  }
  const sheet = scoreWin(rules, standing, { ...request, win })
  if (isRefusal(sheet)) return sheet
  const totals = afterReach(rules, standing.chips, reach).map(
    (count, seat) =>
      count -
      (sheet.payments.find((payment) => payment.seat === seat)?.paid ?? 0) +
      (seat === sheet.winner ? sheet.total : 0),
  )
  return {
    dealer,
    points: totals.map((total, seat) => total - standing.chips[seat]!),
    totals,
    sheet,
    next: sheet.winner === dealer ? dealer : dealerAfter(dealer, seats),
  }
}
