import { findGame } from '@tefuda/games'
import {
  type Engine,
  firstSigns,
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  type MoveQuery,
  parseRecord,
  type Refusal,
  type Rules,
  recordOf,
  refusal,
  replay,
  type Seat,
} from '@tefuda/kernel'
import { type BotLevel, LONGEST_NAME } from '@tefuda/wire'
import { movesReply } from '@tefuda/wire/engine'
import { keepLast } from '../../keep-last.ts'
import type { Dated, Entry, GuestId } from '../../table/entry.ts'
import { tableFrom } from '../../table/fold.ts'
import type { Chair, Table } from '../../table/table.ts'

/** Work that may take long. States, rules and entries are JSON texts, which cost little to give to a thread. */
export type Task = ListMoves | MakeRecord | CheckRecord

export interface ListMoves {
  readonly kind: 'moves'
  readonly game: string
  readonly rulesVersion: number
  readonly rules: string
  readonly seats: number
  readonly state: string
  readonly seat: Seat
  readonly query: MoveQuery
}

export interface MakeRecord {
  readonly kind: 'record'
  readonly table: string
  readonly log: readonly { readonly at: number; readonly entry: string }[]
}

export interface CheckRecord {
  readonly kind: 'check'
  /** Of any shape, as JSON. */
  readonly record: string
}

/** What a task leads to. */
export interface Results {
  /** The reply, as the protocol has it. */
  readonly moves: ReturnType<typeof movesReply>
  /** Null where no game began. */
  readonly record: Recorded | null
  /** The record as it may be handed on; refused where it does not hold, or is of a game that goes on. */
  readonly check: GameRecord | Refusal
}

/** A record without what changes: the names. */
export interface Recorded {
  readonly game: string
  /** The text before and after what is told of the seats. */
  readonly before: string
  readonly after: string
  readonly sitters: readonly RecordedSitter[]
}

export type RecordedSitter =
  | { readonly kind: 'person'; readonly guest: GuestId }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'program'; readonly name: string }
  | { readonly kind: 'empty' }

/** To be called at the moment the list is asked for: what happens later does not change it. */
export const listTask = ({ game, match, rules, chairs }: Table, seat: Seat, query: MoveQuery): ListMoves => ({
  kind: 'moves',
  game: game.id,
  rulesVersion: game.rulesVersion,
  rules: textOf(rules),
  seats: chairs.length,
  state: JSON.stringify(match!.state),
  seat,
  query,
})

const texts = new WeakMap<Rules, string>()

const textOf = (rules: Rules): string => {
  const text = texts.get(rules) ?? JSON.stringify(rules)
  texts.set(rules, text)
  return text
}

export const carryOut = (task: Task): Results[Task['kind']] => {
  switch (task.kind) {
    case 'moves': {
      const { state, seat, query } = task
      return movesReply({ engine: engineOf(task), state: JSON.parse(state) as unknown } as Match, seat, query)
    }
    case 'record':
      return recorded(task)
    case 'check':
      return checked(task)
  }
}

/** Engines of the tables asked about last; a table asks many times. */
const kept = keepLast<Engine>(32)

const engineOf = ({ game, rulesVersion, rules, seats }: ListMoves): Engine =>
  kept(`${game} ${rulesVersion} ${seats} ${rules}`, () =>
    findGame(game, rulesVersion)!.engine(JSON.parse(rules) as Rules, seats),
  )

const recorded = ({ table: id, log }: MakeRecord): Recorded | null => {
  const table = tableFrom(
    id,
    log.map(({ at, entry }): Dated => ({ at, entry: JSON.parse(entry) as Entry })),
  )
  if (table === null) return null
  const { match, chairs, stoppedBy } = table
  if (match === null) return null
  const record: GameRecord = { ...recordOf(match), ...(stoppedBy !== null && { stopped: stoppedBy }) }
  const { format, software, game, rulesVersion, rules, fingerprint, seats: _, ...rest } = record
  const head = JSON.stringify({ format, software, game, rulesVersion, rules, fingerprint })
  return {
    game,
    before: `${head.slice(0, -1)},"seats":`,
    after: `,${JSON.stringify(rest).slice(1)}`,
    sitters: chairs.map(sitterOf),
  }
}

const checked = ({ record: text }: CheckRecord): GameRecord | Refusal => {
  const record = parseRecord(text)
  if (isRefusal(record)) return record
  if (record.outcome === null) return UNFINISHED
  const result = replay(record, findGame)
  if (isBroken(result)) return result.refusal
  const seats = record.seats.map(({ name, ...seat }) => ({
    ...seat,
    ...(name !== undefined && { name: firstSigns(name, LONGEST_NAME) }),
  }))
  return { ...record, seats }
}

const UNFINISHED = refusal(
  'not-over',
  null,
  '終わったゲームの記録だけを置けます。',
  'Only the record of a game that is over can be put up.',
)

const sitterOf = (chair: Chair): RecordedSitter => {
  switch (chair.kind) {
    case 'person':
      return { kind: 'person', guest: chair.guest }
    case 'bot':
      return { kind: 'bot', level: chair.level }
    case 'program':
      return { kind: 'program', name: chair.name }
    case 'empty':
      return { kind: 'empty' }
  }
}
