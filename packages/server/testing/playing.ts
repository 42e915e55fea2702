import { findGame } from '@tefuda/games'
import {
  commitmentTo,
  type Game,
  isRefusal,
  type Refusal,
  type RulesRequest,
  resolveRules,
  rng,
  type Seat,
  type Seed,
} from '@tefuda/kernel'
import type { Sync, TableOptions } from '@tefuda/wire'
import { decideMove } from '../src/table/act.ts'
import { decide, type TableCommand } from '../src/table/decide.ts'
import { dueAt, workAt } from '../src/table/due.ts'
import type { Dated, Entry } from '../src/table/entry.ts'
import { fold, tableFrom } from '../src/table/fold.ts'
import { type Around, syncWordsFor } from '../src/table/projection.ts'
import { isGone, type Table } from '../src/table/table.ts'
import { textOf } from '../src/words.ts'

/** A table for tests and measurements: its log, its clock, and what is done at it. Nothing is stored. */
export interface Trial {
  readonly table: Table
  readonly log: Dated[]
  now: number
  /** Word for the next command. */
  count: number
}

export interface TrialRequest {
  readonly game: Game
  readonly rules?: RulesRequest
  /** `person`: the guest `guest-N`, with the entropy `secretOf(N)`. */
  readonly seats: readonly ('person' | 'bot')[]
  readonly options?: Partial<TableOptions>
  readonly tableSecret?: Seed
}

const OPTIONS: TableOptions = { pace: { kind: 'none' }, isPublic: false, spectators: 0 }

export const guestAt = (seat: Seat): string => `guest-${seat}`

/** The same entropy each time, so that a trial can be repeated. */
export const secretOf = (seat: Seat): Seed => (seat + 1).toString(16).padStart(64, '0')

/** Opens a table on which everybody has sat down. The host sits on the first seat of a person. */
export const trialTable = ({ game, rules = {}, seats, options, tableSecret = 'f'.repeat(64) }: TrialRequest): Trial => {
  const resolved = resolveRules(game.schema, game, rules, seats.length)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const id = 'trial'
  const opened: Dated = {
    at: 0,
    entry: {
      type: 'opened',
      game: game.id,
      rulesVersion: game.rulesVersion,
      rules: resolved,
      seats: seats.length,
      options: { ...OPTIONS, ...options },
      host: guestAt(Math.max(0, seats.indexOf('person'))),
      secret: tableSecret,
      series: { id, number: 1 },
      sitters: seats.flatMap((kind, seat) =>
        kind === 'bot' ? [{ seat, sitter: { kind, level: 'easy' } as const }] : [],
      ),
      kept: [],
    },
  }
  const table = tableFrom(id, [opened])!
  const trial: Trial = { table, log: [opened], now: 0, count: 0 }
  for (const [seat, kind] of seats.entries())
    if (kind === 'person') tell(trial, seat, { do: 'sit', seat, commitment: commitmentTo(id, seat, secretOf(seat)) })
  return trial
}

type Words = TableCommand extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

/** Sends a command of the guest of a seat, and keeps what it led to. */
export const send = (trial: Trial, seat: Seat, words: Words, id = `c${trial.count++}`): readonly Entry[] | Refusal => {
  const decided = decide(trial.table, { ...words, id } as TableCommand, guestAt(seat), trial.now)
  if (!isRefusal(decided)) keep(trial, decided)
  return decided
}

/** The same, where it must be possible. */
export const tell = (trial: Trial, seat: Seat, words: Words): readonly Entry[] => {
  const decided = send(trial, seat, words)
  if (isRefusal(decided)) throw new Error(decided.message.en)
  return decided
}

export const keep = (trial: Trial, entries: readonly Entry[]): void => {
  for (const entry of entries) {
    const dated = { at: trial.now, entry }
    trial.log.push(dated)
    fold(trial.table, dated)
  }
}

/** The first person begins, and everybody reveals; the cards are dealt. */
export const beginTrial = (trial: Trial): void => {
  const persons = trial.table.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  tell(trial, persons[0]!, { do: 'begin' })
  for (const seat of persons) tell(trial, seat, { do: 'reveal', secret: secretOf(seat) })
  doWork(trial, () => 'no bot moves before the deal')
}

/** Does the next piece of work whose time has come; `think` is what a bot plays. Whether there was any. */
export const doWork = (trial: Trial, think: (seat: Seat) => string): boolean => {
  const work = workAt(trial.table, trial.now)
  if (work === null) return false
  if (work.kind === 'append') {
    keep(trial, work.entries)
    return true
  }
  const moved = decideMove(trial.table, work.seat, think(work.seat), null, trial.now, 'bot')
  if (isRefusal(moved)) throw new Error(moved.message.en)
  keep(trial, moved)
  return true
}

/** Lets time pass until something is due. */
export const waitForWork = (trial: Trial): void => {
  trial.now = Math.max(trial.now, dueAt(trial.table) ?? trial.now)
}

/** Everybody is there, called by what they are known by. */
export const AROUND: Around = {
  nameOf: (guest) => guest,
  isHere: () => true,
  isProgramHere: () => false,
  spectators: 0,
}

export const gameOf = (id: string): Game => findGame(id)!

/** The seats that may move. */
export const due = (table: Table): readonly Seat[] => table.match!.engine.toAct(table.match!.state)

export const someMove = ({ match }: Table, seat: Seat, random: ReturnType<typeof rng>): string =>
  match!.engine.format(match!.engine.pick(match!.state, seat, random))

/** One of those who are due moves, person or bot; the clock goes on a little. */
export const step = (trial: Trial, random: ReturnType<typeof rng>): void => {
  const { table } = trial
  trial.now += 400
  const persons = due(table).filter((seat) => table.chairs[seat]!.kind === 'person' && !isGone(table, seat))
  const seat = persons[random.below(Math.max(1, persons.length))]
  if (seat !== undefined) {
    tell(trial, seat, { do: 'move', move: someMove(table, seat, random), turn: table.turns[seat]! })
    return
  }
  waitForWork(trial)
  doWork(trial, (bot) => someMove(table, bot, random))
}

/** Lets a game that has been dealt go to its end. */
export const playOut = (trial: Trial, seed: number): void => {
  const random = rng(seed)
  for (let steps = 0; trial.table.stage === 'playing' && steps < 5000; steps++) step(trial, random)
}

/** Everything a guest is told who comes to the table. */
export const eye = (table: Table, guest: string): string => textOf(syncWordsFor(table, guest, 0, AROUND, 0, []).words)

/** The same as data. */
export const syncFor = (...told: Parameters<typeof syncWordsFor>): Sync =>
  JSON.parse(textOf(syncWordsFor(...told).words)) as Sync
