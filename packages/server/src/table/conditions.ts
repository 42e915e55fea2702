import { type Refusal, refusal, type Seat } from '@tefuda/kernel'
import type { Entry, GuestId } from './entry.ts'
import { STAGES } from './refusals.ts'
import { personsAt, seatOf, type Table } from './table.ts'

/** What a command leads to: entries to be stored, or why nothing changes. */
export type Decided = readonly Entry[] | Refusal

/** Entries that are no moves: more than any company needs, and few enough to be read again in a moment. */
const MOST_CHANGES = 20_000

/** Whether people have gone to and fro for so long that the table takes nothing more that could go on for ever. */
export const isWornOut = ({ seq, match }: Table): boolean => seq - (match?.moves.length ?? 0) >= MOST_CHANGES

/** The host alone may do this. */
export const asHost = (table: Table, guest: GuestId, work: () => Decided): Decided =>
  table.host === guest
    ? work()
    : refusal('not-host', null, 'これは主催の人だけができます。', 'Only the host of the table can do this.')

/** Only those who have a seat may do this. */
export const atSeat = (table: Table, guest: GuestId, work: (seat: Seat) => Decided): Decided => {
  const seat = seatOf(table, guest)
  return seat === null
    ? refusal('no-seat', null, 'これは席についている人だけができます。', 'Only those who have a seat can do this.')
    : work(seat)
}

/** Only while the table is in one of these stages. */
export const inStage = (table: Table, stages: readonly Table['stage'][], work: () => Decided): Decided =>
  stages.includes(table.stage) ? work() : STAGES[table.stage]

/** Whether a bot plays for the person of a seat for the time being. */
export const isLent = (table: Table, seat: Seat): boolean => {
  const chair = table.chairs[seat]
  return chair?.kind === 'person' && chair.lent !== null && !chair.lent.good
}

/** The other persons who have a say: not those for whom a bot plays meanwhile. */
export const others = (table: Table, seat: Seat): Seat[] =>
  personsAt(table).filter((one) => one !== seat && !isLent(table, one))
