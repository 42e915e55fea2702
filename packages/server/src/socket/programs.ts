import type { Socket } from 'node:net'
import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { NOT_JSON, type Reply, replyText, whyReply } from '@tefuda/wire/engine'
import type { RawData, WebSocket } from 'ws'
import { disclosureTo } from '../table/disclosure.ts'
import { viewFor } from '../table/projection.ts'
import { STAGES } from '../table/refusals.ts'
import { standingOf } from '../table/standing.ts'
import type { Table } from '../table/table.ts'
import {
  type Clock,
  type LiveTables,
  newEvents,
  type Payer,
  type ProgramPlace,
  withEvents,
  withText,
} from '../tables/index.ts'
import { POLICY, TRY_AGAIN } from '../tables/messages/close-codes.ts'
import { BAD_TOKEN, tooFast } from '../tables/messages/refusals.ts'
import type { InTurn } from '../turns.ts'
import type { Words } from '../words.ts'
import { listenTo } from './hearing.ts'
import { type Newest, newestOf } from './limits.ts'
import { lineOf } from './line.ts'
import { admitted, type Payers } from './payers.ts'
import { readJson } from './read-json.ts'
import { idOf, type Request, readRequest, TokenLine } from './requests.ts'

/** A program has to show its token within so many milliseconds. */
const PATIENCE = 5000
const MOST_WAITING = 32
/** So many in a row beyond what is allowed, and the connection is closed. */
const MOST_EXCESS = 200
/** So many answers may stand in line, refusals among them: whoever goes on asking then is cut off. */
const MOST_IN_LINE = MOST_WAITING + MOST_EXCESS
/** The longest list of moves that is made at a table. */
const MOST_MOVES = 5000

/** So many sockets may show a token: a program that comes back does not wait until its old line is known to be dead. */
const MOST_SOCKETS = 4
/** After so many milliseconds what waits may have been done. */
const A_WHILE = 1000

type Id = ReturnType<typeof idOf>

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

/** A request that waits for its turn; calls back when it has been answered. */
type Waiting = (at: ProgramPlace, answered: (words: Words) => void) => void

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
  const waiting: Waiting[] = []
  let place: ProgramPlace | null = null
  let isAnswering = false
  let isProceeding = false
  let isShown = false
  let isCutOff = false
  let isClosed = false
  let excess = 0

  const reply = (id: Id, result: Reply | Refusal): void => line.send(replyText(id, result))
  const carryOn = (at: ProgramPlace, next: Waiting): void => {
    isAnswering = true
    let isAnswered = false
    next(at, (words) => {
      if (isAnswered) return
      isAnswered = true
      isAnswering = false
      line.send(words)
      proceed()
    })
  }
  /** What is answered at once does not go deeper: it is the loop that goes on. */
  const proceed = (): void => {
    if (isProceeding) return
    isProceeding = true
    while (place !== null && !isAnswering && !isClosed && !isCutOff) {
      const next = waiting.shift()
      if (next === undefined) break
      carryOn(place, next)
    }
    isProceeding = false
  }
  const lineUp = (next: Waiting): void => {
    waiting.push(next)
    proceed()
  }
  /** What is said of a message that is too much now. */
  const exceeding = (id: Id, wait: number): string => {
    payer.turnedAway()
    excess += 1
    return JSON.stringify({ ...id, ok: false, error: tooFast(wait), wait })
  }
  const cutOff = (): void => {
    if (excess < MOST_EXCESS && waiting.length < MOST_IN_LINE) return
    isCutOff = true
    waiting.length = 0
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
    proceed()
  }
  /** Whether it may ask is looked at when its turn comes: by then it is known what it asked for before has cost. */
  const ask = (value: unknown): void =>
    lineUp((at, answered) => {
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
    else if (waiting.length < MOST_WAITING) ask(value)
    else {
      const text = exceeding(idOf(value), A_WHILE)
      lineUp((_, answered) => answered(text))
      cutOff()
    }
  }

  const stopWaiting = clock.after(PATIENCE, () => line.close(POLICY, 'no-token'))
  const end = (): void => {
    isClosed = true
    stopWaiting()
    if (place === null) return
    sockets.remove(place.line.token, makeWay)
    place.leave()
  }
  listenTo(socket, inTurn, { hear, end })
  if (token !== null) void enter(token, null)
}

const carryOut = (
  tables: LiveTables,
  table: string,
  at: ProgramPlace,
  id: Id,
  request: Request,
  answered: (words: Words) => void,
): void => {
  const answer = (told: Words | Refusal): void => answered(isRefusal(told) ? replyText(id, told) : told)
  switch (request.cmd) {
    case 'play':
      at.play(request.move, request.turn ?? null, (refused) => {
        if (refused !== null) answer(refused)
        else at.look((seen) => played(seen, at, id), answer)
      })
      return
    case 'moves': {
      const { cell, limit = MOST_MOVES } = request
      const query = { limit: Math.min(limit, MOST_MOVES), ...(cell !== undefined && { cell }) }
      at.moves(query, (told) => answered(replyText(id, told)))
      return
    }
    case 'record':
      tables.recordAt(table).then(
        (record) => answer(record === null ? BAD_TOKEN : isRefusal(record) ? record : recorded(id, record.text)),
        () => answer(NO_RECORD),
      )
      return
    default:
      at.look((seen) => told(seen, at, id, request), answer)
  }
}

/** What a move led to, as its seat may know it. */
const played = (table: Table, { line }: ProgramPlace, id: Id): Words => {
  const { toAct, deal, phase, scores, outcome } = standingOf(table)!.known
  const reply = { ...id, ok: true, toAct, deal, phase, scores, over: outcome !== null }
  return withEvents(reply, newEvents(table, line))
}

const told = (
  table: Table,
  { line: { seat } }: ProgramPlace,
  id: Id,
  request: Exclude<Request, { cmd: 'play' | 'moves' | 'record' }>,
): Words => {
  const { match } = table
  if (match === null) return replyText(id, STAGES.open)
  switch (request.cmd) {
    case 'why':
      return replyText(id, whyReply(match, seat, request.move))
    case 'view':
      return replyText(id, { view: viewFor(table, seat) })
    case 'events':
      return withEvents({ ...id, ok: true }, disclosureTo(match, seat).words(request.from ?? 0))
    case 'outcome':
      return replyText(id, { outcome: match.engine.outcome(match.state) })
  }
}

const recorded = (id: Id, record: string): string => withText({ ...id, ok: true }, 'record', record)

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

const NO_RECORD = refusal(
  'no-record',
  null,
  'いま記録を読めません。少し待って、もう一度試してください。',
  'The record cannot be read at the moment. Wait a little and try again.',
)
