import type { Socket } from 'node:net'
import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { NOT_JSON, type Reply, replyText } from '@tefuda/wire/engine'
import type { RawData, WebSocket } from 'ws'
import type { Clock, LiveTables, Payer, ProgramPlace } from '../tables/index.ts'
import { POLICY, TRY_AGAIN } from '../tables/messages/close-codes.ts'
import { BAD_TOKEN, tooFast } from '../tables/messages/refusals.ts'
import type { InTurn } from '../turns.ts'
import { listenTo } from './hearing.ts'
import { type Newest, newestOf } from './limits.ts'
import { lineOf } from './line.ts'
import { admitted, type Payers } from './payers.ts'
import { carryOut, type Id } from './program-answers.ts'
import { createProgramQueue } from './program-queue.ts'
import { readJson } from './read-json.ts'
import { idOf, readRequest, TokenLine } from './requests.ts'

/** A program has to show its token within so many milliseconds. */
const PATIENCE = 5000
const MOST_WAITING = 32
/** So many in a row beyond what is allowed, and the connection is closed. */
const MOST_EXCESS = 200
/** So many answers may stand in line, refusals among them: whoever goes on asking then is cut off. */
const MOST_IN_LINE = MOST_WAITING + MOST_EXCESS
/** So many sockets may show a token: a program that comes back does not wait until its old line is known to be dead. */
const MOST_SOCKETS = 4
/** After so many milliseconds what waits may have been done. */
const A_WHILE = 1000

interface Serving {
  readonly tables: LiveTables
  readonly clock: Clock
  readonly payers: Payers
  /** Waits for a turn of the event loop, in which nothing else of the same address is done. */
  readonly turn: () => Promise<void>
  /** The share that all sockets of the address have of a turn of the event loop. */
  readonly inTurn: InTurn
  /** By token, what sends each of its sockets away. */
  readonly sockets: Newest<() => void>
}

export const newestSockets = (): Newest<() => void> => newestOf(MOST_SOCKETS)

/**
 * Lets a program play its seat, until its socket is closed. Its requests are carried out one after another, so that answers come in
 * their order whatever takes how long. `token`: what it showed when it connected, if anything.
 */
export const serveProgram = (
  socket: WebSocket,
  tcp: Socket,
  { table, address, token }: { readonly table: string; readonly address: string; readonly token: string | null },
  { tables, clock, payers, turn, inTurn, sockets }: Serving,
): void => {
  const line = lineOf(socket, tcp, clock)
  let payer = payers.stranger(address, table)
  const paying: Payer = {
    admit: () => admitted(payer, clock, turn, () => isClosed),
    charge: (ms) => payer.charge(ms),
    chargeTable: (ms) => payer.chargeTable(ms),
  }
  const queue = createProgramQueue(line.send)
  let place: ProgramPlace | null = null
  let isShown = false
  let isCutOff = false
  let isClosed = false
  let excess = 0

  const reply = (id: Id, result: Reply | Refusal): void => line.send(replyText(id, result))
  /** What is said of a message that is too much now. */
  const exceeding = (id: Id, wait: number): string => {
    payer.turnedAway()
    excess += 1
    return JSON.stringify({ ...id, ok: false, error: tooFast(wait), wait })
  }
  const cutOff = (): void => {
    if (excess < MOST_EXCESS && queue.count() < MOST_IN_LINE) return
    isCutOff = true
    queue.stop()
    line.close(POLICY, 'too-fast')
  }
  const makeWay = (): void => {
    reply({}, TOO_MANY_SOCKETS)
    line.close(POLICY, TOO_MANY_SOCKETS.code)
  }
  const enter = async (shown: string, id: Id | null): Promise<void> => {
    isShown = true
    stopWaiting()
    const joined = await tables.joinProgram(table, shown, { ...line, payer: paying })
    if (isRefusal(joined)) {
      reply(id ?? {}, joined)
      line.close(joined === BAD_TOKEN ? POLICY : TRY_AGAIN, joined.code)
      return
    }
    if (id !== null) reply(id, { seat: joined.line.seat })
    place = joined
    if (isClosed) {
      joined.leave()
      return
    }
    payer = payers.program(joined.line.token, table)
    sockets.add(joined.line.token, makeWay)?.()
    queue.begin(joined)
  }
  /** Whether it may ask is looked at when its turn comes: by then it is known what it asked for before has cost. */
  const ask = (value: unknown): void =>
    queue.add((at, answered) => {
      const id = idOf(value)
      const wait = payer.ask()
      if (wait > 0) {
        answered(exceeding(id, wait))
        cutOff()
        return
      }
      excess = 0
      const request = value === undefined ? NOT_JSON : readRequest(value, at.line.seat)
      if (isRefusal(request)) answered(replyText(id, request))
      else carryOut(tables, table, at, id, request, answered)
    })
  const show = (value: unknown): void => {
    const wait = payer.ask()
    const shown = TokenLine.safeParse(value)
    if (wait > 0) {
      line.send(exceeding(idOf(value), wait))
      cutOff()
    } else if (shown.success) void enter(shown.data.token, idOf(value))
    else reply(idOf(value), value === undefined ? NOT_JSON : NO_TOKEN)
  }
  const hear = (data: RawData, isBinary: boolean): void => {
    if (isCutOff) return
    const value = readJson(data, isBinary)
    if (!isShown) show(value)
    else if (queue.count() < MOST_WAITING) ask(value)
    else {
      const text = exceeding(idOf(value), A_WHILE)
      queue.add((_, answered) => answered(text))
      cutOff()
    }
  }

  const stopWaiting = clock.after(PATIENCE, () => line.close(POLICY, 'no-token'))
  const end = (): void => {
    isClosed = true
    queue.stop()
    stopWaiting()
    if (place === null) return
    sockets.remove(place.line.token, makeWay)
    place.leave()
  }
  listenTo(socket, inTurn, { hear, end })
  if (token !== null) void enter(token, null)
}

const NO_TOKEN = refusal(
  'no-token',
  null,
  '最初に {"cmd":"token","token":"…"} を送るか、接続のときに Authorization: Bearer を付けてください。',
  'Send {"cmd":"token","token":"…"} first, or connect with Authorization: Bearer.',
)

const TOO_MANY_SOCKETS = refusal(
  'too-many-connections',
  null,
  `1つのトークンで同時につなげる接続は ${MOST_SOCKETS} 本までです。新しい接続が来たので、この接続を閉じます。`,
  `A token is good for ${MOST_SOCKETS} connections at once. A newer one has come, so this one is closed.`,
)
