import {
  isRefusal,
  type Match,
  markTimeout,
  openMatch,
  playMove,
  Refused,
  replacementFor,
  type Seat,
  seedFrom,
  undoMove,
} from '@tefuda/kernel'
import type { Dated, Entry } from './entry.ts'
import { type LiveMatch, shelve } from './events.ts'
import {
  type Chair,
  chairOf,
  commitmentsOf,
  openedTable,
  personsAt,
  remember,
  sharedRules,
  type Table,
} from './table.ts'
import { spent } from './time.ts'

type Person = Chair & { readonly kind: 'person' }

/** The table that a log leads to; null for an empty log. */
export const tableFrom = (id: string, log: readonly Dated[]): Table | null => {
  const [first, ...rest] = log
  if (first === undefined || first.entry.type !== 'opened') return null
  const table = openedTable(id, first.at, first.entry)
  for (const dated of rest) fold(table, dated)
  return table
}

/** Lets one more thing have happened. Entries were decided before they were stored: here nothing is refused. */
export const fold = (table: Table, { at, entry }: Dated): void => {
  table.seq += 1
  if (entry.of !== undefined) remember(table, entry.of)
  happen(table, at, entry)
}

const happen = (table: Table, at: number, entry: Entry): void => {
  switch (entry.type) {
    case 'opened':
      throw new Error('a table is opened once')
    case 'sat':
      sit(table, entry)
      return
    case 'left':
      table.chairs[entry.seat] = { kind: 'empty', kept: null }
      return
    case 'barred':
      table.barred.push(entry.guest)
      return
    case 'readied':
      person(table, entry.seat, { ready: entry.ready })
      return
    case 'hosted':
      table.host = entry.guest
      return
    case 'begun':
      enter(table, 'revealing', at)
      return
    case 'revealed':
      person(table, entry.seat, { secret: entry.secret })
      return
    case 'dealt':
      deal(table, at)
      return
    case 'moved':
      move(table, at, entry)
      return
    case 'asked-time':
      if (table.window !== null) table.window = { ...table.window, timed: [...table.window.timed, entry.seat] }
      return
    case 'lent':
      person(table, entry.seat, { lent: { level: entry.level, good: entry.good } })
      settleOffer(table)
      return
    case 'returned':
      person(table, entry.seat, { lent: null, missed: 0 })
      return
    case 'offered':
      table.offer = { offer: entry.offer, by: entry.seat, agreed: [entry.seat] }
      return
    case 'agreed':
      if (table.offer !== null) table.offer = { ...table.offer, agreed: [...table.offer.agreed, entry.seat] }
      return
    case 'declined':
      if (table.offer !== null) table.declined.push(table.offer)
      table.offer = null
      return
    case 'undone':
      undo(table, at)
      return
    case 'stopped':
      table.offer = null
      table.window = null
      table.clocks = table.clocks.map(({ reserve }) => ({ reserve, since: null }))
      table.stoppedBy = entry.by ?? null
      enter(table, 'stopped', at)
      return
    case 'followed':
      table.next = entry.table
      return
    case 'silenced':
      table.silenced.push(entry.guest)
      return
    case 'unsilenced':
      table.silenced = table.silenced.filter((guest) => guest !== entry.guest)
      return
    default:
      throw new UnknownEntry(entry)
  }
}

/** An entry that another version of the software wrote: what it leads to is not known here. */
export class UnknownEntry extends Error {
  constructor(entry: never) {
    super(`an entry of the type ${(entry as Entry).type} is not known here`)
    this.name = 'UnknownEntry'
  }
}

/** Whoever has a seat needs no other to be kept. */
const sit = (table: Table, { seat, sitter }: Entry & { readonly type: 'sat' }): void => {
  table.chairs[seat] = chairOf(sitter)
  if (sitter.kind !== 'person') return
  table.chairs = table.chairs.map((chair) =>
    chair.kind === 'empty' && chair.kept === sitter.guest ? { kind: 'empty', kept: null } : chair,
  )
}

const enter = (table: Table, stage: Table['stage'], at: number): void => {
  table.stage = stage
  table.since = at
}

const person = (table: Table, seat: Seat, change: Partial<Omit<Person, 'kind'>>): void => {
  const chair = table.chairs[seat]
  if (chair?.kind === 'person') table.chairs[seat] = { ...chair, ...change }
}

/** Somebody who has gone has no say in what is proposed. */
const settleOffer = (table: Table): void => {
  if (table.offer !== null && !personsAt(table).includes(table.offer.by)) table.offer = null
}

/** Who has not revealed is replaced in the open; then the cards are dealt (docs/shuffle.md). */
const deal = (table: Table, at: number): void => {
  const made = commitmentsOf(table)
  const commitments = {
    ...made,
    seats: made.seats.map((entry) =>
      'secret' in entry ? entry : { ...entry, replaced: replacementFor(table.id, entry.seat, entry.commitment) },
    ),
  }
  const seed = seedFrom(commitments)
  if (isRefusal(seed)) throw new Refused(seed)
  const opened = openMatch({ game: table.game, rules: table.rules, seats: table.chairs.length, seed, commitments })
  if (isRefusal(opened)) throw new Refused(opened)
  const match: LiveMatch = { ...opened, rules: sharedRules(opened.fingerprint, () => opened.rules), past: [] }
  table.match = match
  const { pace } = table.options
  const reserve = pace.kind === 'live' ? pace.reserve * 1000 : 0
  table.clocks = table.chairs.map(() => ({ reserve, since: null }))
  table.history = [match.engine.status(match.state).scores]
  enter(table, 'playing', at)
  askAnew(table, match, at, true)
}

const move = (table: Table, at: number, { seat, move: text, ms, mover }: Entry & { readonly type: 'moved' }): void => {
  const match = playing(table)
  const inWindow = table.window !== null
  const events = playMove(match, seat, text, ms)
  if (isRefusal(events)) throw new Refused(events)
  shelve(match)
  // Who is silent in a window lets it pass: that is an answer like any other.
  if (mover === 'time' && !inWindow) markTimeout(match)
  table.turns[seat] = (table.turns[seat] ?? 0) + 1
  if (!inWindow) table.clocks[seat] = { reserve: table.clocks[seat]!.reserve - spent(table, seat, at), since: null }
  const chair = table.chairs[seat]
  if (chair?.kind === 'person' && !inWindow) {
    if (mover === 'time') person(table, seat, { missed: chair.missed + 1 })
    else if (mover === 'seat' && chair.missed > 0) person(table, seat, { missed: 0 })
  }
  noteScores(table, match)
  const isShown = events.some((event) => match.engine.eventFor(event, null) !== null)
  askAnew(table, match, at, isShown)
  if (isShown) table.declined = []
  if (table.offer?.offer === 'undo') table.offer = null
  if (match.engine.outcome(match.state) !== null) {
    table.offer = null
    enter(table, 'over', at)
  }
}

const noteScores = (table: Table, { engine, state }: Match): void => {
  const { scores } = engine.status(state)
  const before = table.history.at(-1)!
  if (scores.some((score, seat) => score !== before[seat])) table.history.push(scores)
}

/**
 * Sets the clocks of those who are due, and opens a window where one begins: after anything that everybody saw. When a
 * window opens or has closed all who are due are asked anew: who was the last to answer costs nothing and shows nowhere.
 */
const askAnew = (table: Table, match: Match, at: number, isNew: boolean): void => {
  const { engine, state, moves } = match
  const due = engine.toAct(state)
  const isWindow = engine.status(state).phase === 'window'
  const allAnew = isWindow ? isNew || table.window === null : table.window !== null
  if (!isWindow) table.window = null
  else if (allAnew)
    table.window = { since: at, asked: [...due], timed: [], state: engine.clone(state), moves: moves.length }
  for (const [seat, clock] of table.clocks.entries()) {
    if (!due.includes(seat)) {
      if (clock.since !== null) table.clocks[seat] = { ...clock, since: null }
    } else if (clock.since === null || allAnew) table.clocks[seat] = { ...clock, since: at }
  }
}

const undo = (table: Table, at: number): void => {
  const match = playing(table)
  const [seat] = match.moves.at(-1) ?? [0]
  const refused = undoMove(match)
  if (refused !== null) throw new Refused(refused)
  match.past = []
  shelve(match)
  table.turns[seat] = (table.turns[seat] ?? 0) + 1
  table.offer = null
  noteScores(table, match)
  askAnew(table, match, at, true)
}

const playing = ({ match }: Table): LiveMatch => {
  if (match === null) throw new Error('nothing has been dealt at this table')
  return match
}
