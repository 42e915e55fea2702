import {
  type DecisionKind,
  findBot,
  heuristicsOf,
  joined,
  type PlayingOn,
  reasonFor,
  type Table,
  type Tried,
  trials,
} from '@tefuda/bots'
import { type GameEvent, type Seat, type Text, text } from '@tefuda/kernel'
import { pointScaleOf } from './point-scale.ts'
import { BEYOND_DOUBT, type Compare, type Difference, errorOf, isSettled, together, weigh, weighAll } from './weigh.ts'

/** How much is tried at a decision. Time is bounded by it: no decision takes more than `playoutsOf` it, but for one of each candidate. */
export interface Budget {
  /** Playouts to find the best move, all candidates together; each gets one at least. */
  readonly playouts: number
  /** Worlds at most in which that one and the move that was played are compared, or, where they are the same, the one that seems best at first sight. */
  readonly worlds: number
  /** So many playouts a review looks longer where it is not clear, all decisions together; none where nothing is said. */
  readonly longer?: number
  /** Any whole number below 2³². */
  readonly seed: number
}

/** How many playouts it takes at most to judge a decision. */
export const playoutsOf = ({ playouts, worlds }: Pick<Budget, 'playouts' | 'worlds'>): number => playouts + 3 * worlds

/** What a seat knew when it decided: its view, and what it was told since the deal began. */
export interface Known {
  readonly view: unknown
  readonly told: readonly GameEvent[]
}

/** What is thought of one move that was played. All values are points as `counts` of the bots counts them. */
export interface Judgement {
  readonly move: string
  /** What the bot chose. */
  readonly best: string
  /** What kind of decision the move was; null in a game of which bots know the rules alone. */
  readonly kind: DecisionKind | null
  /** Why the bot would play the best move, or what was found to be better than that, from the view alone; null where it cannot say, and where nothing it knows sets that one apart from what was played. */
  readonly reason: Text | null
  /**
   * What the best move would have brought more at the end of the deal, on the mean over worlds that were not used to choose it: without bias,
   * so it comes out below 0 where the two are alike, and where the move that was played is better. 0 where the best was played.
   */
  readonly loss: number
  /** Standard error of `loss`. */
  readonly error: number
  /** The points at the end of the deal that were to be expected with the best move, with the one that was played, and with what playouts play. */
  readonly expected: { readonly best: number; readonly played: number; readonly usual: number }
  readonly errors: ErrorsOfExpected
  /** In how many worlds they were compared. */
  readonly worlds: number
  /**
   * Whether the loss is beyond two standard errors and worth a word. Of moves that nothing known sets apart it never is: playouts, which play by
   * the same knowledge, then tell them apart by what they happen to do next. Nor is `found` then anything.
   */
  readonly costly: boolean
  /** Whether what they differ by is beyond two standard errors and worth a word, and yet nothing known sets the two moves apart. */
  readonly alike: boolean
  /** Where what was played is clearly better than what the bot chose, or, where they are the same, than what seemed best at first sight: that one, and how much less it would have brought; else null. */
  readonly found: Found | null
}

/** Standard errors of what was to be expected with either move, and of what that differs by from what playouts play. */
export interface ErrorsOfExpected {
  readonly best: number
  readonly played: number
  readonly bestFromUsual: number
  readonly playedFromUsual: number
}

export interface Found {
  readonly instead: string
  readonly to: 'first-sight' | 'search'
  readonly gain: number
  readonly error: number
}

/** Sure enough to be said of what was compared once: two standard errors, and a difference that counts in the game. */
const SURE = 2

/** Whether it may well be that a move was worse than the best one, or better, by a difference that counts: more than one standard error. */
export const isInDoubt = ({ game }: Table, { move, best, loss, error }: Judgement): boolean =>
  best !== move && Math.abs(loss) > error && Math.abs(loss) >= pointScaleOf(game.id).threshold

/** Whether more worlds may tell by what a move differs from the best one: it is neither beyond doubt nor too little to count. */
export const isOpen = (table: Table, { move, best, loss, error, worlds }: Judgement): boolean =>
  best !== move &&
  worlds < tellingWorlds(table) &&
  !isSettled({ difference: loss, error }, pointScaleOf(table.game.id).threshold)

/**
 * In how many worlds it is worth while to compare moves: in eight times as many as chance makes so much of as first sight leaves untrue (`playingOn`), the error
 * is within 6 % of what it comes to in any number. So on larger fields, which take longest, fewer are tried.
 */
const tellingWorlds = (table: Table): number => 8 * (heuristicsOf(table).playingOn?.worlds ?? Number.POSITIVE_INFINITY)

/** A budget as far as a first look takes it: it is to be quick. */
export const atFirst = (table: Table, budget: Budget): Budget => ({
  ...budget,
  worlds: Math.min(budget.worlds, heuristicsOf(table).playingOn?.first ?? Number.POSITIVE_INFINITY),
})

/**
 * Judges a move by what its seat could know: the bot chooses from that alone, and what it chose meets the move that was played
 * in worlds that agree with the view and, where bots can tell, explain what the others did. `turn` is the number of the move, so that every decision has luck of its own.
 */
export const judge = (
  table: Table,
  known: Known,
  seat: Seat,
  move: string,
  turn: number,
  { playouts, worlds, seed }: Budget,
  compare: Compare = weigh,
): Judgement => {
  const { view, told } = known
  const luck = luckOf(seed, turn)
  const choose = (bot: string): string =>
    table.engine.format(findBot(bot)!.choose(table, view, seat, { playoutsInAll: playouts, seed: luck, told }).move)
  const best = choose('monte-carlo')
  const other = best === move ? choose('greedy') : best
  const { threshold } = pointScaleOf(table.game.id)
  const tried = triedAnew(table, known, seat, [move, null, other], turn, seed)
  const weighed = compare(tried, Math.min(worlds, tellingWorlds(table)), threshold)
  const [played, usual] = [weighed.means[0]!, weighed.means[1]!]
  const errors = errorsIn(weighed.rows, best === move ? 0 : 2)
  return judgementOf(table, known, seat, { move, best, other, played, usual, errors }, weighed)
}

/** From what was played and what playouts play came to in each world, and the best move, at `best` of each row. */
const errorsIn = (rows: readonly (readonly number[])[], best: number): ErrorsOfExpected => ({
  best: errorOf(rows.map((row) => row[best]!)),
  played: errorOf(rows.map((row) => row[0]!)),
  bestFromUsual: errorOf(rows.map((row) => row[best]! - row[1]!)),
  playedFromUsual: errorOf(rows.map((row) => row[0]! - row[1]!)),
})

/** When what the best move would have brought more than the one that was played is known by other worlds, with an error of its own. */
const errorsAnew = ({ played, playedFromUsual }: ErrorsOfExpected, error: number): ErrorsOfExpected => ({
  best: Math.hypot(played, error),
  played,
  bestFromUsual: Math.hypot(playedFromUsual, error),
  playedFromUsual,
})

/**
 * The same two moves in so many new worlds, beside those in which they were compared before: what all of them come to stands. Of what is looked at
 * again and again until it is clear nothing is said that is not beyond doubt however often one looks.
 */
export const judgeOn = (
  table: Table,
  known: Known,
  seat: Seat,
  { move, best, loss, error, worlds: before, expected: { played, usual }, errors }: Judgement,
  turn: number,
  { worlds, seed }: Pick<Budget, 'worlds' | 'seed'>,
): Judgement => {
  const more = weighAll(triedAnew(table, known, seat, [move, best], turn, seed), worlds)
  const all = together({ difference: -loss, error, worlds: before }, more)
  const compared = { move, best, other: best, played, usual, errors: errorsAnew(errors, all.error) }
  return judgementOf(table, known, seat, compared, all, BEYOND_DOUBT)
}

/** Whether something is to be said of a move that one look alone has shown, or that first sight may not be able to tell in this game. */
export const isToConfirm = (table: Table, { costly, alike, found }: Judgement): boolean =>
  found?.to === 'first-sight' || (heuristicsOf(table).playingOn !== undefined && (costly || alike || found !== null))

/**
 * The same two moves in new worlds, played on as the search would where the game's heuristics say so: what they differ by then stands, beside what was
 * to be expected with the one that was played. The error allows for what playing on so far leaves untrue. Where playing on takes long, so many decisions as
 * are confirmed share the worlds (`inAll`).
 */
export const confirm = (
  table: Table,
  known: Known,
  seat: Seat,
  { move, best, found, expected: { played, usual }, errors }: Judgement,
  turn: number,
  { worlds, seed }: Pick<Budget, 'worlds' | 'seed'>,
  among = 1,
): Judgement => {
  const other = found?.instead ?? best
  const { playingOn } = heuristicsOf(table)
  const tried = triedAnew(table, known, seat, [move, other], turn, seed, playingOn)
  const weighed = comparedAnew(table, tried, worlds, among)
  const error = weighed.error * Math.sqrt(1 + weighed.worlds / (playingOn?.worlds ?? Number.POSITIVE_INFINITY))
  const compared = { move, best, other, played, usual, errors: best === move ? errors : errorsAnew(errors, error) }
  return judgementOf(table, known, seat, compared, { ...weighed, error })
}

/** In as many worlds as tell something; in all of them where the search does not play on and yet something is left untrue, so that little is added to that. */
const comparedAnew = (table: Table, tried: Iterator<readonly number[]>, worlds: number, among: number): Difference => {
  const { playingOn } = heuristicsOf(table)
  const { threshold } = pointScaleOf(table.game.id)
  if (playingOn === undefined) return weigh(tried, LONGER * worlds, threshold)
  if (playingOn.moves === 0) return weighAll(tried, Math.min(LONGER * worlds, tellingWorlds(table)))
  const share = Math.max(FEWEST_CONFIRMED, Math.floor((playingOn.inAll ?? Number.POSITIVE_INFINITY) / among))
  return weigh(tried, Math.min(worlds, tellingWorlds(table), share), threshold)
}

/** In fewer worlds a standard error says nothing. */
const FEWEST_CONFIRMED = 12

/** Worlds that explain what the others did lie on a walk, and where few cards are left a walk may keep to a part of them. So after so many worlds another one begins. */
const WALK = 20

/** What moves come to in one world after another. */
function* triedAnew(
  table: Table,
  { view, told }: Known,
  seat: Seat,
  moves: readonly Tried[],
  turn: number,
  seed: number,
  playingOn?: PlayingOn,
): Generator<readonly number[], never> {
  const length = heuristicsOf(table).belief === undefined ? Number.POSITIVE_INFINITY : WALK
  for (let walk = 0; ; walk++) {
    const luck = luckOf((seed + walk * WALK_STRIDE) % 2 ** 32, turn) + 1
    const tried = trials(table, view, seat, moves, luck, told, playingOn)
    for (let world = 0; world < length; world++) yield tried.next().value
  }
}

interface Compared {
  readonly move: string
  readonly best: string
  /** What the move was compared with: the best one, or what seemed best at first sight. */
  readonly other: string
  /** What was to be expected with the move, and with what playouts play. */
  readonly played: number
  readonly usual: number
  readonly errors: ErrorsOfExpected
}

const judgementOf = (
  table: Table,
  { view }: Known,
  seat: Seat,
  { move, best, other, played, usual, errors }: Compared,
  { difference: gain, error, worlds }: Difference,
  sure = SURE,
): Judgement => {
  const { threshold } = pointScaleOf(table.game.id)
  const isSame = best === move
  const isSaid = (points: number): boolean => points > sure * error && points >= threshold
  const isBetter = isSaid(gain)
  const isWorse = !isSame && isSaid(-gain)
  const own = reasonFor(table, view, seat, move)
  const why = isBetter
    ? whyBetter(table, view, seat, move, other, { atFirstSight: WAS_PLAYED, gain })
    : whyBetter(table, view, seat, best, move, isWorse ? { atFirstSight: WAS_NOT_PLAYED, gain: -gain } : null)
  /** A game of which bots know the rules alone explains nothing. */
  const isExplained = why !== null || own === null
  const isFound = isBetter && isExplained
  return {
    move,
    best,
    kind: own?.kind ?? null,
    reason: isSame && !isFound ? (own?.text ?? null) : why,
    loss: isSame ? 0 : -gain,
    error: isSame ? 0 : error,
    expected: { best: isSame ? played : played - gain, played, usual },
    errors,
    worlds,
    costly: isWorse && isExplained,
    alike: (isWorse || isBetter) && !isExplained,
    found: isFound ? { instead: other, to: isSame ? 'first-sight' : 'search', gain, error } : null,
  }
}

/**
 * Why the better of two moves and not the other; where that one scores at once and the better does not, that it pays to wait. Where something speaks for
 * the other alone, that is said. Null where nothing sets the two apart, or they are the same.
 */
const whyBetter = (
  table: Table,
  view: unknown,
  seat: Seat,
  better: string,
  other: string,
  said: Said | null,
): Text | null => {
  if (better === other) return null
  const reason = reasonFor(table, view, seat, better, other)
  const why = reason && joined(reason.text, said && whatFollows(said.gain, reason.atOnce))
  const kindOf = (move: string): DecisionKind | undefined => reasonFor(table, view, seat, move)?.kind
  if (kindOf(other) === 'take' && kindOf(better) === 'prepare') return joined(TO_WAIT, why)
  const against = why === null ? reasonFor(table, view, seat, other, better) : null
  return why ?? (against && (said?.atFirstSight(against.text) ?? null))
}

/** What is said of a move that is better beyond doubt. */
interface Said {
  /** By what speaks for the other one alone. */
  readonly atFirstSight: (speaks: Text) => Text
  /** By how many points it is better. */
  readonly gain: number
}

/** That most of what a move gains comes later, where it is known what it makes at once; null where it is not, or does not. */
const whatFollows = (gain: number, atOnce: number | undefined): Text | null => {
  if (atOnce === undefined || gain < 2 * atOnce) return null
  if (atOnce <= 0) return text('差は、このあとに続く手で付く。', 'The difference comes from what follows.')
  const later = Math.round(gain - atOnce)
  return text(
    `差のうち約${later}点は、このあとに続く手で付く。`,
    `About ${later} of the points come from what follows.`,
  )
}

/** Of a better move that was not played, and of one that was, by what speaks for the other alone. */
const WAS_NOT_PLAYED = ({ ja, en }: Text): Text =>
  text(
    `選んだ手の言い分は「${ja.replace(/。$/, '')}」。それでも先まで試すと逆になる。`,
    `What was played has this for it: “${en}” But not when the deal is played on.`,
  )
const WAS_PLAYED = ({ ja, en }: Text): Text =>
  text(
    `もう一方の手の言い分は「${ja.replace(/。$/, '')}」。それでも先まで試すと逆になる。`,
    `The other move has this for it: “${en}” But not when the deal is played on.`,
  )

const TO_WAIT = text('ここは取らずに待つところ。', 'Here it pays to wait.')

/** How much longer a second look takes, where both moves are played on at first sight. */
export const LONGER = 6

/** Even, so that what weighs has a seed of its own beside what chooses. */
const luckOf = (seed: number, turn: number): number => seed * LARGEST_TURN + turn * 2

/** Odd, so that no two walks have the same seed. */
const WALK_STRIDE = 0x85ebca6b

/** Records have fewer moves. */
const LARGEST_TURN = 2 ** 21
