import { counts, dealEventsFor, heuristicsOf } from '@tefuda/bots'
import { isRefusal, type Match, openMatch, playMove, type Refusal, Refused, refusal, type Seat } from '@tefuda/kernel'
import { decisionNumbers } from './decision-numbers.ts'
import { type Hindsight, hindsightOf, isSpokenOf } from './hindsight.ts'
import {
  atFirst,
  type Budget,
  confirm,
  isInDoubt,
  isOpen,
  isToConfirm,
  type Judgement,
  judge,
  judgeOn,
  type Known,
  LONGER,
  playoutsOf,
} from './judge.ts'
import { weighAll } from './weigh.ts'

/** Where in the record a decision stands. */
export interface DecisionPoint {
  /** Which move of the record, from 1. */
  readonly turn: number
  /** The same as players count moves, and as a replay numbers them; where a move was let pass that of this one: see `decisionNumbers`. */
  readonly number: number
  /** Which deal, from 1. */
  readonly deal: number
}

/** A judgement, and where in the record its move stands. */
export interface Decision extends Judgement, DecisionPoint {
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
 *
 * Each decision is judged in worlds of its own, so the errors of the three are those of their parts, added up as squares: of loss the B(t) − Q(t), of luck the
 * Q(first) and the other U(t) − Q(t), of start the B(first) and the other B(t) − U(t). What is still open is left out of them. Where what was
 * played came to more than B(t), the search may choose that another time: half of the difference, the most by which a choice between two can vary, counts as an error.
 */
export interface Review {
  readonly seat: Seat
  /** What the bot was to be expected to make with these cards, all deals together. */
  readonly start: number
  readonly luck: number
  readonly loss: number
  /** Standard errors: what was tried does not tell them more exactly. */
  readonly errors: { readonly start: number; readonly luck: number; readonly loss: number }
  readonly result: number
  /**
   * Decisions that were none are left out: with one legal move, where a table may have let a move pass that nobody was asked about, and where a seat passed
   * that had nothing to play.
   */
  readonly decisions: readonly Decision[]
}

/** What of a costly decision the next one of the same deal offers again, in points: `still` of `Review`. Asked of what is not clear, too, it would take too much off (`docs/bots.md`). */
export const stillOpen = (
  { deal, costly, expected }: Pick<Decision, 'deal' | 'costly' | 'expected'>,
  next: Pick<Decision, 'deal' | 'expected'> | undefined,
): number => {
  if (!costly || next?.deal !== deal) return 0
  return Math.max(0, Math.min(expected.best - expected.played, next.expected.best - next.expected.usual))
}

/** What of a decision's loss counts, in points: less what is still open, so that those of a review add up to its loss. */
export const countedLoss = (
  decision: Pick<Decision, 'deal' | 'costly' | 'expected'>,
  next: Pick<Decision, 'deal' | 'expected'> | undefined,
): number => decision.expected.best - decision.expected.played - stillOpen(decision, next)

type Look = 1 | 2 | 3 | 4

/** How far a review has come. */
export interface Progress {
  /** Moves looked at so far, and how many there are; of the second look playouts, and how many it takes at most: it ends when all is clear. */
  readonly done: number
  readonly all: number
  /** The second looks longer, the third confirms what is to be said, the fourth sees what nobody could know. */
  readonly look: Look
  /** Of all decisions there are, from the beginning. */
  readonly decisionPoints: readonly DecisionPoint[]
  /** As far as it has come, with the outlook of the last decision for the result. */
  readonly review: Review
}

/** The budget of a review that looks longer for as many playouts as two hundred decisions take at first. */
export const budgetOf = (budget: Omit<Budget, 'longer'>): Budget => ({ ...budget, longer: 200 * playoutsOf(budget) })

/** Enough to see in a few seconds what a game turned on; of many games, which tell together what one leaves open. */
export const ONE_OF_MANY: Budget = { playouts: 160, worlds: 60, seed: 1 }

/** Enough to tell within a minute what a game cost, too. */
export const USUAL = budgetOf(ONE_OF_MANY)

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
 * The same, step by step, so that whoever drives it may show how far it is, or stop. When all moves have been looked at, those that may lose or gain
 * something are looked at again (`lookLonger`). Where the game's heuristics say so (`playingOn`), what is to be said then is
 * confirmed by playing both moves on as the search would: so nothing is said because of the way in which first sight plays on. What is said
 * in the end gets its `hindsight`.
 */
export function* reviewing(match: Match, seat: Seat, budget: Budget): Generator<Progress, Review> {
  const work: Work = {
    match: opened(match),
    seat,
    budget,
    decisionPoints: decisionPointsOf(match, seat),
    made: [],
    ends: [],
  }
  yield* lookAtAll(work, match.moves)
  yield* lookLonger(work)
  yield* lookAgain(
    work,
    3,
    (judged) => isToConfirm(match, judged),
    ({ known, decision, looks }, among) =>
      confirm(match, known, seat, decision, decision.turn - 1, another(budget, looks), among),
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
  readonly budget: Budget
  readonly decisionPoints: readonly DecisionPoint[]
  readonly made: Made[]
  /** What the session stood at after each deal that is over. */
  readonly ends: number[]
}

/** A decision as it is judged so far, after how many looks, what its seat knew, and the position as it was. */
interface Made {
  decision: Decision
  looks: number
  readonly known: Known
  readonly state: unknown
}

const progressOf = (work: Work, look: Look, done: number, all: number): Progress => ({
  done,
  all,
  look,
  decisionPoints: work.decisionPoints,
  review: reviewOf(work),
})

/** Where the decisions of a seat stand, which needs no judging. */
const decisionPointsOf = (match: Match, seat: Seat): readonly DecisionPoint[] => {
  const again = opened(match)
  const { engine } = again
  const numberOf = decisionNumbers(engine)
  return match.moves.flatMap(([mover, move], index) => {
    const { deal } = engine.status(again.state)
    const number = numberOf(again.state, mover, move)
    const point = mover === seat && isDecision(again, seat, move) ? { turn: index + 1, number, deal } : []
    replayMove(again, mover, move)
    return point
  })
}

const replayMove = (match: Match, mover: Seat, move: string): void => {
  const played = playMove(match, mover, move)
  if (isRefusal(played)) throw new Refused(played)
}

/** Plays the match again, judging the moves of the seat one by one. */
function* lookAtAll(work: Work, moves: Match['moves']): Generator<Progress> {
  const { match, seat, budget, decisionPoints, made, ends } = work
  const { engine } = match
  const first = atFirst(match, budget)
  const all = moves.filter(([mover]) => mover === seat).length
  const points = new Map(decisionPoints.map((point) => [point.turn, point]))
  yield progressOf(work, 1, 0, all)
  let done = 0
  for (const [index, [mover, move]] of moves.entries()) {
    const { deal } = engine.status(match.state)
    if (mover === seat) {
      const point = points.get(index + 1)
      if (point !== undefined) {
        const known = { view: engine.view(match.state, seat), told: dealEventsFor(match, seat) }
        const decision = { ...point, ...judge(match, known, seat, move, index, first) }
        made.push({ decision, looks: 1, known, state: engine.clone(match.state) })
      }
      yield progressOf(work, 1, ++done, all)
    }
    replayMove(match, mover, move)
    const { deal: next, scores } = engine.status(match.state)
    if (engine.toAct(match.state).length === 0 || next !== deal) ends.push(counts(match, scores, seat))
  }
}

/**
 * Looks at decisions again, in worlds of their own. What seems to lose or to gain something is judged anew, longer, and that stands in place of the first
 * look: so nothing is said of a decision because it came off badly by chance among many. Then, as long as playouts are left (`longer` of the budget),
 * whatever is open is looked at again and again until it is clear, first what makes the error of the whole loss fall most: its square falls by an
 * n-th part with a world more than n (Neyman's allocation, step by step; so do Chen, Lin, Yücesan and Chick, Simulation budget allocation for further
 * enhancing the efficiency of ordinal optimization, 2000). What was not judged anew before is so then; the worlds of further looks are pooled with those of
 * that one, and told of them is only what is beyond doubt (`judgeOn`): so of moves that are as good as the best 2 % at most come to be called costly.
 */
function* lookLonger(work: Work): Generator<Progress> {
  const { match, seat, budget, made } = work
  const longer = { ...budget, playouts: LONGER * budget.playouts, worlds: LONGER * budget.worlds }
  const seeming = made.filter(({ decision }) => isInDoubt(match, decision)).length
  const most = Math.max(budget.longer ?? 0, seeming * playoutsOf(longer))
  for (let spent = 0; spent < most; ) {
    const one = nextOf(work)
    if (one === undefined) return
    const { known, decision, looks } = one
    const { move, turn } = decision
    const again = another(longer, looks)
    const isNew = looks === 1
    const judged = isNew
      ? judge(match, known, seat, move, turn - 1, again, weighAll)
      : judgeOn(match, known, seat, decision, turn - 1, again)
    one.decision = { ...decision, ...judged }
    one.looks++
    spent += isNew ? playoutsOf(longer) : 2 * longer.worlds
    yield progressOf(work, 2, Math.min(spent, most), most)
  }
}

/** What seems to lose or to gain something and has been looked at once; else what is open and tells most of the loss. */
const nextOf = ({ match, made }: Work): Made | undefined => {
  const fall = ({ decision: { error, worlds } }: Made): number => error ** 2 / worlds
  return (
    made.find(({ decision, looks }) => looks === 1 && isInDoubt(match, decision)) ??
    made.filter(({ decision }) => isOpen(match, decision)).toSorted((a, b) => fall(b) - fall(a))[0]
  )
}

/** Looks again at those decisions of which `which` says so; what it finds then stands. */
function* lookAgain(
  work: Work,
  look: Look,
  which: (judged: Judgement) => boolean,
  anew: (made: Made, among: number) => Partial<Decision>,
): Generator<Progress> {
  const chosen = work.made.filter(({ decision }) => which(decision))
  if (chosen.length > 0) yield progressOf(work, look, 0, chosen.length)
  for (const [k, one] of chosen.entries()) {
    one.decision = { ...one.decision, ...anew(one, chosen.length) }
    yield progressOf(work, look, k + 1, chosen.length)
  }
}

/** The same budget with luck of its own for another look, after so many. */
const another = (budget: Budget, looks: number): Budget => ({
  ...budget,
  seed: (budget.seed + looks * STRIDE) % 2 ** 32,
})

/** Odd, so that no two looks have the same seed. */
const STRIDE = 0x9e3779b1

/** The same match before its first move. */
const opened = ({ game, rules, seats, deal }: Match): Match => {
  const match = openMatch({ game, rules, seats: seats.length, seed: deal.seed, orders: deal.orders })
  if (isRefusal(match)) throw new Refused(match)
  return match
}

const isDecision = (match: Match, seat: Seat, move: string): boolean => {
  const { engine, state } = match
  const { moves } = engine.list(state, seat, { limit: 2 })
  const isLeast = engine.format(engine.timeoutMove(state, seat)) === move
  if (isLeast && heuristicsOf(match).isAsked?.(state, seat) === false) return false
  return moves.length > 1 || moves.some((only) => engine.format(only) !== move)
}

/** Adds decisions up, deal by deal. */
const reviewOf = ({ seat, made, ends }: Work): Review => {
  const decisions = made.map(({ decision }) => decision)
  let [start, luck, loss, before, closed] = [0, 0, 0, 0, 0]
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
    outlook = played
  }
  close(ends.length)
  return { seat, start, luck, loss, errors: errorsOf(decisions), result: outlook ?? before, decisions }
}

/** As `Review` says. */
export const errorsOf = (
  decisions: readonly Pick<Decision, 'deal' | 'loss' | 'error' | 'errors'>[],
): Review['errors'] => {
  const ofChoices = decisions.map(({ loss }) => Math.max(0, -loss) / 2)
  const isFirst = (k: number): boolean => decisions[k]!.deal !== decisions[k - 1]?.deal
  return {
    start: Math.hypot(
      ...decisions.map(({ errors }, k) => (isFirst(k) ? errors.best : errors.bestFromUsual)),
      ...ofChoices,
    ),
    luck: Math.hypot(...decisions.map(({ errors }, k) => (isFirst(k) ? errors.played : errors.playedFromUsual))),
    loss: Math.hypot(...decisions.map(({ error }) => error), ...ofChoices),
  }
}
