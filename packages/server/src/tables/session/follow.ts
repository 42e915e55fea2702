import type { Dated } from '../../table/entry.ts'
import { fold, tableFrom } from '../../table/fold.ts'
import type { Table } from '../../table/table.ts'
import { PIECE, type Turn } from '../../turns.ts'

/** So many entries are followed at once. */
const SHORT = 500

/** Does a piece of work, such as at the cost of somebody. */
type Doing = <T>(piece: () => T) => T

/** The table that a log leads to, null for an empty one. A long log, which takes long to follow, is followed in pieces. */
export const follow = async (
  id: string,
  log: readonly Dated[],
  turn: Turn,
  doing: Doing = (piece) => piece(),
): Promise<Table | null> => {
  if (log.length <= SHORT) return doing(() => tableFrom(id, log))
  const table = tableFrom(id, log.slice(0, 1))
  if (table === null) return null
  let next = 1
  const goOn = (): void => {
    const since = performance.now()
    do fold(table, log[next++]!)
    while (next < log.length && performance.now() - since < PIECE)
  }
  while (next < log.length) {
    await turn()
    doing(goOn)
  }
  return table
}
