import type { Socket } from 'node:net'
import { isRefusal, type Refusal } from '@tefuda/kernel'
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
import { type Line, lineOf, turnAway } from './line.ts'
import { admitted, type Payer, type Payers } from './payers.ts'
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

/** With what the socket of somebody is served. */
export interface Serving {
  readonly tables: LiveTables
  readonly clock: Clock
  readonly payers: Payers
  /** Waits for a turn of the event loop, in which nothing else of the same address is done. */
  readonly turn: () => Promise<void>
  /** The share that all sockets of the address have of a turn of the event loop. */
  readonly inTurn: InTurn
}

/** A person's page at a table, from its first word on. */
interface Page {
  readonly line: Line
  readonly payer: Payer
  readonly connection: Connection
  place: Place | null
  /** Commands that wait for the table to be opened. */
  waiting: Command[]
  hasGreeted: boolean
  isClosed: boolean
  /** Messages nobody understood. */
  faults: number
  /** Messages in a row beyond what is allowed. */
  excess: number
}

/** Lets a person's page play or look on at a table, until its socket is closed. */
export const attend = (socket: WebSocket, tcp: Socket, table: string, { id: guest }: Guest, given: Serving): void => {
  const { tables, clock, payers, turn, inTurn } = given
  const line = lineOf(socket, tcp, clock)
  const payer = payers.person(guest, table, () => page.place?.isPlaying() ?? false)
  const admit = (): Promise<boolean> => admitted(payer, clock, turn, () => page.isClosed)
  const page: Page = {
    line,
    payer,
    connection: {
      ...line,
      guest,
      payer: { admit, charge: payer.charge, chargeTable: payer.chargeTable },
      seen: 0,
      deaf: NOBODY,
      reading: null,
      isForgotten: false,
      behind: null,
    },
    place: null,
    waiting: [],
    hasGreeted: false,
    isClosed: false,
    faults: 0,
    excess: 0,
  }
  const stopWaiting = clock.after(PATIENCE, () => line.close(POLICY, 'no-hello'))
  const hear = (data: RawData, isBinary: boolean): void => {
    if (page.hasGreeted) {
      hearCommand(page, data, isBinary)
      return
    }
    const hello = Hello.safeParse(readJson(data, isBinary))
    if (!hello.success) {
      fault(page)
      return
    }
    page.hasGreeted = true
    stopWaiting()
    void tables.join(table, page.connection, hello.data).then((joined) => enter(page, joined))
  }
  const end = (): void => {
    page.isClosed = true
    stopWaiting()
    page.place?.leave()
  }
  listenTo(socket, inTurn, { hear, end })
}

const enter = (page: Page, joined: Place | Refusal): void => {
  if (isRefusal(joined)) {
    turnAway(page.line, joined === STORE_DOWN ? TRY_AGAIN : NOT_FOUND, joined)
    return
  }
  page.place = joined
  if (page.isClosed) joined.leave()
  else for (const command of page.waiting) joined.command(command)
  page.waiting = []
}

const hearCommand = (page: Page, data: RawData, isBinary: boolean): void => {
  const wait = page.payer.ask()
  if (wait > 0 && page.excess >= MOST_EXCESS) return
  const read = Command.safeParse(readJson(data, isBinary))
  if (!read.success) fault(page)
  else if (wait > 0) exceed(page, read.data.id, wait)
  else obey(page, read.data)
}

const obey = (page: Page, command: Command): void => {
  page.excess = 0
  if (page.place !== null) page.place.command(command)
  else if (page.waiting.length < MOST_WAITING) page.waiting.push(command)
  else exceed(page, command.id, A_WHILE)
}

/** Nobody understands a message. */
const fault = (page: Page): void => {
  page.line.send(refusedText(null, page.hasGreeted ? MALFORMED : NO_HELLO))
  page.faults += 1
  if (page.faults >= MOST_FAULTS) page.line.close(POLICY, 'bad-message')
}

/** A command is too much now; in so many milliseconds it may come again. */
const exceed = (page: Page, id: string, wait: number): void => {
  page.line.send(refusedText(id, tooFast(wait), wait))
  page.payer.turnedAway()
  page.excess += 1
  if (page.excess >= MOST_EXCESS) page.line.close(POLICY, 'too-fast')
}
