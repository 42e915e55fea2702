import type { Decision } from '@tefuda/review'
import { queryAt } from '../replay/step-address.ts'

/** The address of a record’s review at a move, as replays number them; null: at none. */
export const reviewAt = (path: string, search: string, hash: string, number: number | null): string =>
  `${path}${queryAt(search, number ?? 0)}${hash}`

/** That of its replay at the same move; null: at the beginning. */
export const replayAt = (...at: Parameters<typeof reviewAt>): string => reviewAt(...at).replace('/review', '/replay')

/** The decision of that number; when all are known the next one, or the last, where the seat made none there. 0 names none. */
export const decisionNamed = <D extends Pick<Decision, 'number'>>(
  decisions: readonly D[],
  number: number,
  areAll: boolean,
): D | undefined => {
  if (number === 0) return undefined
  const next = decisions.find((one) => one.number >= number)
  return next?.number === number ? next : areAll ? (next ?? decisions.at(-1)) : undefined
}
