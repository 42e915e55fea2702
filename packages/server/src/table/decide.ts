import { commitmentTo, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import type { Command, CommandName, CommandOf } from '@tefuda/wire'
import { decideMove, of, undoAllowed } from './act.ts'
import type { Entry, GuestId } from './entry.ts'
import { BARRED, GONE, NO_SEAT, STAGES, TAKEN, WORN_OUT } from './refusals.ts'
import { isGivenUp, isGone, personsAt, seatOf, type Table } from './table.ts'
import { isEven, windowEnds } from './time.ts'

/** Commands that a table decides by itself; chat, programs and rematches need more than the table. */
export type TableCommand = Exclude<Command, { do: 'say' | 'phrase' | 'silence' | 'rematch' | 'seat-program' }>

type Decided = readonly Entry[] | Refusal

interface Ask<Name extends CommandName> {
  readonly table: Table
  readonly command: CommandOf<Name>
  readonly guest: GuestId
  readonly now: number
}

/**
 * What a guest's command leads to: entries to be stored, or why nothing changes. The table itself is not changed; that
 * is for `fold`, once the entries are stored. An empty list: the command has nothing left to do.
 */
export const decide = (table: Table, command: TableCommand, guest: GuestId, now: number): Decided => {
  const decided = ask({ table, command, guest, now })
  return Array.isArray(decided) ? of(decided, { guest, id: command.id }) : decided
}

/** Whether this very command has been carried out already. */
export const isRepeated = (table: Table, guest: GuestId, id: string): boolean =>
  table.recent.get(guest)?.includes(id) === true

const ask = ({ table, command, guest, now }: Ask<TableCommand['do']>): Decided => {
  switch (command.do) {
    case 'sit':
      return sit({ table, command, guest, now })
    case 'leave':
      return leave(table, guest)
    case 'ready':
      return inStage(table, ['open'], () => atSeat(table, guest, (seat) => ready(table, seat, command.ready)))
    case 'begin':
      return begin(table, guest)
    case 'reveal':
      return reveal({ table, command, guest, now })
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

/** Puts somebody on an empty chair before the game. */
export const onEmpty = (table: Table, seat: Seat, sitter: (Entry & { type: 'sat' })['sitter']): Decided =>
  inStage(table, ['open'], () => {
    if (isWornOut(table)) return WORN_OUT
    const chair = table.chairs[seat]
    if (chair === undefined) return NO_SEAT
    return chair.kind === 'empty' ? [{ type: 'sat', seat, sitter }] : TAKEN
  })

/** Entries that are no moves: more than any company needs, and few enough to be read again in a moment. */
const MOST_CHANGES = 20_000

/** Whether people have gone to and fro for so long that the table takes nothing more that could go on for ever. */
export const isWornOut = ({ seq, match }: Table): boolean => seq - (match?.moves.length ?? 0) >= MOST_CHANGES

/** The host alone may do this. */
export const asHost = (table: Table, guest: GuestId, work: () => Decided): Decided =>
  table.host === guest
    ? work()
    : refusal('not-host', null, 'これは主催の人だけができます。', 'Only the host of the table can do this.')

const sit = ({ table, command, guest }: Ask<'sit'>): Decided => {
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

/** Before the game a host who leaves the seat stays the host; a game goes on under another one. */
const leave = (table: Table, guest: GuestId): Decided =>
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

const ready = (table: Table, seat: Seat, isReady: boolean): Decided => {
  if (isWornOut(table)) return WORN_OUT
  const chair = table.chairs[seat]
  return chair?.kind === 'person' && chair.ready !== isReady ? [{ type: 'readied', seat, ready: isReady }] : []
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

const reveal = ({ table, command, guest }: Ask<'reveal'>): Decided =>
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

const offer = (table: Table, seat: Seat, what: 'undo' | 'stop', now: number): Decided =>
  inStage(table, ['playing'], () => {
    if (isGone(table, seat)) return GONE
    if (isWornOut(table)) return WORN_OUT
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
    return others(table, seat).length === 0 ? [alone(table, seat, what)] : [{ type: 'offered', seat, offer: what }]
  })

const comeBack = (table: Table, seat: Seat): Decided => (isGone(table, seat) ? GONE : returnTo(table, seat))

/** Takes a seat back from the bot that has been playing there, where there is one. */
export const returnTo = (table: Table, seat: Seat): readonly Entry[] =>
  table.stage === 'playing' && isLent(table, seat) ? [{ type: 'returned', seat }] : []

const answer = (table: Table, seat: Seat, yes: boolean): Decided => {
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
const agreedWithout = (table: Table, seat: Seat): Entry[] => {
  const { offer: open } = table
  const agreed = open !== null && open.by !== seat && others(table, seat).every((other) => open.agreed.includes(other))
  return agreed ? [doneBy(open.offer)] : []
}

const doneBy = (offered: 'undo' | 'stop'): Entry => ({ type: offered === 'undo' ? 'undone' : 'stopped' })

const BY_HOST: Entry = { type: 'stopped', by: 'host' }

/** What is proposed where nobody else has a say. */
const alone = (table: Table, seat: Seat, offered: 'undo' | 'stop'): Entry => {
  const chair = table.chairs[seat]
  const isHost = chair?.kind === 'person' && chair.guest === table.host
  return isHost && offered === 'stop' ? BY_HOST : doneBy(offered)
}

const clear = (table: Table, seat: Seat): Decided =>
  inStage(table, ['open'], () => {
    const chair = table.chairs[seat]
    if (chair === undefined) return NO_SEAT
    if (chair.kind === 'empty' && chair.kept === null) return []
    const barred: Entry[] =
      chair.kind === 'person' && chair.guest !== table.host ? [{ type: 'barred', guest: chair.guest }] : []
    return [{ type: 'left', seat }, ...barred]
  })

const replace = (table: Table, { seat, level }: CommandOf<'replace'>): Decided =>
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

const handOver = (table: Table, seat: Seat): Decided => {
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

const close = (table: Table, guest: GuestId): Decided =>
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

const inStage = (table: Table, stages: readonly Table['stage'][], work: () => Decided): Decided =>
  stages.includes(table.stage) ? work() : STAGES[table.stage]

const atSeat = (table: Table, guest: GuestId, work: (seat: Seat) => Decided): Decided => {
  const seat = seatOf(table, guest)
  return seat === null
    ? refusal('no-seat', null, 'これは席についている人だけができます。', 'Only those who have a seat can do this.')
    : work(seat)
}

const isLent = (table: Table, seat: Seat): boolean => {
  const chair = table.chairs[seat]
  return chair?.kind === 'person' && chair.lent !== null && !chair.lent.good
}

/** The other persons who have a say: not those for whom a bot plays meanwhile. */
const others = (table: Table, seat: Seat): Seat[] =>
  personsAt(table).filter((one) => one !== seat && !isLent(table, one))
