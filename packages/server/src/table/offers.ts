import { type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { undoAllowed } from './act.ts'
import { type Decided, inStage, isWornOut, others } from './conditions.ts'
import type { Entry, GuestId } from './entry.ts'
import { GONE, WORN_OUT } from './refusals.ts'
import { isGone, personsAt, seatOf, type Table } from './table.ts'
import { windowEnds } from './time.ts'

const BY_HOST: Entry = { type: 'stopped', by: 'host' }

/** Proposes something to the others, or does it where nobody else has a say. */
export const offer = (table: Table, seat: Seat, what: 'undo' | 'stop', now: number): Decided =>
  inStage(table, ['playing'], () => {
    if (isGone(table, seat)) return GONE
    if (isWornOut(table)) return WORN_OUT
    const why = whyNot(table, seat, what, now)
    if (why !== null) return why
    return others(table, seat).length === 0 ? [alone(table, seat, what)] : [{ type: 'offered', seat, offer: what }]
  })

/** Why something cannot be proposed now; null where it can. */
const whyNot = (table: Table, seat: Seat, what: 'undo' | 'stop', now: number): Refusal | null => {
  if (table.offer !== null)
    return refusal(
      'offer-open',
      null,
      'もうひとつの申し出に、まだ答えが出ていません。',
      'Another proposal has not been answered yet.',
    )
  if (table.declined.some(({ offer, by }) => offer === what && by === seat))
    return refusal(
      'offer-declined',
      null,
      '同じ申し出は、次の手のあとにできます。',
      'The same can be proposed again after the next move.',
    )
  if (what === 'undo' && !undoAllowed(table))
    return refusal(
      'no-undo',
      null,
      'このルールでは、手を戻せません。',
      'These rules do not allow a move to be taken back.',
    )
  const ends = windowEnds(table)
  if (ends !== null && now < ends && table.options.pace.kind !== 'days')
    return refusal(
      'window-open',
      null,
      'みんなの答えを待っているあいだは申し出られません。少し待ってください。',
      'Nothing can be proposed while answers are awaited. Wait a moment.',
    )
  return null
}

/** Agrees to the open proposal, which is done once all have, or declines it for everybody. */
export const answer = (table: Table, seat: Seat, yes: boolean): Decided => {
  const { offer: open } = table
  if (isGone(table, seat)) return GONE
  if (open === null) return refusal('no-offer', null, '申し出はもうありません。', 'There is no proposal any more.')
  if (!yes) return [{ type: 'declined', seat }]
  if (open.agreed.includes(seat)) return []
  const agreed = [...open.agreed, seat]
  return others(table, seat).every((one) => agreed.includes(one))
    ? [{ type: 'agreed', seat }, doneBy(open.offer)]
    : [{ type: 'agreed', seat }]
}

/** Where all but the one who goes have agreed to a proposal, it is done. */
export const agreedWithout = (table: Table, seat: Seat): Entry[] => {
  const { offer: open } = table
  const agreed = open !== null && open.by !== seat && others(table, seat).every((other) => open.agreed.includes(other))
  return agreed ? [doneBy(open.offer)] : []
}

const doneBy = (offered: 'undo' | 'stop'): Entry => ({ type: offered === 'undo' ? 'undone' : 'stopped' })

/** What is proposed where nobody else has a say. */
const alone = (table: Table, seat: Seat, offered: 'undo' | 'stop'): Entry => {
  const chair = table.chairs[seat]
  const isHost = chair?.kind === 'person' && chair.guest === table.host
  return isHost && offered === 'stop' ? BY_HOST : doneBy(offered)
}

/** The host ends a table at which nobody else plays. */
export const close = (table: Table, guest: GuestId): Decided =>
  inStage(table, ['open', 'playing'], () => {
    const seat = seatOf(table, guest)
    const playOn = personsAt(table).some((other) => other !== seat)
    return table.stage === 'playing' && playOn
      ? refusal(
          'others-play',
          null,
          'ほかの人がまだ遊んでいます。終わりにするには、みんなに申し出てください。',
          'Others are still playing. To end the game, propose to stop.',
        )
      : [BY_HOST]
  })
