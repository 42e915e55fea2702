import { createHash } from 'node:crypto'
import type { GameEvent, Seat, Viewer } from '@tefuda/kernel'
import type { GameView, SeatView, Sync, TableView, Update } from '@tefuda/wire'
import { isAmong, viewDigest } from '@tefuda/wire/seen-game'
import { between, type Words } from '../words.ts'
import { undoAllowed } from './act.ts'
import { inBriefFor } from './brief.ts'
import { disclosureTo, timeoutsSince } from './disclosure.ts'
import type { Entry, GuestId } from './entry.ts'
import { eventCount, type LiveMatch, lookUp } from './events.ts'
import { changesIn, type Known, type Own, ownOf, type Standing, standingOf, statusFor } from './standing.ts'
import { type Chair, isGivenUp, personsAt, seatOf, type Table, viewerOf } from './table.ts'

/** What is known beside the log: names and who is connected. */
export interface Around {
  /** Empty where the guest has none. */
  nameOf(guest: GuestId): string
  isHere(guest: GuestId): boolean
  isProgramHere(seat: Seat): boolean
  readonly spectators: number
}

/** What a guest is called at one table where it must be named: tells nothing about it elsewhere. */
export const whoIs = (table: string, guest: GuestId): string =>
  createHash('sha256').update(`who ${table} ${guest}`).digest('base64url').slice(0, 8)

/** Everything about the table apart from the game, as `guest` may know it. `viewer`: with whose eyes it sees the game. */
export const tableView = (
  table: Table,
  guest: GuestId,
  around: Around,
  viewer: Viewer = viewerOf(table, guest),
): TableView => ({
  id: table.id,
  stage: table.stage,
  game: table.game.id,
  rulesVersion: table.game.rulesVersion,
  rules: table.rules,
  fingerprint: table.fingerprint,
  options: table.options,
  seats: table.chairs.map((chair, seat) => seatView(table, chair, seat, guest, around)),
  you: {
    seat: viewer,
    host: table.host === guest,
    who: whoIs(table.id, guest),
    barred: table.barred.includes(guest),
    ...(table.host === guest &&
      table.silenced.length > 0 && { silenced: table.silenced.map((one) => whoIs(table.id, one)) }),
  },
  spectators: around.spectators,
  commitments: {
    match: table.id,
    table: table.commitment,
    seats: table.chairs.map((chair) => (chair.kind === 'person' ? chair.commitment : null)),
  },
  offer: table.offer === null ? null : { ...table.offer, agreed: [...table.offer.agreed] },
  may: { undo: undoAllowed(table), stop: table.stage === 'playing' && personsAt(table).length > 0 },
  series: table.series,
  next: table.next,
  opened: table.opened,
  ...(table.stoppedBy !== null && { stoppedBy: table.stoppedBy }),
})

const seatView = (table: Table, chair: Chair, seat: Seat, guest: GuestId, around: Around): SeatView => {
  switch (chair.kind) {
    case 'empty':
      return chair.kept === null
        ? { kind: 'empty' }
        : { kind: 'empty', kept: { name: around.nameOf(chair.kept), you: chair.kept === guest } }
    case 'person':
      return {
        kind: 'person',
        name: around.nameOf(chair.guest),
        who: whoIs(table.id, chair.guest),
        ready: chair.ready,
        here: around.isHere(chair.guest),
        lent: chair.lent?.level ?? null,
        gone: isGivenUp(chair),
        host: table.host === chair.guest,
      }
    case 'bot':
      return { kind: 'bot', level: chair.level }
    case 'program':
      return { kind: 'program', name: chair.name, here: around.isProgramHere(seat) }
  }
}

/**
 * What a viewer may know of the cards; null before the deal. While seats are asked together that is how the game stood
 * when they were asked, with the viewer's own answer: whether others have answered is nobody's business.
 */
export const viewFor = ({ match, window }: Table, viewer: Viewer): unknown => {
  if (match === null) return null
  const { engine, moves } = match
  if (window === null) return engine.view(match.state, viewer)
  const own = moves.slice(window.moves).find(([seat]) => seat === viewer)
  if (viewer === null || own === undefined) return engine.view(window.state, viewer)
  const state = engine.clone(window.state)
  engine.apply(state, viewer, engine.parse(state, viewer, own[1]), nothingIsDealt)
  return engine.view(state, viewer)
}

const nothingIsDealt = (): never => {
  throw new Error('nothing is dealt while seats are asked together')
}

/** The game as a viewer may know it; null before the deal. `seen`: how many events the viewer has seen in all. */
export const gameView = (table: Table, viewer: Viewer, seen: number): GameView | null => {
  const standing = standingOf(table)
  return standing && { view: viewFor(table, viewer), seen, ...statusFor(standing, viewer) }
}

/**
 * Everything, for somebody who arrives or comes back having seen `from` events: a `Sync` as JSON. Long lists of events are
 * not written for everybody anew. `seen`: how many events there are in all.
 */
export const syncWordsFor = (
  table: Table,
  guest: GuestId,
  from: number,
  around: Around,
  now: number,
  chat: Sync['chat'],
  viewer: Viewer = viewerOf(table, guest),
): { readonly words: Words; readonly seen: number } => {
  const { match, history } = table
  const head = JSON.stringify({ type: 'sync', now, table: tableView(table, guest, around, viewer) })
  const write = (game: Words): Words =>
    between(`${head.slice(0, -1)},"game":`, game, `,"chat":${JSON.stringify(chat)}}`)
  if (match === null) return { words: write('null'), seen: 0 }
  const { count, words, timeouts } = disclosureTo(match, viewer)
  // Once something was taken back, or the seat given up, as many events need not be the same ones.
  const areSame = match.undone === 0 && viewer === seatOf(table, guest)
  const start = from <= count && areSame ? from : 0
  const game = JSON.stringify({
    ...gameView(table, viewer, count),
    from: start,
    ...(timeouts.length > 0 && { timeouts }),
  })
  const told = between(`${game.slice(0, -1)},"events":`, words(start), `,"history":${JSON.stringify(history)}}`)
  return { words: write(told), seen: count }
}

/** Where a table stood before something happened, to tell what is new. */
export interface Mark {
  readonly events: number
  readonly stage: Table['stage']
  readonly undone: number
  readonly undo: boolean
  readonly standing: Standing | null
}

export const markOf = (table: Table): Mark => ({
  events: table.match === null ? 0 : eventCount(table.match),
  stage: table.stage,
  undone: table.match?.undone ?? 0,
  undo: undoAllowed(table),
  standing: standingOf(table),
})

/** What has happened to a table since a mark, as far as it has to be told to anybody. */
export interface News {
  /** Whether there is something of the table to be told, which is for everybody. */
  readonly table: boolean
  /** Whether there is something of the game, and whom it is told: in a window nobody but the seats that answered. */
  readonly game: boolean
  readonly to: 'all' | readonly Seat[]
  /** The number of the first new event of the table. */
  readonly from: number
  /** Whether a move was taken back, so that nothing follows from what was told before. */
  readonly isUndone: boolean
  /** How the game stands and stood; null where there is none, or was none yet. */
  readonly before: Standing | null
  readonly after: Standing | null
  /** What is new of what all know. */
  readonly changes: Partial<Known>
}

/**
 * What entries bring for those who look on. In a window that stays open nobody learns that somebody has answered: only
 * whoever did is told.
 */
export const newsOf = (table: Table, before: Mark, entries: readonly Entry[]): News => {
  const moved = entries.flatMap((entry) => (entry.type === 'moved' ? [entry.seat] : []))
  const isTimed = entries.some(({ type }) => type === 'asked-time')
  const others = entries.some(({ type }) => type !== 'moved' && type !== 'asked-time')
  // An answer is an event too, of which only whoever gave it is told.
  const hasEvents = table.match !== null && isShown(table.match, before.events)
  const isUndone = (table.match?.undone ?? 0) !== before.undone
  const isSecret = table.window !== null && !hasEvents && !isTimed && table.stage === before.stage
  const after = standingOf(table)
  return {
    table: others || table.stage !== before.stage || undoAllowed(table) !== before.undo,
    game: moved.length > 0 || isTimed || isUndone || (table.match !== null && before.stage !== table.stage),
    to: isSecret ? moved : 'all',
    from: before.events,
    isUndone,
    before: before.standing,
    after,
    changes: after === null ? {} : changesIn(before.standing?.known, after.known),
  }
}

/** Whether those who look on are told something of the events from a number on. */
const isShown = (match: LiveMatch, from: number): boolean => newEvents(match, from, null).length > 0

/**
 * What `guest` is told of the news, unless a move was taken back; `seen`: events it had seen. Null where it is none of its
 * business.
 */
export const updateFor = (
  table: Table,
  news: News,
  guest: GuestId,
  seen: number,
  around: Around,
  now: number,
  viewer: Viewer = viewerOf(table, guest),
): Update | null => {
  const hears = news.game && (news.to === 'all' || (viewer !== null && news.to.includes(viewer)))
  if (!news.table && !hears) return null
  const hasMoments = news.changes.clocks != null || news.changes.window != null
  return {
    type: 'update',
    ...(hears && hasMoments && { now }),
    ...(news.table && { table: tableView(table, guest, around, viewer) }),
    ...(hears && table.match !== null && { game: gameNews(table, table.match, news, viewer, seen) }),
  }
}

/** So many events are told until the view that they lead to is proven by its digest. */
const UNPROVEN = 128

const gameNews = (
  table: Table,
  match: LiveMatch,
  { from, before, after, changes }: News,
  viewer: Viewer,
  seen: number,
): NonNullable<Update['game']> => {
  const events = newEvents(match, from, viewer)
  const timeouts = timeoutsSince(match, from, viewer)
  const count = seen + events.length
  // Of what this viewer was told, and nothing else: how much others were told may be a secret.
  const isTime = Math.floor(count / UNPROVEN) > Math.floor(seen / UNPROVEN)
  const isDealOver = changes.deal !== undefined || changes.outcome !== undefined
  return {
    seen: count,
    ...changes,
    ...ownChanges(before, after!, viewer, changes.toAct),
    events: inBriefFor(match, from, viewer, events),
    ...(timeouts.length > 0 && { timeouts: timeouts.map((number) => seen + number) }),
    ...((isTime || isDealOver) && { digest: viewDigest(viewFor(table, viewer)) }),
  }
}

/** Whether the own seat is due follows from who may act, where that is told and it does. */
const ownChanges = (
  before: Standing | null,
  after: Standing,
  viewer: Viewer,
  toAct: readonly Seat[] | undefined,
): Partial<Own> => {
  const own = ownOf(after, viewer)
  const { due, ...rest } = changesIn(before && ownOf(before, viewer), own)
  const follows = toAct === undefined ? due === undefined : own.due === isAmong(toAct, viewer)
  return follows ? rest : { ...rest, due: own.due }
}

const newEvents = (match: LiveMatch, from: number, viewer: Viewer): GameEvent[] => {
  const at = lookUp(match)
  const seen: GameEvent[] = []
  for (let k = from; k < eventCount(match); k++) {
    const event = match.engine.eventFor(at(k), viewer)
    if (event !== null) seen.push(event)
  }
  return seen
}
