import { findGame } from '@tefuda/games'
import {
  canonicalJson,
  eventsFor,
  type GameEvent,
  type GameRecord,
  isBroken,
  isRefusal,
  type Match,
  type Refusal,
  readRecord,
  replay,
  type Seat,
  type Viewer,
} from '@tefuda/kernel'
import type { Commitments } from './entropy.ts'

/** What this page knows of a session by itself, to hold the record against. */
export interface Witness {
  readonly fingerprint: string
  /** The commitments that were shown before anything was revealed; null where this device did not see them. */
  readonly shown: Commitments | null
  /** Whose eyes the events were seen with. */
  readonly viewer: Viewer
  readonly events: readonly GameEvent[]
}

/** What the record of a session is worth. */
export type Verdict =
  | {
      readonly kind: 'sound'
      readonly record: GameRecord
      readonly match: Match
      /** Whether the commitments are those that were shown before; null where this device did not see them. */
      readonly asShown: true | null
      /** Whether entropy of one's own went into the deal. */
      readonly own: 'revealed' | 'replaced' | 'none'
      /** Seats whose secret was replaced in the open. */
      readonly replaced: readonly Seat[]
    }
  /** It does not stand up by itself. */
  | { readonly kind: 'broken'; readonly refusal: Refusal; readonly move: number | null }
  /** It stands up, but is not what this page was shown. */
  | { readonly kind: 'differs'; readonly in: 'rules' | 'commitments' | 'events' }

/** Plays the record again, and holds it against what this page has seen itself (docs/shuffle.md). */
export const audit = (input: unknown, witness: Witness): Verdict => {
  const record = readRecord(input)
  if (isRefusal(record)) return { kind: 'broken', refusal: record, move: null }
  const match = replay(record, findGame)
  if (isBroken(match)) return { kind: 'broken', refusal: match.refusal, move: match.move < 0 ? null : match.move }
  if (match.fingerprint !== witness.fingerprint) return { kind: 'differs', in: 'rules' }
  if (!isAsShown(record, witness.shown)) return { kind: 'differs', in: 'commitments' }
  if (canonicalJson(eventsFor(match, witness.viewer)) !== canonicalJson(witness.events))
    return { kind: 'differs', in: 'events' }
  const contributions = record.commitments?.seats ?? []
  const own = contributions.find(({ seat }) => seat === witness.viewer)
  return {
    kind: 'sound',
    record,
    match,
    asShown: witness.shown === null ? null : true,
    own: own === undefined ? 'none' : own.secret === undefined ? 'replaced' : 'revealed',
    replaced: contributions.flatMap(({ seat, replaced }) => (replaced === undefined ? [] : [seat])),
  }
}

const isAsShown = ({ commitments, seats }: GameRecord, shown: Commitments | null): boolean => {
  if (shown === null) return true
  if (commitments?.match !== shown.match || commitments.table.commitment !== shown.table) return false
  const recorded = seats.map((_, seat) => commitments.seats.find((one) => one.seat === seat)?.commitment ?? null)
  return canonicalJson(recorded) === canonicalJson(shown.seats)
}
