import { counts, dealEventsFor } from '@tefuda/bots'
import {
  isRefusal,
  type Match,
  moveNumbers,
  openMatch,
  playMove,
  type Refusal,
  Refused,
  refusal,
  type Seat,
} from '@tefuda/kernel'
import { type Hindsight, hindsightOf, isSpokenOf } from './hindsight.ts'
import { type Budget, confirm, isInDoubt, isToConfirm, type Judgement, judge, type Known, LONGER } from './judge.ts'

/** A judgement, and where in the record its move stands. */
export interface Decision extends Judgement {
  /** Which move of the record, from 1. */
  readonly turn: number
  /** The same as players count moves, and as a replay numbers them: see `moveNumbers`. */
  readonly number: number
  /** Which deal, from 1. */
  readonly deal: number
  /** What nobody could know of a decision that is told, as costly or as found well; absent of any other. */
  readonly hindsight?: Hindsight
}

/**
 * A game as one seat played it. `start + luck − loss = result`, as sums of floating-point numbers; all of them points as `counts` of
 * the bots counts them (the seat's own, or against the mean of the others).
 *
 * At decision t let B(t) be what was to be expected with the best move, Q(t) with the one that was played, and U(t) with what playouts
 * play, all with playouts behind them. Then, deal by deal and added up,
 *
 *     loss  = Σ (B(t) − Q(t) − still(t))
 *     luck  = Σ (U(t + 1) − Q(t)), where after the last decision stands what the deal came to
 *     start = U(first) + Σ (B(t) − U(t) − still(t)) less the points before the deal
 *     still(t) = what of a costly B(t) − Q(t) the next decision offers again: at most B(t + 1) − U(t + 1), at least 0
 *
 * The sum telescopes, so it holds whatever the errors of the estimates are. U(t + 1) − Q(t) is 0 on the mean over all worlds that agree with the view, so luck is
 * fair: it is cards drawn, and what others held and did. An opportunity that stays open is lost when it is gone, not each time it is passed over;
 * so the losses of single decisions, B(t) − Q(t), may add up to more. Start is what the bot would have come to with these cards, its own decisions included.
 * (The decomposition of backgammon's analyses: D. Zare, Hedging your backgammon, 1999; GNU Backgammon's luck and skill.)
 */
export interface Review {
  readonly seat: Seat
  /** What the bot was to be expected to make with these cards, all deals together. */
  readonly start: number
  readonly luck: number
  readonly loss: number
  /** Standard error of `loss`: what was tried does not tell it more exactly. */
  readonly error: number
  readonly result: number
  /** Decisions that were none, having one legal move, are left out. */
  readonly decisions: readonly Decision[]
}

/** What of a costly decision the next one of the same deal offers again, in points: `still` of `Review`. */
export const stillOpen = (
  { deal, costly, expected }: Pick<Decision, 'deal' | 'costly' | 'expected'>,
  next: Pick<Decision, 'deal' | 'expected'> | undefined,
): number => {
  if (!costly || next?.deal !== deal) return 0
  return Math.max(0, Math.min(expected.best - expected.played, next.expected.best - next.expected.usual))
}

type Look = 1 | 2 | 3 | 4

/** How far a review has come. */
export interface Progress {
  /** Moves of the seat looked at so far, and how many there are; of a closer look those that are looked at again. */
  readonly done: number
  readonly all: number
  /** The second looks longer, the third confirms what is to be said, the fourth sees what nobody could know. */
  readonly look: Look
  /** As far as it has come, with the outlook of the last decision for the result. */
  readonly review: Review
}

/** Enough to see what a game turned on, in a few seconds. */
export const USUAL: Budget = { playouts: 160, worlds: 60, seed: 1 }

/** Why a match is not reviewed; null where it can be. */
export const reviewable = ({ engine, state }: Match): Refusal | null =>
  engine.outcome(state) !== null
    ? null
    : refusal(
        'not-over',
        null,
        '終わっていない対局は検討できません。最後まで遊んだ記録を選んでください。',
        'A game that is not over cannot be reviewed. Choose the record of one that was played to its end.',
      )

/** Reviews a match that is over, to the end. `seat` must be one of it. The same record and budget: the same review, on every machine. */
export const review = (match: Match, seat: Seat, budget: Budget): Review => {
  const working = reviewing(match, seat, budget)
  for (;;) {
    const step = working.next()
    if (step.done === true) return step.value
  }
}

/**
 * The same, one move of the seat a step, so that whoever drives it may show how far it is, or stop. When all moves have been looked at, those that
 * seem to lose or to gain something are looked at again, longer and in worlds of their own, and what the second look says stands: so nothing is
 * said of a decision because it came off badly by chance among many. Where the game's heuristics say so (`playingOn`), what is to be said then is
 * confirmed by playing both moves on as the search would: so nothing is said because of the way in which first sight plays on. What is said
 * in the end gets its `hindsight`.
 */
export function* reviewing(match: Match, seat: Seat, budget: Budget): Generator<Progress, Review> {
  const work: Work = { match: opened(match), seat, made: [], ends: [] }
  const { playouts, worlds } = budget
  const longer = { playouts: LONGER * playouts, worlds: LONGER * worlds, seed: anotherSeed(budget, 1) }
  const another = { ...budget, seed: anotherSeed(budget, 2) }
  yield* lookAtAll(work, match.moves, budget)
  yield* lookAgain(
    work,
    2,
    (judged) => isInDoubt(match, judged),
    ({ known, decision: { move, turn } }) => judge(work.match, known, seat, move, turn - 1, longer),
  )
  yield* lookAgain(
    work,
    3,
    (judged) => isToConfirm(match, judged),
    ({ known, decision }) => confirm(work.match, known, seat, decision, decision.turn - 1, another),
  )
  yield* lookAgain(work, 4, isSpokenOf, ({ state, decision }) => ({
    hindsight: hindsightOf(work.match, state, seat, decision, budget),
  }))
  return reviewOf(work)
}

/** A review that is being made. */
interface Work {
  /** As far as it has been played again. */
  readonly match: Match
  readonly seat: Seat
  readonly made: Made[]
  /** What the session stood at after each deal that is over. */
  readonly ends: number[]
}

/** A decision as it is judged so far, what its seat knew, and the position as it was. */
interface Made {
  decision: Decision
  readonly known: Known
  readonly state: unknown
}

const progressOf = (work: Work, look: Look, done: number, all: number): Progress => ({
  done,
  all,
  look,
  review: reviewOf(work),
})

/** Plays the match again, judging the moves of the seat one by one. */
function* lookAtAll(work: Work, moves: Match['moves'], budget: Budget): Generator<Progress> {
  const { match, seat, made, ends } = work
  const { engine } = match
  const all = moves.filter(([mover]) => mover === seat).length
  const numberOf = moveNumbers(engine)
  let done = 0
  for (const [index, [mover, move]] of moves.entries()) {
    const { deal } = engine.status(match.state)
    const number = numberOf(match.state, mover, move)
    if (mover === seat) {
      if (isDecision(match, seat, move)) {
        const known = { view: engine.view(match.state, seat), told: dealEventsFor(match, seat) }
        const decision = { turn: index + 1, number, deal, ...judge(match, known, seat, move, index, budget) }
        made.push({ decision, known, state: engine.clone(match.state) })
      }
      yield progressOf(work, 1, ++done, all)
    }
    const played = playMove(match, mover, move)
    if (isRefusal(played)) throw new Refused(played)
    const { deal: next, scores } = engine.status(match.state)
    if (engine.toAct(match.state).length === 0 || next !== deal) ends.push(counts(match, scores, seat))
  }
}

/** Looks again at those decisions of which `which` says so; what it finds then stands. */
function* lookAgain(
  work: Work,
  look: Look,
  which: (judged: Judgement) => boolean,
  anew: (made: Made) => Partial<Decision>,
): Generator<Progress> {
  const chosen = work.made.filter(({ decision }) => which(decision))
  for (const [k, one] of chosen.entries()) {
    one.decision = { ...one.decision, ...anew(one) }
    yield progressOf(work, look, k + 1, chosen.length)
  }
}

const anotherSeed = ({ seed }: Budget, look: 1 | 2): number => (seed + 2 ** 31 / look) % 2 ** 32

/** The same match before its first move. */
const opened = ({ game, rules, seats, deal }: Match): Match => {
  const match = openMatch({ game, rules, seats: seats.length, seed: deal.seed, orders: deal.orders })
  if (isRefusal(match)) throw new Refused(match)
  return match
}

const isDecision = ({ engine, state }: Match, seat: Seat, move: string): boolean => {
  const { moves } = engine.list(state, seat, { limit: 2 })
  return moves.length > 1 || moves.some((only) => engine.format(only) !== move)
}

/** Adds decisions up, deal by deal. */
const reviewOf = ({ seat, made, ends }: Work): Review => {
  const decisions = made.map(({ decision }) => decision)
  let [start, luck, loss, squares, before, closed] = [0, 0, 0, 0, 0, 0]
  /** What was to be expected after the last decision of the deal; null before the first. */
  let outlook: number | null = null
  const close = (deals: number): void => {
    for (; closed < deals; closed++) {
      luck += ends[closed]! - (outlook ?? before)
      before = ends[closed]!
      outlook = null
    }
  }
  for (const [number, decision] of decisions.entries()) {
    close(decision.deal - 1)
    const { best, played, usual } = decision.expected
    const last = decisions[number - 1]
    const still = last === undefined ? 0 : stillOpen(last, decision)
    start += best - usual - still
    if (outlook === null) start += usual - before
    else luck += usual - outlook
    loss += best - played - still
    squares += decision.error ** 2
    outlook = played
  }
  close(ends.length)
  return { seat, start, luck, loss, error: Math.sqrt(squares), result: outlook ?? before, decisions }
}
