import type { GuestId } from '../../table/entry.ts'
import { unsay } from '../presence/presence.ts'
import type { Room } from '../session/room.ts'

/** A guest is called otherwise; or nothing any more, and then what it said goes too, from all pages. */
export const rename = (rooms: Iterable<Room>, guest: GuestId, name: string): void => {
  for (const room of rooms) {
    const isForgotten = name === ''
    if (!room.names.has(guest) || (room.names.get(guest) === name && !isForgotten)) continue
    if (isForgotten) {
      room.names.delete(guest)
      room.chat = room.chat.filter((said) => said.guest !== guest)
    } else room.names.set(guest, name)
    if (isForgotten && room.speakers.delete(guest)) unsay(room)
    else room.submit({ kind: 'around' })
  }
}
