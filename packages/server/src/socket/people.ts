import type { Socket } from 'node:net'
import { isRefusal } from '@tefuda/kernel'
import { Command, Hello } from '@tefuda/wire'
import type { RawData, WebSocket } from 'ws'
import { NOT_FOUND, POLICY, TRY_AGAIN } from '../house/close-codes.ts'
import type { Clock, Connection, House, Place } from '../house/index.ts'
import { STORE_DOWN, TOO_FAST } from '../house/refusals.ts'
import { refusedText } from '../house/texts.ts'
import type { Guest } from '../http/guests.ts'
import { NOBODY } from '../store/blocks.ts'
import { type Allowance, bucketOf } from './limits.ts'
import { lineOf, turnAway } from './line.ts'
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

interface Attending {
  readonly house: House
  readonly clock: Clock
  readonly allowance: Allowance
}

/** Lets a person's page play or look on at a table, until its socket is closed. */
export const attend = (
  socket: WebSocket,
  tcp: Socket,
  table: string,
  { id: guest }: Guest,
  { house, clock, allowance }: Attending,
): void => {
  const line = lineOf(socket, tcp, clock)
  const connection: Connection = {
    ...line,
    guest,
    seen: 0,
    deaf: NOBODY,
    reading: null,
    isForgotten: false,
    behind: null,
  }
  const bucket = bucketOf(allowance, clock)
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
  const tooFast = (id: string | null): void => {
    line.send(refusedText(id, TOO_FAST))
    excess += 1
    if (excess >= MOST_EXCESS) line.close(POLICY, 'too-fast')
  }
  const greet = async (hello: Hello): Promise<void> => {
    const joined = await house.join(table, connection, hello)
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
    else tooFast(asked.id)
  }
  const hear = (data: RawData, isBinary: boolean): void => {
    const isAllowed = bucket.pass()
    if (!isAllowed && excess >= MOST_EXCESS) return
    const message = readJson(data, isBinary)
    if (hasGreeted) {
      const read = Command.safeParse(message)
      if (!read.success) fault()
      else if (!isAllowed) tooFast(read.data.id)
      else command(read.data)
      return
    }
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
  socket.on('message', hear)
  socket.on('close', () => {
    isClosed = true
    stopWaiting()
    place?.leave()
  })
}
