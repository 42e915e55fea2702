import { type Table, trials } from '@tefuda/bots'
import type { Seat } from '@tefuda/kernel'
import type { Brings } from './puzzle.ts'

/** After how many worlds moves are compared; each stage draws its own, so that what was lucky in one is not in the next. */
const STAGES = [16, 48, 120, 400, 1600] as const
/** A first look ends after so many stages. */
const GLANCE = 3
/** From so many worlds on what is beyond doubt is an answer. */
const ENOUGH = 400
/** So many standard errors leave no doubt. */
const BEYOND_DOUBT = 4
/** So many rivals are tried to the end, however far behind they are. */
const NEAREST = 4
/** Where a rival is nearer than this, in standard errors, further worlds will hardly part them beyond doubt. */
const HOPELESS: Readonly<Record<number, number>> = { 16: 0.7, 48: 1.3, 120: 2, 400: 2.8, 1600: BEYOND_DOUBT }

/** What is compared: moves of a seat that is due, in worlds that agree with its view. */
export interface Contest {
  readonly table: Table
  readonly view: unknown
  readonly seat: Seat
  readonly moves: readonly string[]
  readonly seed: number
}

/** Whether the best moves so far, one or several that come to the same, may still be the answer. */
export type MayAnswer = (best: readonly string[]) => boolean

/**
 * The one move that is better than all others beyond doubt, or several that come to the same in every world, with what the others bring;
 * null where there is none. All but the nearest rivals are tried no further once they are behind beyond doubt. `mayAnswer` is asked after each stage.
 */
export const raceOf = (contest: Contest, mayAnswer: MayAnswer): readonly Brings[] | null => {
  const dropped: Brings[] = []
  let left = contest.moves
  for (const worlds of STAGES) {
    const compared = stageOf(contest, left, worlds, mayAnswer)
    if (compared === null) return null
    const rivals = compared.filter((one) => !isAlike(one))
    if (worlds >= ENOUGH && rivals.every((rival) => inErrors(rival) > BEYOND_DOUBT))
      return [...compared, ...dropped].map(rounded).toSorted(byBrings)
    const beaten = rivals.slice(NEAREST).filter((rival) => inErrors(rival) > BEYOND_DOUBT)
    dropped.push(...beaten)
    left = compared.filter((one) => !beaten.includes(one)).map(({ move }) => move)
  }
  return null
}

/** Whether a race of these moves may find an answer, as far as a short one can tell. */
export const isPromising = (contest: Contest, mayAnswer: MayAnswer): boolean =>
  contest.moves.length > 1 &&
  STAGES.slice(0, GLANCE).every((worlds) => stageOf(contest, contest.moves, worlds, mayAnswer) !== null)

const stageOf = (
  { table, view, seat, seed }: Contest,
  moves: readonly string[],
  worlds: number,
  mayAnswer: MayAnswer,
): readonly Brings[] | null => {
  const compared = compare(table, view, seat, moves, seed * LARGEST_STAGE + worlds, worlds)
  const best = compared.filter(isAlike).map(({ move }) => move)
  const isNear = compared.slice(best.length).some((rival) => inErrors(rival) < HOPELESS[worlds]!)
  return isNear || !mayAnswer(best) ? null : compared
}

const LARGEST_STAGE = 2048

/** A thousandth of a point is less than anybody asks for. */
const rounded = ({ move, mean, behind, error }: Brings): Brings => ({
  move,
  mean: round(mean),
  behind: round(behind),
  error: round(error),
})

const round = (value: number): number => Math.round(value * 1000) / 1000

/** What moves bring in the same worlds, the best first. The same arguments: the same numbers. */
export const compare = (
  table: Table,
  view: unknown,
  seat: Seat,
  moves: readonly string[],
  seed: number,
  worlds: number,
): readonly Brings[] => {
  const trying = trials(table, view, seat, moves, seed)
  const rows = Array.from({ length: worlds }, () => trying.next().value)
  const means = moves.map((_, move) => rows.reduce((sum, row) => sum + row[move]!, 0) / worlds)
  const best = means.indexOf(Math.max(...means))
  return moves
    .map((move, index): Brings => {
      const behind = means[best]! - means[index]!
      const squares = rows.reduce((sum, row) => sum + (row[best]! - row[index]! - behind) ** 2, 0)
      return { move, mean: means[index]!, behind, error: Math.sqrt(squares / Math.max(1, worlds - 1) / worlds) }
    })
    .toSorted(byBrings)
}

const byBrings = (a: Brings, b: Brings): number => a.behind - b.behind || a.error - b.error

/** Whether a move came to the same as the best in every world. */
const isAlike = ({ behind, error }: Brings): boolean => behind === 0 && error === 0

/** By how many standard errors a move is behind. */
const inErrors = ({ behind, error }: Brings): number => {
  if (behind === 0) return 0
  return error === 0 ? Number.POSITIVE_INFINITY : behind / error
}
