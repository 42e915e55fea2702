import type { DecisionPoint } from '@tefuda/review'
import { queryAt } from '../replay/step-address.ts'

/** The address of a record’s review at a move, as replays number them; null: at none. */
export const reviewAt = (path: string, search: string, hash: string, number: number | null): string =>
  `${path}${queryAt(search, number ?? 0)}${hash}`

/** That of its replay at the same move; null: at the beginning. */
export const replayAt = (...at: Parameters<typeof reviewAt>): string => reviewAt(...at).replace('/review', '/replay')

/** The decision of that number among all; the next one, or the last, where the seat made none there. 0 names none. */
export const decisionNamed = <P extends Pick<DecisionPoint, 'number'>>(
  all: readonly P[],
  number: number,
): P | undefined => (number === 0 ? undefined : (all.find((one) => one.number >= number) ?? all.at(-1)))
