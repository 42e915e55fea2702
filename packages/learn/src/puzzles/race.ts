import { type Table, trials } from '@tefuda/bots'
import type { Seat } from '@tefuda/kernel'
import type { Brings } from './puzzle.ts'

/** After how many worlds moves are compared; each stage draws its own, so that what was lucky in one is not in the next. */
const STAGES = [16, 48, 120, 400] as const
/** So many standard errors leave no doubt. */
const BEYOND_DOUBT = 4
/** So many rivals are tried to the end, however far behind they are. */
const NEAREST = 4
/** Where a rival is nearer than this, in standard errors, further worlds will not part them beyond doubt. */
const HOPELESS: Readonly<Record<number, number>> = { 16: 0, 48: 1.2, 120: 2.2, 400: BEYOND_DOUBT }

/**
 * The one move that is better than all others beyond doubt, with what the others bring; null where there is none. All but the
 * nearest rivals are tried no further once they are behind beyond doubt. `isAnswer` may end it early: it is asked for the best move after each stage.
 */
export const raceOf = (
  table: Table,
  view: unknown,
  seat: Seat,
  moves: readonly string[],
  seed: number,
  isAnswer: (best: string) => boolean,
): readonly Brings[] | null => {
  const dropped: Brings[] = []
  let left = moves
  for (const [stage, worlds] of STAGES.entries()) {
    const compared = compare(table, view, seat, left, seed * STAGES.length + stage, worlds)
    const [best, ...rivals] = compared
    if (best === undefined || !isAnswer(best.move)) return null
    if (rivals.some((rival) => inErrors(rival) < HOPELESS[worlds]!)) return null
    if (worlds === STAGES.at(-1)) return [...compared, ...dropped.toSorted(byBrings)].map(rounded).toSorted(byBrings)
    const beaten = rivals.slice(NEAREST).filter((rival) => inErrors(rival) > BEYOND_DOUBT)
    dropped.push(...beaten)
    left = compared.filter((one) => !beaten.includes(one)).map(({ move }) => move)
  }
  return null
}

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

const byBrings = (a: Brings, b: Brings): number => a.behind - b.behind

/** Alike in every world is not better beyond doubt. */
const inErrors = ({ behind, error }: Brings): number => {
  if (behind === 0) return 0
  return error === 0 ? Number.POSITIVE_INFINITY : behind / error
}
