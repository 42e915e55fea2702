import { refusal, type Seat } from '@tefuda/kernel'
import type { CommandOf } from '@tefuda/wire'
import { atSeat, type Decided, inStage, isLent, isWornOut } from './conditions.ts'
import type { Entry, GuestId } from './entry.ts'
import { agreedWithout } from './offers.ts'
import { BARRED, GONE, NO_SEAT, TAKEN, WORN_OUT } from './refusals.ts'
import { isGivenUp, isGone, personsAt, seatOf, type Table } from './table.ts'

/** Puts somebody on an empty chair before the game. */
export const onEmpty = (table: Table, seat: Seat, sitter: (Entry & { type: 'sat' })['sitter']): Decided =>
  inStage(table, ['open'], () => {
    if (isWornOut(table)) return WORN_OUT
    const chair = table.chairs[seat]
    if (chair === undefined) return NO_SEAT
    return chair.kind === 'empty' ? [{ type: 'sat', seat, sitter }] : TAKEN
  })

/** A person takes an empty chair. */
export const sit = (table: Table, command: CommandOf<'sit'>, guest: GuestId): Decided => {
  if (table.barred.includes(guest)) return BARRED
  if (seatOf(table, guest) !== null)
    return refusal('already-seated', null, 'もう席についています。', 'You have a seat already.')
  const chair = table.chairs[command.seat]
  if (chair?.kind === 'empty' && chair.kept !== null && chair.kept !== guest)
    return refusal(
      'seat-kept',
      null,
      'その席は、前のゲームの人のために空けてあります。ほかの席を選んでください。',
      'That seat is kept for somebody of the game before. Choose another one.',
    )
  return onEmpty(table, command.seat, { kind: 'person', guest, commitment: command.commitment })
}

/** A person is ready, or asks to wait. */
export const ready = (table: Table, seat: Seat, isReady: boolean): Decided => {
  if (isWornOut(table)) return WORN_OUT
  const chair = table.chairs[seat]
  return chair?.kind === 'person' && chair.ready !== isReady ? [{ type: 'readied', seat, ready: isReady }] : []
}

/** The host frees a chair; a person who sat there may not come back. */
export const clear = (table: Table, seat: Seat): Decided =>
  inStage(table, ['open'], () => {
    const chair = table.chairs[seat]
    if (chair === undefined) return NO_SEAT
    if (chair.kind === 'empty' && chair.kept === null) return []
    const barred: Entry[] =
      chair.kind === 'person' && chair.guest !== table.host ? [{ type: 'barred', guest: chair.guest }] : []
    return [{ type: 'left', seat }, ...barred]
  })

/** Before the game a host who leaves the seat stays the host; a game goes on under another one. */
export const leave = (table: Table, guest: GuestId): Decided =>
  atSeat(table, guest, (seat) =>
    inStage(table, ['open', 'playing'], () => {
      if (table.stage === 'open') return [{ type: 'left', seat }]
      return isGone(table, seat) ? [] : goneFrom(table, seat, guest)
    }),
  )

/** A bot plays on for good, under another host. */
const goneFrom = (table: Table, seat: Seat, guest: GuestId): Entry[] => [
  { type: 'lent', seat, level: 'easy', good: true },
  ...heir(table, guest),
  ...agreedWithout(table, seat),
]

/**
 * What it leads to that a guest is forgotten, at any moment and whether seated or not: nobody waits for a person who can
 * not come back, and no table stays without a host. Before the game a table where nobody else sits is closed.
 */
export const departure = (table: Table, guest: GuestId): readonly Entry[] => {
  switch (table.stage) {
    case 'open': {
      const next = heir(table, guest)
      const isDeserted = table.host === guest && next.length === 0
      return [...seatsFor(table, guest), ...(isDeserted ? [{ type: 'stopped' } as const] : next)]
    }
    case 'revealing':
    case 'playing': {
      const seat = seatOf(table, guest)
      return seat === null || isGone(table, seat) ? heir(table, guest) : goneFrom(table, seat, guest)
    }
    default:
      return []
  }
}

/** Before the game a forgotten guest's seat becomes free, and so does one that is kept for them. */
const seatsFor = ({ chairs }: Table, guest: GuestId): Entry[] =>
  chairs.flatMap((chair, seat): Entry[] => {
    const isTheirs =
      (chair.kind === 'person' && chair.guest === guest) || (chair.kind === 'empty' && chair.kept === guest)
    return isTheirs ? [{ type: 'left', seat }] : []
  })

/** Who is host after the host has gone: the first person who plays, else the first for whom a bot plays meanwhile. */
const heir = (table: Table, guest: GuestId): Entry[] => {
  if (table.host !== guest) return []
  const persons = personsAt(table).flatMap((seat) => {
    const chair = table.chairs[seat]
    return chair?.kind === 'person' && chair.guest !== guest ? [chair] : []
  })
  const next = persons.find(({ lent }) => lent === null) ?? persons[0]
  return next === undefined ? [] : [{ type: 'hosted', guest: next.guest }]
}

/** The host has a bot play on for somebody, for good. */
export const replace = (table: Table, { seat, level }: CommandOf<'replace'>): Decided =>
  inStage(table, ['playing'], () => {
    const chair = table.chairs[seat]
    if (chair?.kind !== 'person' || chair.guest === table.host)
      return refusal(
        'no-person',
        null,
        'その席には、ボットに代えられる人がいません。',
        'Nobody sits there whom a bot could replace.',
      )
    return isGivenUp(chair) ? [] : [{ type: 'lent', seat, level, good: true }, ...agreedWithout(table, seat)]
  })

/** The host makes another person the host. */
export const handOver = (table: Table, seat: Seat): Decided => {
  if (isWornOut(table)) return WORN_OUT
  const chair = table.chairs[seat]
  if (chair?.kind !== 'person' || isGone(table, seat))
    return refusal(
      'no-person',
      null,
      'その席に人はいません。人のいる席を選んでください。',
      'No person sits there. Choose the seat of a person.',
    )
  return chair.guest === table.host ? [] : [{ type: 'hosted', guest: chair.guest }]
}

/** A person takes the seat back from the bot that plays meanwhile. */
export const comeBack = (table: Table, seat: Seat): Decided => (isGone(table, seat) ? GONE : returnTo(table, seat))

/** Takes a seat back from the bot that has been playing there, where there is one. */
export const returnTo = (table: Table, seat: Seat): readonly Entry[] =>
  table.stage === 'playing' && isLent(table, seat) ? [{ type: 'returned', seat }] : []
