import type { Socket } from 'node:net'
import { isRefusal } from '@tefuda/kernel'
import { Command, Hello } from '@tefuda/wire'
import type { RawData, WebSocket } from 'ws'
import type { Guest } from '../http/guests.ts'
import { NOBODY } from '../store/blocks.ts'
import type { Clock, Connection, LiveTables, Place } from '../tables/index.ts'
import { NOT_FOUND, POLICY, TRY_AGAIN } from '../tables/messages/close-codes.ts'
import { STORE_DOWN, tooFast } from '../tables/messages/refusals.ts'
import { refusedText } from '../tables/messages/texts.ts'
import type { InTurn } from '../turns.ts'
import { listenTo } from './hearing.ts'
import { lineOf, turnAway } from './line.ts'
import { admitted, type Payers } from './payers.ts'
import { readJson } from './read-json.ts'
import { MALFORMED, NO_HELLO } from './refusals.ts'

/** The first message has to arrive within so many milliseconds. */
const PATIENCE = 5000
/** So many messages nobody understands, and the connection is closed. */
const MOST_FAULTS = 5
/** So many in a row beyond what is allowed, and the connection is closed. */
const MOST_EXCESS = 200
/** So many commands may wait for the table to be opened. */
const MOST_WAITING = 32
/** After so many milliseconds what waits may have been done. */
const A_WHILE = 1000

interface Attending {
  readonly tables: LiveTables
  readonly clock: Clock
  readonly payers: Payers
  /** Waits for a turn of the event loop, in which nothing else of the same address is done. */
  readonly turn: () => Promise<void>
  /** The share that all sockets of the address have of a turn of the event loop. */
  readonly inTurn: InTurn
}

/** Lets a person's page play or look on at a table, until its socket is closed. */
export const attend = (
  socket: WebSocket,
  tcp: Socket,
  table: string,
  { id: guest }: Guest,
  { tables, clock, payers, turn, inTurn }: Attending,
): void => {
  const line = lineOf(socket, tcp, clock)
  const payer = payers.person(guest, table, () => place?.isPlaying() ?? false)
  const connection: Connection = {
    ...line,
    guest,
    payer: {
      admit: () => admitted(payer, clock, turn, () => isClosed),
      charge: payer.charge,
      chargeTable: payer.chargeTable,
    },
    seen: 0,
    deaf: NOBODY,
    reading: null,
    isForgotten: false,
    behind: null,
  }
  let place: Place | null = null
  let waiting: Command[] = []
  let hasGreeted = false
  let isClosed = false
  let faults = 0
  let excess = 0

  const fault = (): void => {
    line.send(refusedText(null, hasGreeted ? MALFORMED : NO_HELLO))
    faults += 1
    if (faults >= MOST_FAULTS) line.close(POLICY, 'bad-message')
  }
  const exceed = (id: string | null, wait: number): void => {
    line.send(refusedText(id, tooFast(wait), wait))
    payer.turnedAway()
    excess += 1
    if (excess >= MOST_EXCESS) line.close(POLICY, 'too-fast')
  }
  const greet = async (hello: Hello): Promise<void> => {
    const joined = await tables.join(table, connection, hello)
    if (isRefusal(joined)) {
      turnAway(line, joined === STORE_DOWN ? TRY_AGAIN : NOT_FOUND, joined)
      return
    }
    place = joined
    if (isClosed) joined.leave()
    else for (const asked of waiting) joined.command(asked)
    waiting = []
  }
  const command = (asked: Command): void => {
    excess = 0
    if (place !== null) place.command(asked)
    else if (waiting.length < MOST_WAITING) waiting.push(asked)
    else exceed(asked.id, A_WHILE)
  }
  const hearCommand = (data: RawData, isBinary: boolean): void => {
    const wait = payer.ask()
    if (wait > 0 && excess >= MOST_EXCESS) return
    const read = Command.safeParse(readJson(data, isBinary))
    if (!read.success) fault()
    else if (wait > 0) exceed(read.data.id, wait)
    else command(read.data)
  }
  const hear = (data: RawData, isBinary: boolean): void => {
    if (hasGreeted) {
      hearCommand(data, isBinary)
      return
    }
    const message = readJson(data, isBinary)
    const hello = Hello.safeParse(message)
    if (!hello.success) {
      fault()
      return
    }
    hasGreeted = true
    stopWaiting()
    void greet(hello.data)
  }

  const stopWaiting = clock.after(PATIENCE, () => line.close(POLICY, 'no-hello'))
  const end = (): void => {
    isClosed = true
    stopWaiting()
    place?.leave()
  }
  listenTo(socket, inTurn, { hear, end })
}
