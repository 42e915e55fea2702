import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { CommandOf } from '@tefuda/wire'
import { tokenHash } from '../../ids.ts'
import { decideMove, of } from '../../table/act.ts'
import { asHost, decide, departure, isRepeated, isWornOut, onEmpty, returnTo } from '../../table/decide.ts'
import type { Entry } from '../../table/entry.ts'
import { whoIs } from '../../table/projection.ts'
import { WORN_OUT } from '../../table/refusals.ts'
import { seatOf, type Table } from '../../table/table.ts'
import { BAD_TOKEN, NO_REMATCH, NO_SEAT, UNKNOWN_PERSON } from '../messages/refusals.ts'
import { hasSeat, programSeat } from '../presence/programs.ts'
import type { Ask, Room } from '../session/room.ts'
import { mayFollow } from './open.ts'

/** What an ask leads to at the table as it is now: entries, or why nothing changes. */
export const entriesOf = (room: Room, ask: Ask, now: number): readonly Entry[] | Refusal => {
  const { table } = room
  switch (ask.kind) {
    case 'command':
      return ask.command.do === 'silence'
        ? from(silence(room, ask.connection.guest, ask.command), ask)
        : decide(table, ask.command, ask.connection.guest, now)
    case 'seat-program': {
      const { connection, command, token } = ask
      const sitter = { kind: 'program', name: command.name, token: tokenHash(token) } as const
      return from(
        asHost(table, connection.guest, () => onEmpty(table, command.seat, sitter)),
        ask,
      )
    }
    case 'rematch':
      return rematch(table, ask)
    case 'hello':
      return ask.hello.back === true ? comeBack(table, ask.connection.guest) : []
    case 'token':
      return programSeat(table, ask.token) === null ? BAD_TOKEN : []
    case 'program':
      return hasSeat(table, ask.line) ? decideMove(table, ask.line.seat, ask.move, ask.turn, now, 'seat') : NO_SEAT
    case 'bot':
      return decideMove(table, ask.seat, ask.move, ask.turn, now, 'bot')
    case 'work':
      return ask.entries
    case 'departure':
      return departure(table, ask.guest)
    case 'look':
    case 'anew':
    case 'around':
    case 'unsaid':
      return []
  }
}

/** Whether this very command has been carried out already. */
export const isDone = (room: Room, ask: Ask): boolean =>
  'command' in ask && isRepeated(room.table, ask.connection.guest, ask.command.id)

type FromCommand = Ask & { readonly kind: 'command' | 'seat-program' | 'rematch' }

const from = (decided: readonly Entry[] | Refusal, { connection: { guest }, command: { id } }: FromCommand) =>
  isRefusal(decided) ? decided : of(decided, { guest, id })

/** The next table is opened once; whoever asks again is shown the same. */
const rematch = (table: Table, ask: Ask & { readonly kind: 'rematch' }): readonly Entry[] | Refusal => {
  if (!mayFollow(table, ask.connection.guest)) return NO_REMATCH
  return table.next === null ? from([{ type: 'followed', table: ask.table }], ask) : []
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
    const said = room.sayings.map((saying) => saying.guest)
    const known = new Set([...persons, ...room.here.keys(), ...said, ...table.silenced])
    const meant = [...known].find((one) => whoIs(table.id, one) === who)
    if (meant === undefined || meant === table.host) return UNKNOWN_PERSON
    if (table.silenced.includes(meant) === silent) return []
    if (isWornOut(table)) return WORN_OUT
    return [{ type: silent ? 'silenced' : 'unsilenced', guest: meant }]
  })
}
