import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { replyText, whyReply } from '@tefuda/wire/engine'
import { disclosureTo } from '../table/disclosure.ts'
import { viewFor } from '../table/projection.ts'
import { STAGES } from '../table/refusals.ts'
import { standingOf } from '../table/standing.ts'
import type { Table } from '../table/table.ts'
import { type LiveTables, newEvents, type ProgramPlace, withEvents, withText } from '../tables/index.ts'
import { BAD_TOKEN } from '../tables/messages/refusals.ts'
import type { Words } from '../words.ts'
import type { idOf, Request } from './requests.ts'

/** The longest list of moves that is made at a table. */
const MOST_MOVES = 5000

export type Id = ReturnType<typeof idOf>

/** Carries out a request of a program at its seat; calls back with the answer. */
export const carryOut = (
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

const NO_RECORD = refusal(
  'no-record',
  null,
  'いま記録を読めません。少し待って、もう一度試してください。',
  'The record cannot be read at the moment. Wait a little and try again.',
)
