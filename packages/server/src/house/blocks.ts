import { blocksOf, NOBODY } from '../store/blocks.ts'
import type { GuestId } from '../table/entry.ts'
import type { Connection } from './connection.ts'
import { ask } from './pipeline.ts'
import type { Rooms } from './rooms.ts'

/** Reads anew whom guests do not want to hear; their pages are told everything anew where that has changed. */
export const readBlocks = async (
  { parts, people, loaded }: Pick<Rooms, 'parts' | 'people' | 'loaded'>,
  guests: readonly GuestId[],
): Promise<void> => {
  const blocked = await blocksOf(parts.store.db, guests)
  const changed = new Set<Connection>()
  for (const guest of guests)
    for (const connection of people.of(guest)) {
      const deaf = blocked.get(guest) ?? NOBODY
      if (deaf.size === connection.deaf.size && deaf.isSubsetOf(connection.deaf)) continue
      connection.deaf = deaf
      changed.add(connection)
    }
  if (changed.size === 0) return
  for (const room of loaded.values())
    for (const connection of changed)
      if (room.connections.has(connection) || room.late?.connections.has(connection))
        ask(room, { kind: 'hello', connection, hello: { do: 'hello', seen: connection.seen } })
}
