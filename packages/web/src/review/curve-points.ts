import { countedLoss, type Decision, mistakes, type Review } from '@tefuda/review'
import { ticks } from 'd3-array'

/** In percent, from the left and from the top. */
interface Point {
  readonly x: number
  readonly y: number
}

/** A costly decision, where the line falls; `mark`: its number among those that are told, from 1. */
interface Dot extends Point {
  readonly turn: number
  readonly lost: number
  readonly mark: number | null
}

/** Points that stand over or under the base line, upward where they are above 0. */
interface Bar {
  readonly x: number
  readonly from: number
  readonly to: number
}

/** A review as a line from start to result, and below it, by the same measure, the luck and the losses that move it. */
export interface CurvePoints {
  readonly line: readonly Point[]
  readonly dots: readonly Dot[]
  /** What the cards and the others did after each decision. */
  readonly luck: readonly Bar[]
  /** What each decision lost, downward. */
  readonly lost: readonly Bar[]
  /** From where bars rise. */
  readonly base: number
  /** Numbers of points beside the line. */
  readonly scale: readonly { readonly points: number; readonly y: number }[]
  /** Where another deal begins, from the left. */
  readonly deals: readonly number[]
}

/** Between the line and the bars, of all that is drawn. */
const GAP = 0.08

/**
 * From start on, what luck and losses had made of it with each move that was played, and the result last: the sum of `Review`, decision by decision.
 * `ends` are the points the session stood at after each deal.
 */
export const curveOf = (
  review: Pick<Review, 'decisions' | 'start' | 'result'>,
  ends: readonly number[],
): CurvePoints => {
  const { decisions, start, result } = review
  const luck = decisions.map((_, step) => luckAfter(review, ends, step))
  const lost = decisions.map((one, step) => -countedLoss(one, decisions[step + 1]))
  const before = [start]
  for (const [step, value] of luck.entries()) before.push(before[step]! + value + lost[step]!)
  const stood = decisions.flatMap(({ costly }, step) => {
    const after = { step, points: before[step]! + lost[step]! }
    return costly || step === 0 ? [{ step, points: before[step]! }, after] : [after]
  })
  const all = [...stood, { step: decisions.length, points: result }]
  const points = all.map((one) => one.points)
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const [down, up] = [Math.min(0, ...luck, ...lost), Math.max(0, ...luck, ...lost)]
  const whole = (high - low + up - down) / (1 - GAP)
  const share = (value: number): number => (whole === 0 ? 0 : (100 * value) / whole)
  const base = whole === 0 ? 50 : share(high - low + up) + 100 * GAP
  const at = (step: number, value: number): Point => ({
    x: (100 * step) / decisions.length,
    y: whole === 0 ? 25 : share(high - value),
  })
  const bar = (step: number, value: number): Bar => ({ x: at(step, 0).x, from: base, to: base - share(value) })
  const told = mistakes(review)
  return {
    line: all.map(({ step, points: value }) => at(step, value)),
    dots: decisions.flatMap((one, step) =>
      one.costly
        ? { ...at(step, before[step]!), turn: one.turn, lost: one.loss, mark: told.indexOf(one) + 1 || null }
        : [],
    ),
    luck: luck.map((value, step) => bar(step + 0.5, value)),
    lost: lost.map((value, step) => bar(step, value)),
    base,
    scale: numbersFrom(low, high, share).map((value) => ({ points: value, y: at(0, value).y })),
    deals: decisions.flatMap(({ deal }, step) => (step > 0 && deal !== decisions[step - 1]!.deal ? at(step, 0).x : [])),
  }
}

/** How wide and high the number of a dot is, in CSS pixels. */
const MARK = 16

/** The same dots in a box of CSS pixels, without numbers that would cover one of more lost, or that of the decision that is looked at. */
export const withRoomForMarks = (
  dots: readonly Dot[],
  turn: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Dot[] => {
  const first = (dot: Dot): number => (dot.turn === turn ? Number.POSITIVE_INFINITY : dot.lost)
  const distance = (a: Dot, b: Dot): number => Math.hypot(((a.x - b.x) * width) / 100, ((a.y - b.y) * height) / 100)
  const shown: Dot[] = []
  for (const dot of dots.filter(({ mark }) => mark !== null).toSorted((a, b) => first(b) - first(a)))
    if (shown.every((other) => distance(dot, other) >= MARK)) shown.push(dot)
  return dots.map((dot) => (shown.includes(dot) ? dot : { ...dot, mark: null }))
}

/** In percent of all that is drawn: numbers that lie nearer to one another would touch on a low phone. */
const ROOM = 24

/** So much of the drawing holds two numbers with room between them at the finest steps, wherever it begins. */
const TWO = 1.4 * ROOM

/** Round numbers from the lowest point of the line to the highest, or from below it where it is too low for two; the outermost alone where there is no room for all. */
const numbersFrom = (low: number, high: number, share: (points: number) => number): readonly number[] => {
  if (low === high) return [high]
  const from = Math.min(low, high - TWO / share(1))
  const height = (numbers: readonly number[]): number => share(numbers.at(-1)! - numbers[0]!)
  const all = [2, 3, 4, 5, 10].map((count) => ticks(from, high, count)).find((numbers) => height(numbers) >= ROOM)!
  return height(all) < ROOM * (all.length - 1) ? [all[0]!, all.at(-1)!] : all
}

/** By how much the outlook moved from a decision to the next one, or to the beginning of the next deal. */
const luckAfter = (
  { decisions, result }: Pick<Review, 'decisions' | 'result'>,
  ends: readonly number[],
  step: number,
): number => {
  const { deal, expected } = decisions[step]!
  const next: Decision | undefined = decisions[step + 1]
  if (next === undefined) return result - expected.played
  // A deal in which there was nothing to decide is luck, too.
  return (next.deal === deal ? next.expected.usual : ends[next.deal - 2]!) - expected.played
}
