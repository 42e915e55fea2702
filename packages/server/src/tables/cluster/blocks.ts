import { blocksOf, NOBODY } from '../../store/blocks.ts'
import type { GuestId } from '../../table/entry.ts'
import type { Rooms } from '../memory/rooms.ts'

type Listening = Pick<Rooms, 'parts' | 'people' | 'loaded'>

/** What could not be read is read again after so many milliseconds. */
const AGAIN = 1000

/**
 * Reads again whom guests do not want to hear; their pages get a full sync where that has changed. Of several
 * readings for a page the one that was begun last counts.
 */
export const readBlocks = async ({ parts, people, loaded }: Listening, guests: readonly GuestId[]): Promise<void> => {
  const reading = Symbol('reading')
  const pages = guests.flatMap((guest) => [...people.of(guest)])
  for (const page of pages) page.reading = reading
  const blocked = await blocksOf(parts.store.db, guests)
  for (const page of pages) {
    const deaf = blocked.get(page.guest) ?? NOBODY
    if (page.reading !== reading || (deaf.size === page.deaf.size && deaf.isSubsetOf(page.deaf))) continue
    page.deaf = deaf
    for (const room of loaded.values())
      if (room.connections.has(page) || room.delayedSpectators?.connections.has(page))
        room.submit({ kind: 'resync', connection: page })
  }
}

/** The same for a guest who blocks others than before, sooner or later. */
export const blocksChanged = async (listening: Listening, guest: GuestId): Promise<void> => {
  const { log, clock } = listening.parts
  try {
    await readBlocks(listening, [guest])
  } catch (error) {
    log.warn({ err: error }, 'whom a guest blocks cannot be read')
    clock.after(AGAIN, () => void blocksChanged(listening, guest))
  }
}
