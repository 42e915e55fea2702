import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { CommandOf } from '@tefuda/wire'
import { tokenHash } from '../../ids.ts'
import { decideMove, of } from '../../table/act.ts'
import { asHost, isWornOut } from '../../table/conditions.ts'
import { decide, isRepeated } from '../../table/decide.ts'
import type { Entry } from '../../table/entry.ts'
import { whoIs } from '../../table/projection.ts'
import { WORN_OUT } from '../../table/refusals.ts'
import { departure, onEmpty, returnTo } from '../../table/seats.ts'
import { seatOf, type Table } from '../../table/table.ts'
import { BAD_TOKEN, NO_REMATCH, NO_SEAT, UNKNOWN_PERSON } from '../messages/refusals.ts'
import { hasSeat, programSeat } from '../presence/programs.ts'
import type { Room, TableRequest } from '../session/room.ts'
import { mayFollow } from './open.ts'

/** What a request leads to at the table as it is now: entries, or why nothing changes. */
export const entriesOf = (room: Room, request: TableRequest, now: number): readonly Entry[] | Refusal => {
  const { table } = room
  switch (request.kind) {
    case 'command':
      return request.command.do === 'silence'
        ? from(silence(room, request.connection.guest, request.command), request)
        : decide(table, request.command, request.connection.guest, now)
    case 'seat-program': {
      const { connection, command, token } = request
      const sitter = { kind: 'program', name: command.name, token: tokenHash(token) } as const
      return from(
        asHost(table, connection.guest, () => onEmpty(table, command.seat, sitter)),
        request,
      )
    }
    case 'rematch':
      return rematch(table, request)
    case 'hello':
      return request.hello.back === true ? comeBack(table, request.connection.guest) : []
    case 'token':
      return programSeat(table, request.token) === null ? BAD_TOKEN : []
    case 'program':
      return hasSeat(table, request.line)
        ? decideMove(table, request.line.seat, request.move, request.turn, now, 'seat')
        : NO_SEAT
    case 'bot':
      return decideMove(table, request.seat, request.move, request.turn, now, 'bot')
    case 'work':
      return request.entries
    case 'departure':
      return departure(table, request.guest)
    case 'look':
    case 'resync':
    case 'around':
    case 'unsaid':
      return []
  }
}

/** Whether this very command has been carried out already. */
export const isDone = (room: Room, request: TableRequest): boolean =>
  'command' in request && isRepeated(room.table, request.connection.guest, request.command.id)

type FromCommand = TableRequest & { readonly kind: 'command' | 'seat-program' | 'rematch' }

const from = (decided: readonly Entry[] | Refusal, { connection: { guest }, command: { id } }: FromCommand) =>
  isRefusal(decided) ? decided : of(decided, { guest, id })

/** The next table is opened once; whoever asks again is shown the same. */
const rematch = (table: Table, request: TableRequest & { readonly kind: 'rematch' }): readonly Entry[] | Refusal => {
  if (!mayFollow(table, request.connection.guest)) return NO_REMATCH
  return table.next === null ? from([{ type: 'followed', table: request.table }], request) : []
}

/** Whoever comes may take the own seat back by that. */
const comeBack = (table: Table, guest: string): readonly Entry[] => {
  const seat = seatOf(table, guest)
  return seat === null ? [] : returnTo(table, seat)
}

const silence = (room: Room, guest: string, command: CommandOf<'silence'>): readonly Entry[] | Refusal => {
  const { table } = room
  const { who, silent = true } = command
  return asHost(table, guest, () => {
    const persons = table.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.guest] : []))
    const said = room.chat.map((line) => line.guest)
    const known = new Set([...persons, ...room.here.keys(), ...said, ...table.silenced])
    const meant = [...known].find((one) => whoIs(table.id, one) === who)
    if (meant === undefined || meant === table.host) return UNKNOWN_PERSON
    if (table.silenced.includes(meant) === silent) return []
    if (isWornOut(table)) return WORN_OUT
    return [{ type: silent ? 'silenced' : 'unsilenced', guest: meant }]
  })
}
