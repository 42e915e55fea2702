import { seatOf, type Table } from '../../table/table.ts'
import { FORBIDDEN } from '../messages/close-codes.ts'
import type { Connection } from '../messages/connection.ts'
import { NO_SPECTATORS, UNSEEN } from '../messages/refusals.ts'
import { refusedText } from '../messages/texts.ts'
import { maySee, seesNow } from '../messages/viewers.ts'
import { lateSight } from '../session/delayed-spectators.ts'
import type { Late } from '../session/room.ts'
import { type Room, say } from '../session/room.ts'
import { type Sight, tellAll } from '../session/tell.ts'

export const sightOf = (room: Room): Sight => ({
  table: room.table,
  connections: room.connections,
  isLate: false,
  around: room,
  now: room.next?.at ?? room.parts.clock.now(),
  sayings: room.sayings,
  say: (connection, words) => say(room, connection, words),
})

/** The table as it is, and as some see it later. */
export const sightsOf = (room: Room): readonly Sight[] =>
  room.late === null ? [sightOf(room)] : [sightOf(room), lateSight(room, room.late)]

/** Gives a connection its place among those who see the table now or later; null where it may not see it. */
export const placeOf = (room: Room, connection: Connection): Sight | null => {
  const { table, late } = room
  if (seesNow(table, connection.guest)) {
    room.connections.add(connection)
    return sightOf(room)
  }
  if (maySee(table, connection.guest) && late !== null) return placeLate(room, late, connection)
  sendAway(table, connection)
  return null
}

const placeLate = (room: Room, late: Late, connection: Connection): Sight => {
  late.connections.add(connection)
  return lateSight(room, late)
}

/** When a game begins, or a seat is given up, those who may not see it as it is see it later, or not at all. */
export const partFromSpectators = (room: Room): void => {
  const { table, connections, late } = room
  if (table.stage === 'open' || table.options.spectators === 0) return
  for (const connection of connections) {
    if (seesNow(table, connection.guest)) continue
    connections.delete(connection)
    if (late === null) sendAway(table, connection)
    else {
      const sight = placeLate(room, late, connection)
      if (hasSat(table, connection)) tellAll(sight, connection, 0)
    }
  }
}

const hasSat = (table: Table, { guest }: Connection): boolean => seatOf(table, guest) !== null

const sendAway = (table: Table, connection: Connection): void => {
  connection.send(refusedText(null, hasSat(table, connection) ? UNSEEN : NO_SPECTATORS))
  connection.close(FORBIDDEN, 'no-spectators')
}
