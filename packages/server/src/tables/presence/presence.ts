import type { GuestId } from '../../table/entry.ts'
import { isGivenUp, viewerOf } from '../../table/table.ts'
import type { Connection } from '../messages/connection.ts'
import type { Room } from '../session/room.ts'

/** How long a change of who is here or known waits for others, in milliseconds: whoever loads a page again is hardly gone. */
const GATHER = 200
/** For each connection it waits so much longer: where thousands look on they are told less often. */
const EACH = 2
/** How often nodes say who is with them, and how long that holds. */
export const HEARTBEAT = 5000
const EXPIRY = 12_000

export const come = (room: Room, { guest }: Connection): void => {
  room.here.set(guest, (room.here.get(guest) ?? 0) + 1)
}

export const go = (room: Room, { guest }: Connection): void => {
  const left = (room.here.get(guest) ?? 0) - 1
  if (left > 0) room.here.set(guest, left)
  else room.here.delete(guest)
}

/** Tells everybody soon who is here, if that has changed. */
export const announce = (room: Room): void =>
  gather(room, 'isAnnouncing', () => {
    sayWhoIsHere(room)
    tellIfChanged(room)
  })

/** Soon takes off all pages what somebody said who has been forgotten. */
export const unsay = (room: Room): void => gather(room, 'isUnsaying', () => room.submit({ kind: 'unsaid' }))

/** Does something soon, once, however often that is wanted until then. */
const gather = (room: Room, isComing: 'isAnnouncing' | 'isUnsaying', work: () => void): void => {
  if (room[isComing]) return
  room[isComing] = true
  room.parts.clock.after(GATHER + EACH * room.here.size, () => {
    room[isComing] = false
    if (!room.isGone) work()
  })
}

/** Tells the other nodes who is connected to this one. */
export const sayWhoIsHere = (room: Room): void =>
  room.parts.bus.say(room.id, {
    type: 'here',
    guests: [...room.here.keys()],
    programs: [...room.programs].map(({ seat }) => seat),
  })

export const hearWhoIsThere = (
  room: Room,
  node: string,
  { guests, programs }: { readonly guests: readonly GuestId[]; readonly programs: readonly number[] },
): void => {
  if (guests.length === 0 && programs.length === 0) room.elsewhere.delete(node)
  else room.elsewhere.set(node, { guests, programs, until: room.parts.clock.now() + EXPIRY })
  tellIfChanged(room)
}

/** Forgets what nodes said that are silent; whether there were any. */
export const expire = (room: Room): boolean => {
  const now = room.parts.clock.now()
  const { size } = room.elsewhere
  for (const [node, { until }] of room.elsewhere) if (until <= now) room.elsewhere.delete(node)
  tellIfChanged(room)
  return room.elsewhere.size < size
}

const tellIfChanged = (room: Room): void => {
  const guests = new Set(room.here.keys())
  for (const { guests: there } of room.elsewhere.values()) for (const guest of there) guests.add(guest)
  let spectators = 0
  for (const guest of guests) if (viewerOf(room.table, guest) === null) spectators += 1
  const seats = room.table.chairs.map(
    (chair, seat) =>
      (chair.kind === 'person' && guests.has(chair.guest)) || (chair.kind === 'program' && room.isProgramHere(seat)),
  )
  const now = `${seats.join()} ${spectators}`
  room.spectators = spectators
  if (now === room.toldHere) return
  room.toldHere = now
  room.submit({ kind: 'around' })
  room.parts.resting(room.id)
}

/** Whether somebody who plays is connected nowhere, and may be looking at lists of tables instead. */
export const isAnyoneAway = ({ table, isHere }: Room): boolean =>
  table.chairs.some((chair) => chair.kind === 'person' && !isGivenUp(chair) && !isHere(chair.guest))
