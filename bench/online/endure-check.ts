import type { Store } from '../../packages/server/src/store/index.ts'
import type { Dated } from '../../packages/server/src/table/entry.ts'
import { tableFrom } from '../../packages/server/src/table/fold.ts'
import type { Story } from './lasting-players.ts'

/** What the log says of what players were told. */
export interface Findings {
  readonly tables: number
  readonly acknowledged: number
  /** Moves that had to be said once more, since no answer had come. */
  readonly repeated: number
  /** Everything that must not be, in words. */
  readonly faults: readonly string[]
}

/** Compares the log with what every player was told: each acknowledged move is there once, and nothing is there twice. */
export const checkStories = async (store: Store, stories: readonly Story[]): Promise<Findings> => {
  const faults: string[] = []
  let [acknowledged, repeated] = [0, 0]
  for (const { table, sent, faults: told } of stories) {
    const wrong = (what: string): unknown => faults.push(`table ${table}: ${what}`)
    for (const fault of told) wrong(fault)
    const rows = await store.read(table)
    rows.forEach(({ seq }, index) => {
      if (seq !== index) wrong(`entry ${index} has the number ${seq}`)
    })
    const log = rows.map(({ at, entry }) => ({ at, entry }) as Dated)
    const stored = Map.groupBy(
      log.flatMap(({ entry }) => (entry.type === 'moved' && entry.of !== undefined ? [entry] : [])),
      ({ of }) => of!.id,
    )
    for (const { id, move, isAcknowledged, isRepeated } of sent) {
      const entries = stored.get(id) ?? []
      stored.delete(id)
      if (isAcknowledged) acknowledged += 1
      if (isAcknowledged && entries.length === 0) wrong(`the acknowledged move ${id} ${move} is lost`)
      if (entries.length > 1) wrong(`the move ${id} ${move} is there ${entries.length} times`)
      if (entries.some((entry) => entry.move !== move)) wrong(`the move ${id} ${move} is there as another one`)
      if (isRepeated) repeated += 1
    }
    for (const id of stored.keys()) wrong(`nobody made the move ${id}`)
    try {
      if (tableFrom(table, log) === null) wrong('there is no such table')
    } catch (error) {
      wrong(`the log cannot be played again: ${String(error)}`)
    }
  }
  return { tables: stories.length, acknowledged, repeated, faults }
}
