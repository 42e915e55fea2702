import { queryAt } from '../replay/step-address.ts'

/** The address of a record’s review at a move, as replays number them; null: at none. */
export const reviewAt = (path: string, search: string, hash: string, number: number | null): string =>
  `${path}${queryAt(search, number ?? 0)}${hash}`

/** That of its replay at the same move; null: at the beginning. */
export const replayAt = (...at: Parameters<typeof reviewAt>): string => reviewAt(...at).replace('/review', '/replay')
