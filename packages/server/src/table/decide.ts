import { commitmentTo, refusal, type Seat } from '@tefuda/kernel'
import type { Command, CommandOf } from '@tefuda/wire'
import { decideMove, of } from './act.ts'
import { asHost, atSeat, type Decided, inStage, isLent } from './conditions.ts'
import type { GuestId } from './entry.ts'
import { answer, close, offer } from './offers.ts'
import { GONE } from './refusals.ts'
import { clear, comeBack, handOver, leave, onEmpty, ready, replace, sit } from './seats.ts'
import { isGone, type Table } from './table.ts'
import { isEven, windowEnds } from './time.ts'

/** Commands that a table decides by itself; chat, programs and rematches need more than the table. */
export type TableCommand = Exclude<Command, { do: 'say' | 'phrase' | 'silence' | 'rematch' | 'seat-program' }>

/**
 * What a guest's command leads to: entries to be stored, or why nothing changes. The table itself is not changed; that
 * is for `fold`, once the entries are stored. An empty list: the command has nothing left to do.
 */
export const decide = (table: Table, command: TableCommand, guest: GuestId, now: number): Decided => {
  const decided = dispatch(table, command, guest, now)
  return Array.isArray(decided) ? of(decided, { guest, id: command.id }) : decided
}

/** Whether this very command has been carried out already. */
export const isRepeated = (table: Table, guest: GuestId, id: string): boolean =>
  table.recent.get(guest)?.includes(id) === true

const dispatch = (table: Table, command: TableCommand, guest: GuestId, now: number): Decided => {
  switch (command.do) {
    case 'sit':
      return sit(table, command, guest)
    case 'leave':
      return leave(table, guest)
    case 'ready':
      return inStage(table, ['open'], () => atSeat(table, guest, (seat) => ready(table, seat, command.ready)))
    case 'begin':
      return begin(table, guest)
    case 'reveal':
      return reveal(table, command, guest)
    case 'move':
      return atSeat(table, guest, (seat) => move(table, seat, command, now))
    case 'ask-time':
      return atSeat(table, guest, (seat) => askTime(table, seat, now))
    case 'offer':
      return atSeat(table, guest, (seat) => offer(table, seat, command.offer, now))
    case 'answer':
      return atSeat(table, guest, (seat) => answer(table, seat, command.yes))
    case 'return':
      return atSeat(table, guest, (seat) => comeBack(table, seat))
    case 'seat-bot':
      return asHost(table, guest, () => onEmpty(table, command.seat, { kind: 'bot', level: command.level }))
    case 'clear-seat':
      return asHost(table, guest, () => clear(table, command.seat))
    case 'replace':
      return asHost(table, guest, () => replace(table, command))
    case 'hand-over':
      return asHost(table, guest, () => handOver(table, command.seat))
    case 'close':
      return asHost(table, guest, () => close(table, guest))
  }
}

const begin = (table: Table, guest: GuestId): Decided =>
  asHost(table, guest, () =>
    inStage(table, ['open'], () => {
      if (table.chairs.some(({ kind }) => kind === 'empty'))
        return refusal(
          'seats-empty',
          null,
          '空いている席があります。人を待つか、ボットを座らせてください。',
          'Some seats are empty. Wait for people, or seat bots there.',
        )
      const waiting = table.chairs.some((chair) => chair.kind === 'person' && !chair.ready && chair.guest !== guest)
      if (waiting) return refusal('not-ready', null, '少し待ってほしい人がいます。', 'Somebody asks to wait.')
      return [{ type: 'begun' }]
    }),
  )

const reveal = (table: Table, command: CommandOf<'reveal'>, guest: GuestId): Decided =>
  atSeat(table, guest, (seat) => {
    const chair = table.chairs[seat]
    if (table.stage !== 'revealing' || chair?.kind !== 'person' || chair.secret !== null) return []
    return commitmentTo(table.id, seat, command.secret) === chair.commitment
      ? [{ type: 'revealed', seat, secret: command.secret }]
      : refusal('commitment-broken', null, 'はじめに約束した値と合いません。', 'This is not what was committed to.')
  })

/** A person who moves has come back. */
const move = (table: Table, seat: Seat, command: CommandOf<'move'>, now: number): Decided => {
  if (isGone(table, seat)) return GONE
  const moved = decideMove(table, seat, command.move, command.turn, now, 'seat')
  return Array.isArray(moved) && isLent(table, seat) ? [{ type: 'returned', seat }, ...moved] : moved
}

/** Whoever is asked may want more time, whatever they hold. */
const askTime = (table: Table, seat: Seat, now: number): Decided =>
  inStage(table, ['playing'], () => {
    const { window, match } = table
    if (isGone(table, seat)) return GONE
    const ends = windowEnds(table)
    const isAsked = window !== null && match?.engine.toAct(match.state).includes(seat) === true
    if (!isAsked || !isEven(table) || ends === null || now >= ends)
      return refusal(
        'no-window',
        null,
        'いまは、待ってもらう場面ではありません。',
        'Nothing is being asked now for which time could be wanted.',
      )
    return window.timed.includes(seat) ? [] : [{ type: 'asked-time', seat }]
  })
