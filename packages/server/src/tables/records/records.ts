import { createHash } from 'node:crypto'
import { characterAt } from '@tefuda/bots/characters'
import { findGame } from '@tefuda/games'
import { isRefusal, type Refusal, type Seat, type SeatInfo } from '@tefuda/kernel'
import type { Store } from '../../store/index.ts'
import type { GuestId } from '../../table/entry.ts'
import { hasEnded } from '../../table/table.ts'
import { GAME_GONE, NO_GAME, NOT_OVER } from '../messages/refusals.ts'
import type { Pool } from '../services/pool.ts'
import type { Recorded, RecordedSitter } from '../services/tasks.ts'
import { namesOf } from '../session/names.ts'
import { type Listed, withSeats } from './lines.ts'

/** A record as it is sent. */
export interface RecordText {
  readonly game: string
  /** A `GameRecord` as JSON. */
  readonly text: string
  /** Another one where anything in it is another, names too. */
  readonly tag: string
}

type Answer = RecordText | Refusal | null

/** Full records of sessions that have ended, with everybody called what they are called now. */
export interface Records {
  /** Null where there is no such table, or where it is none of the guest's business. */
  for(table: string, guest: GuestId | null): Promise<Answer>
  /** The same, for somebody who is known to have sat there. */
  at(table: string): Promise<Answer>
}

/** What is kept of records, in characters: some hundred of the longest. */
const MOST_KEPT = 16_000_000

type Made = Recorded & { readonly tag: string }

/**
 * A record takes a tenth of a second to make where the match was long: that is done by a thread, once for all who ask, and
 * kept. Names are not part of what is kept, and whether the table is still there is looked up each time.
 */
export const keepRecords = (store: Store, pool: Pool, most = MOST_KEPT): Records => {
  const { db } = store
  /** Whatever was asked for last comes last. */
  const kept = new Map<string, Made>()
  const coming = new Map<string, Promise<Made | Refusal>>()
  let size = 0

  const drop = (id: string): void => {
    const made = kept.get(id)
    if (made !== undefined) size -= sizeOf(made)
    kept.delete(id)
  }
  const keep = (id: string, made: Made): void => {
    drop(id)
    kept.set(id, made)
    size += sizeOf(made)
    for (const oldest of kept.keys()) {
      if (size <= most) return
      drop(oldest)
    }
  }
  const make = async (id: string): Promise<Made | Refusal> => {
    const { result } = await pool.run({ kind: 'record', table: id, log: await store.readTexts(id) }, id)
    if (result === null) return NO_GAME
    if (isRefusal(result)) return result
    const made = { ...result, tag: digest(result.before + result.after) }
    keep(id, made)
    return made
  }
  const made = (id: string): Promise<Made | Refusal> => {
    const known = kept.get(id)
    if (known !== undefined) {
      keep(id, known)
      return Promise.resolve(known)
    }
    const under = coming.get(id) ?? make(id).finally(() => coming.delete(id))
    coming.set(id, under)
    return under
  }
  const read = async (id: string, mayRead: (listed: Listed) => boolean): Promise<Answer> => {
    const [listed] = await withSeats(db, await db.selectFrom('matches').selectAll().where('id', '=', id).execute())
    if (listed === undefined) drop(id)
    if (listed === undefined || !mayRead(listed)) return null
    if (!hasEnded(listed.row.stage)) return NOT_OVER
    if (findGame(listed.row.game, listed.row.rules_version) === undefined) return GAME_GONE
    const record = await made(id)
    if (isRefusal(record)) return record
    const { game, before, after, sitters, tag } = record
    const names = await namesOf(
      db,
      sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : [])),
    )
    const seats = JSON.stringify(sitters.map((_one, seat) => infoOf(sitters, seat, names)))
    return { game, text: `${before}${seats}${after}`, tag: digest(`${tag} ${seats}`) }
  }

  return {
    for: (id, guest) =>
      read(id, ({ row, line, seated }) => {
        const isTheirs = row.host === guest || seated.some((sitter) => guest !== null && sitter.guest === guest)
        return isTheirs || line.spectators || row.stage === 'open'
      }),
    at: (id) => read(id, () => true),
  }
}

const sizeOf = ({ before, after }: Recorded): number => before.length + after.length

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const infoOf = (sitters: readonly RecordedSitter[], seat: Seat, names: ReadonlyMap<GuestId, string>): SeatInfo => {
  const sitter = sitters[seat]!
  switch (sitter.kind) {
    case 'person': {
      const name = names.get(sitter.guest) ?? ''
      return name === '' ? {} : { name }
    }
    case 'bot':
      return { name: characterAt(sitters, seat)!.name.ja, bot: sitter.level }
    case 'program':
      return { name: sitter.name, bot: 'program' }
    case 'empty':
      return {}
  }
}
