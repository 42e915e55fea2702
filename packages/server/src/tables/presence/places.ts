import { seatOf, type Table } from '../../table/table.ts'
import { FORBIDDEN } from '../messages/close-codes.ts'
import type { Connection } from '../messages/connection.ts'
import { NO_SPECTATORS, UNSEEN } from '../messages/refusals.ts'
import { refusedText } from '../messages/texts.ts'
import { maySee, seesNow } from '../messages/viewers.ts'
import { delayedProjection } from '../session/delayed-spectators.ts'
import type { DelayedSpectators } from '../session/room.ts'
import { type Room, say } from '../session/room.ts'
import { type Projection, tellAll } from '../session/tell.ts'

export const projectionOf = (room: Room): Projection => ({
  table: room.table,
  connections: room.connections,
  isDelayed: false,
  around: room,
  now: room.next?.at ?? room.parts.clock.now(),
  chat: room.chat,
  say: (connection, words) => say(room, connection, words),
})

/** The table as it is, and as some see it later. */
export const projectionsOf = (room: Room): readonly Projection[] =>
  room.delayedSpectators === null
    ? [projectionOf(room)]
    : [projectionOf(room), delayedProjection(room, room.delayedSpectators)]

/** Gives a connection its place among those who see the table now or later; null where it may not see it. */
export const placeOf = (room: Room, connection: Connection): Projection | null => {
  const { table, delayedSpectators } = room
  if (seesNow(table, connection.guest)) {
    room.connections.add(connection)
    return projectionOf(room)
  }
  if (maySee(table, connection.guest) && delayedSpectators !== null)
    return placeDelayed(room, delayedSpectators, connection)
  sendAway(table, connection)
  return null
}

const placeDelayed = (room: Room, delayedSpectators: DelayedSpectators, connection: Connection): Projection => {
  delayedSpectators.connections.add(connection)
  return delayedProjection(room, delayedSpectators)
}

/** When a game begins, or a seat is given up, those who may not see it as it is see it later, or not at all. */
export const partFromSpectators = (room: Room): void => {
  const { table, connections, delayedSpectators } = room
  if (table.stage === 'open' || table.options.spectators === 0) return
  for (const connection of connections) {
    if (seesNow(table, connection.guest)) continue
    connections.delete(connection)
    if (delayedSpectators === null) sendAway(table, connection)
    else {
      const projection = placeDelayed(room, delayedSpectators, connection)
      if (hasSat(table, connection)) tellAll(projection, connection, 0)
    }
  }
}

const hasSat = (table: Table, { guest }: Connection): boolean => seatOf(table, guest) !== null

const sendAway = (table: Table, connection: Connection): void => {
  connection.send(refusedText(null, hasSat(table, connection) ? UNSEEN : NO_SPECTATORS))
  connection.close(FORBIDDEN, 'no-spectators')
}
