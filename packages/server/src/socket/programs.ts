import type { Socket } from 'node:net'
import { eventsFor, type GameRecord, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { movesReply, NOT_JSON, type Reply, replyText, whyReply } from '@tefuda/wire/engine'
import type { RawData, WebSocket } from 'ws'
import { POLICY, TRY_AGAIN } from '../house/close-codes.ts'
import { type Clock, type House, newEvents, type ProgramPlace } from '../house/index.ts'
import { BAD_TOKEN, TOO_FAST } from '../house/refusals.ts'
import { STAGES } from '../table/refusals.ts'
import { gameView, viewFor } from '../table/sight.ts'
import type { Table } from '../table/table.ts'
import { type Allowance, bucketOf } from './limits.ts'
import { lineOf } from './line.ts'
import { readJson } from './read-json.ts'
import { idOf, type Request, readRequest, TokenLine } from './requests.ts'

/** A program has to show its token within so many milliseconds. */
const PATIENCE = 5000
const MOST_WAITING = 32
/** So many in a row beyond what is allowed, and the connection is closed. */
const MOST_EXCESS = 200
/** The longest list of moves that is made at a table. */
const MOST_MOVES = 5000

type Id = ReturnType<typeof idOf>

interface Serving {
  readonly house: House
  readonly clock: Clock
  readonly allowance: Allowance
}

/** Lets a program play its seat, until its socket is closed. `token`: what it showed when it connected, if anything. */
export const serveProgram = (
  socket: WebSocket,
  tcp: Socket,
  table: string,
  token: string | null,
  { house, clock, allowance }: Serving,
): void => {
  const line = lineOf(socket, tcp, clock)
  const bucket = bucketOf(allowance, clock)
  let place: ProgramPlace | null = null
  let waiting: unknown[] = []
  let isShown = false
  let isClosed = false
  let excess = 0
  let record: Promise<GameRecord | Refusal> | null = null

  const reply = (id: Id, result: Reply | Refusal): void => line.send(replyText(id, result))
  const enter = async (shown: string, id: Id | null): Promise<void> => {
    isShown = true
    stopWaiting()
    const joined = await house.joinProgram(table, shown, line)
    if (isRefusal(joined)) {
      reply(id ?? {}, joined)
      line.close(joined === BAD_TOKEN ? POLICY : TRY_AGAIN, joined.code)
      return
    }
    if (id !== null) reply(id, { seat: joined.line.seat })
    place = joined
    if (isClosed) joined.leave()
    else for (const value of waiting) ask(joined, value)
    waiting = []
  }
  /** Made once for a connection, with the names of that moment, however often and quickly it is asked for. */
  const recorded = (): Promise<GameRecord | Refusal> => {
    record ??= house.recordAt(table).then((found) => found ?? BAD_TOKEN)
    const asked = record
    const again = (): void => {
      if (record === asked) record = null
    }
    asked.then((found) => isRefusal(found) && again(), again)
    return asked
  }
  const ask = (joined: ProgramPlace, value: unknown): void => {
    const id = idOf(value)
    const request = readRequest(value, joined.line.seat)
    if (isRefusal(request)) reply(id, request)
    else if (request.cmd === 'play')
      joined.play(request.move, request.turn ?? null, (refused) => {
        if (refused !== null) reply(id, refused)
        else joined.look((at) => replyText(id, played(at, joined)))
      })
    else if (request.cmd === 'record')
      recorded().then(
        (record) => reply(id, isRefusal(record) ? record : { record }),
        () => reply(id, NO_RECORD),
      )
    else joined.look((at) => replyText(id, answerTo(at, joined, request)))
  }
  const hear = (data: RawData, isBinary: boolean): void => {
    const isAllowed = bucket.pass()
    excess = isAllowed ? 0 : excess + 1
    if (excess > MOST_EXCESS) {
      line.close(POLICY, 'too-fast')
      return
    }
    const value = readJson(data, isBinary)
    if (!isAllowed) reply(idOf(value), TOO_FAST)
    else if (value === undefined) reply({}, NOT_JSON)
    else if (!isShown) {
      const shown = TokenLine.safeParse(value)
      if (shown.success) void enter(shown.data.token, idOf(value))
      else reply(idOf(value), NO_TOKEN)
    } else if (place !== null) ask(place, value)
    else if (waiting.length < MOST_WAITING) waiting.push(value)
    else reply(idOf(value), TOO_FAST)
  }

  const stopWaiting = clock.after(PATIENCE, () => line.close(POLICY, 'no-token'))
  socket.on('message', hear)
  socket.on('close', () => {
    isClosed = true
    stopWaiting()
    place?.leave()
  })
  if (token !== null) void enter(token, null)
}

/** What a move led to, as its seat may know it. */
const played = (table: Table, { line }: ProgramPlace): Reply => {
  const { toAct, deal, phase, scores, outcome } = gameView(table, line.seat, 0)!
  return { events: newEvents(table, line), toAct, deal, phase, scores, over: outcome !== null }
}

const answerTo = (
  table: Table,
  { line: { seat } }: ProgramPlace,
  request: Exclude<Request, { cmd: 'play' | 'record' }>,
): Reply | Refusal => {
  const { match } = table
  if (match === null) return STAGES.open
  switch (request.cmd) {
    case 'moves': {
      const { cell, limit = MOST_MOVES } = request
      return movesReply(match, seat, { limit: Math.min(limit, MOST_MOVES), ...(cell !== undefined && { cell }) })
    }
    case 'why':
      return whyReply(match, seat, request.move)
    case 'view':
      return { view: viewFor(table, seat) }
    case 'events':
      return { events: eventsFor(match, seat, request.from) }
    case 'outcome':
      return { outcome: match.engine.outcome(match.state) }
  }
}

const NO_TOKEN = refusal(
  'no-token',
  null,
  '最初に {"cmd":"token","token":"…"} を送るか、接続のときに Authorization: Bearer を付けてください。',
  'Send {"cmd":"token","token":"…"} first, or connect with Authorization: Bearer.',
)

const NO_RECORD = refusal(
  'no-record',
  null,
  'いま記録を読めません。少し待って、もう一度試してください。',
  'The record cannot be read at the moment. Wait a little and try again.',
)
