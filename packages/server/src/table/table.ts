import { findGame } from '@tefuda/games'
import {
  type Commitments,
  commitmentTo,
  fingerprint,
  type Game,
  type Rules,
  type Seat,
  type Viewer,
} from '@tefuda/kernel'
import type { BotLevel, Stage, TableOptions } from '@tefuda/wire'
import { sharingEngines } from './engines.ts'
import type { Entry, GuestId, Origin, Sitter } from './entry.ts'
import type { LiveMatch } from './events.ts'
import { sharing } from './sharing.ts'

/** A chair at the table. */
export type Chair =
  | { readonly kind: 'empty'; readonly kept: GuestId | null }
  | {
      readonly kind: 'person'
      readonly guest: GuestId
      readonly commitment: string
      readonly secret: string | null
      readonly ready: boolean
      /** The bot that plays on while the person is away, or for good. */
      readonly lent: { readonly level: BotLevel; readonly good: boolean } | null
      /** Decisions in a row that time took. */
      readonly missed: number
    }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'program'; readonly name: string; readonly token: string }

/** The time of a seat. */
export interface Clock {
  /** Milliseconds of the reserve that are left. */
  readonly reserve: number
  /** Since when the seat is due; null while it is not. */
  readonly since: number | null
}

/** A window in which seats are asked together. */
export interface OpenWindow {
  readonly since: number
  readonly asked: readonly Seat[]
  /** Those who have asked for time. */
  readonly timed: readonly Seat[]
  /** The game as it stood when they were asked, and how many moves it had then. */
  readonly state: unknown
  readonly moves: number
}

export interface Offer {
  readonly offer: 'undo' | 'stop'
  readonly by: Seat
  readonly agreed: readonly Seat[]
}

/** What a table has come to. Made by `fold` from its entries and by nothing else. */
export interface Table {
  readonly id: string
  readonly game: Game
  readonly rules: Rules
  readonly fingerprint: string
  readonly options: TableOptions
  readonly opened: number
  readonly series: { readonly id: string; readonly number: number }
  /** The table's own entropy: a secret until the game is over. */
  readonly secret: string
  readonly commitment: string
  /** Who opened it; the host may be another one since. */
  readonly opener: GuestId
  host: GuestId
  stage: Stage
  /** Who ended the game before its end, where that was the host alone. */
  stoppedBy: 'host' | null
  /** When the stage began. */
  since: number
  chairs: Chair[]
  barred: GuestId[]
  silenced: GuestId[]
  match: LiveMatch | null
  clocks: Clock[]
  /** Moves each seat has made and taken back: grows with whatever makes another moment of it. */
  turns: number[]
  window: OpenWindow | null
  offer: Offer | null
  /** What has come to nothing since everybody last saw a move. */
  declined: Pick<Offer, 'offer' | 'by'>[]
  /** The running scores before the first move and whenever they changed. */
  history: (readonly number[])[]
  /** The table of the next game of the series. */
  next: string | null
  /** The words of the last commands of each guest that led to entries; the oldest first. */
  readonly recent: Map<GuestId, string[]>
  /** The number of the next entry. */
  seq: number
}

/** The game the table plays is not known to this version of the software. */
export class UnknownGame extends Error {
  constructor(game: string, version: number) {
    super(`game ${game} with rules version ${version} is not known here`)
    this.name = 'UnknownGame'
  }
}

/** By their fingerprint: rules are large, and most tables play by one of a few. */
export const sharedRules = sharing<Rules>()

/** A table as its first entry opens it. `id` is also the name of the match its commitments speak of. */
export const openedTable = (id: string, at: number, entry: Entry & { readonly type: 'opened' }): Table => {
  const game = findGame(entry.game, entry.rulesVersion)
  if (game === undefined) throw new UnknownGame(entry.game, entry.rulesVersion)
  const chairs = Array.from(
    { length: entry.seats },
    (_, seat): Chair => ({ kind: 'empty', kept: entry.kept.find((kept) => kept.seat === seat)?.guest ?? null }),
  )
  for (const { seat, sitter } of entry.sitters) chairs[seat] = chairOf(sitter)
  const mark = fingerprint(game.id, game.rulesVersion, entry.rules)
  return {
    id,
    game: sharingEngines(game),
    rules: sharedRules(mark, () => entry.rules),
    fingerprint: mark,
    options: entry.options,
    opened: at,
    series: entry.series,
    secret: entry.secret,
    commitment: commitmentTo(id, 'table', entry.secret),
    opener: entry.host,
    host: entry.host,
    stage: 'open',
    stoppedBy: null,
    since: at,
    chairs,
    barred: [...(entry.barred ?? [])],
    silenced: [...(entry.silenced ?? [])],
    match: null,
    clocks: [],
    turns: chairs.map(() => 0),
    window: null,
    offer: null,
    declined: [],
    history: [],
    next: null,
    recent: new Map(),
    seq: 1,
  }
}

/** Whoever sits down is ready, until they say that the others should wait. */
export const chairOf = (sitter: Sitter): Chair =>
  sitter.kind === 'person' ? { ...sitter, secret: null, ready: true, lent: null, missed: 0 } : sitter

/** Whether nothing more can happen in the game, with a result or without. */
export const hasEnded = (stage: Stage): boolean => stage === 'over' || stage === 'stopped'

/** The seat of a guest; null for a spectator. */
export const seatOf = (table: Table, guest: GuestId): Seat | null => {
  const { chairs } = table
  for (let seat = 0; seat < chairs.length; seat++) {
    const chair = chairs[seat]!
    if (chair.kind === 'person' && chair.guest === guest) return seat
  }
  return null
}

/** Whether the person of a chair has left it to a bot for good. */
export const isGivenUp = (chair: Chair): boolean => chair.kind === 'person' && chair.lent?.good === true

/** Seats of persons who have not left for good. */
export const personsAt = (table: Table): Seat[] =>
  table.chairs.flatMap((chair, seat) => (chair.kind === 'person' && !isGivenUp(chair) ? [seat] : []))

/** Whether the seat is that of a person who has left it to a bot for good. */
export const isGone = (table: Table, seat: Seat): boolean => {
  const chair = table.chairs[seat]
  return chair !== undefined && isGivenUp(chair)
}

/** With whose eyes a guest sees the game: a spectator's too where the guest has given the seat up for good. */
export const viewerOf = (table: Table, guest: GuestId): Viewer => {
  const seat = seatOf(table, guest)
  return seat === null || isGone(table, seat) ? null : seat
}

/** Whether the seat is played by a bot of the server now, and at which level. */
export const botAt = (table: Table, seat: Seat): BotLevel | null => {
  const chair = table.chairs[seat]
  if (chair?.kind === 'bot') return chair.level
  return chair?.kind === 'person' ? (chair.lent?.level ?? null) : null
}

/** What was committed to, and what has been revealed of it. */
export const commitmentsOf = (table: Table): Commitments => ({
  match: table.id,
  table: { commitment: table.commitment, secret: table.secret },
  seats: table.chairs.flatMap((chair, seat) =>
    chair.kind === 'person'
      ? [{ seat, commitment: chair.commitment, ...(chair.secret !== null && { secret: chair.secret }) }]
      : [],
  ),
})

/** How many commands of each guest are remembered: more than can be on their way at once. */
const REMEMBERED = 64

export const remember = ({ recent }: Table, { guest, id }: Origin): void => {
  const words = recent.get(guest)
  if (words === undefined) {
    recent.set(guest, [id])
    return
  }
  words.push(id)
  if (words.length > REMEMBERED) words.shift()
}
