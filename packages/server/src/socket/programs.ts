import type { Socket } from 'node:net'
import { isRefusal, refusal } from '@tefuda/kernel'
import { NOT_JSON, replyText } from '@tefuda/wire/engine'
import type { RawData, WebSocket } from 'ws'
import type { Payer, ProgramPlace } from '../tables/index.ts'
import { POLICY, TRY_AGAIN } from '../tables/messages/close-codes.ts'
import { BAD_TOKEN, tooFast } from '../tables/messages/refusals.ts'
import { listenTo } from './hearing.ts'
import { type Newest, newestOf } from './limits.ts'
import { type Line, lineOf } from './line.ts'
import { type Payer as Allowed, admitted } from './payers.ts'
import type { Serving } from './people.ts'
import { carryOut, type Id } from './program-answers.ts'
import { createProgramQueue, type ProgramQueue } from './program-queue.ts'
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

interface ServingProgram extends Serving {
  /** By token, what sends each of its sockets away. */
  readonly sockets: Newest<() => void>
}

export const newestSockets = (): Newest<() => void> => newestOf(MOST_SOCKETS)

/** A program's socket, from its first word on. */
interface Served {
  readonly line: Line
  readonly table: string
  readonly queue: ProgramQueue
  /** The stranger's of its address, until it has shown its token. */
  payer: Allowed
  place: ProgramPlace | null
  /** A token has been shown, be it right or not. */
  isShown: boolean
  /** It went on asking where it was told to wait: nothing more is heard. */
  isCutOff: boolean
  isClosed: boolean
  /** Messages in a row beyond what is allowed. */
  excess: number
  /** It need not be waited for any more to show a token. */
  readonly stopWaiting: () => void
  /** Another socket with its token has come, and this one is the oldest. */
  readonly makeWay: () => void
}

/**
 * Lets a program play its seat, until its socket is closed. Its requests are carried out one after another, so that answers come in
 * their order whatever takes how long. `token`: what it showed when it connected, if anything.
 */
export const serveProgram = (
  socket: WebSocket,
  tcp: Socket,
  { table, address, token }: { readonly table: string; readonly address: string; readonly token: string | null },
  serving: ServingProgram,
): void => {
  const { clock, payers, inTurn, sockets } = serving
  const line = lineOf(socket, tcp, clock)
  const served: Served = {
    line,
    table,
    queue: createProgramQueue(line.send),
    payer: payers.stranger(address, table),
    place: null,
    isShown: false,
    isCutOff: false,
    isClosed: false,
    excess: 0,
    stopWaiting: clock.after(PATIENCE, () => line.close(POLICY, 'no-token')),
    makeWay: () => {
      line.send(replyText({}, TOO_MANY_SOCKETS))
      line.close(POLICY, TOO_MANY_SOCKETS.code)
    },
  }
  const end = (): void => {
    const { place, queue, stopWaiting, makeWay } = served
    served.isClosed = true
    queue.stop()
    stopWaiting()
    if (place === null) return
    sockets.remove(place.line.token, makeWay)
    place.leave()
  }
  listenTo(socket, inTurn, { hear: (data, isBinary) => hear(served, serving, data, isBinary), end })
  if (token !== null) void enter(served, serving, token, null)
}

const hear = (served: Served, serving: ServingProgram, data: RawData, isBinary: boolean): void => {
  const { queue } = served
  if (served.isCutOff) return
  const value = readJson(data, isBinary)
  if (!served.isShown) show(served, serving, value)
  else if (queue.count() < MOST_WAITING) ask(served, serving, value)
  else {
    const text = exceeding(served, idOf(value), A_WHILE)
    queue.add((_, answered) => answered(text))
    cutOff(served)
  }
}

const show = (served: Served, serving: ServingProgram, value: unknown): void => {
  const { line, payer } = served
  const wait = payer.ask()
  const shown = TokenLine.safeParse(value)
  if (wait > 0) {
    line.send(exceeding(served, idOf(value), wait))
    cutOff(served)
  } else if (shown.success) void enter(served, serving, shown.data.token, idOf(value))
  else line.send(replyText(idOf(value), value === undefined ? NOT_JSON : NO_TOKEN))
}

/** Brings a program to its seat. `id`: that of the message in which the token was shown; null where it was not shown in one. */
const enter = async (served: Served, serving: ServingProgram, token: string, id: Id | null): Promise<void> => {
  const { line, table, queue } = served
  const { tables, payers, sockets } = serving
  served.isShown = true
  served.stopWaiting()
  const joined = await tables.joinProgram(table, token, { ...line, payer: payingFor(served, serving) })
  if (isRefusal(joined)) {
    line.send(replyText(id ?? {}, joined))
    line.close(joined === BAD_TOKEN ? POLICY : TRY_AGAIN, joined.code)
    return
  }
  if (id !== null) line.send(replyText(id, { seat: joined.line.seat }))
  served.place = joined
  if (served.isClosed) {
    joined.leave()
    return
  }
  served.payer = payers.program(joined.line.token, table)
  sockets.add(joined.line.token, served.makeWay)?.()
  queue.begin(joined)
}

/** Who pays may be another one later: whoever holds the token it has shown. */
const payingFor = (served: Served, { clock, turn }: ServingProgram): Payer => ({
  admit: () => admitted(served.payer, clock, turn, () => served.isClosed),
  charge: (ms) => served.payer.charge(ms),
  chargeTable: (ms) => served.payer.chargeTable(ms),
})

/** Whether it may ask is looked at when its turn comes: by then it is known what it asked for before has cost. */
const ask = (served: Served, { tables }: Serving, value: unknown): void =>
  served.queue.add((at, answered) => {
    const id = idOf(value)
    const wait = served.payer.ask()
    if (wait > 0) {
      answered(exceeding(served, id, wait))
      cutOff(served)
      return
    }
    served.excess = 0
    const request = value === undefined ? NOT_JSON : readRequest(value, at.line.seat)
    if (isRefusal(request)) answered(replyText(id, request))
    else carryOut(tables, served.table, at, id, request, answered)
  })

/** What is said of a message that is too much now. */
const exceeding = (served: Served, id: Id, wait: number): string => {
  served.payer.turnedAway()
  served.excess += 1
  return JSON.stringify({ ...id, ok: false, error: tooFast(wait), wait })
}

const cutOff = (served: Served): void => {
  const { line, queue } = served
  if (served.excess < MOST_EXCESS && queue.count() < MOST_IN_LINE) return
  served.isCutOff = true
  queue.stop()
  line.close(POLICY, 'too-fast')
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
