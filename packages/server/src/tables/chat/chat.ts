import type { Refusal } from '@tefuda/kernel'
import { type CommandOf, isSeen, type Phrase } from '@tefuda/wire'
import type { Kysely, Selectable } from 'kysely'
import type { ChatRow, Store, Tables } from '../../store/index.ts'
import type { GuestId } from '../../table/entry.ts'
import { hasEnded, type Table, viewerOf } from '../../table/table.ts'
import { type ChatLine, chatLineOf, LAST_CHAT_LINES, mayHear } from '../messages/chat-lines.ts'
import type { Connection } from '../messages/connection.ts'
import { BAD_TEXT, NO_SPECTATORS, SILENCED, STORE_DOWN, TOO_FAST } from '../messages/refusals.ts'
import { maySee } from '../messages/viewers.ts'
import { answer } from '../session/answer.ts'
import { learn } from '../session/names.ts'
import type { Room } from '../session/room.ts'

/** So many chat lines may be sent in so many milliseconds. */
const MOST = 5
const SPAN = 10_000
/** Two nodes may want the same number; one of them takes the next. */
const TRIES = 20

export type SayCommand = CommandOf<'say'> | CommandOf<'phrase'>

const saidOf = ({ number, at, guest, seat, room, text, phrase }: Selectable<ChatRow>): ChatLine => ({
  number,
  at,
  guest,
  seat,
  room,
  ...(text !== null && { text }),
  ...(phrase !== null && { phrase: phrase as Phrase }),
})

/** The last chat lines of a table, oldest first; enough for players and spectators alike. */
export const readChat = async (db: Kysely<Tables>, table: string): Promise<ChatLine[]> => {
  const last = (room: 'table' | 'spectators') =>
    db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', table)
      .where('room', '=', room)
      .orderBy('number', 'desc')
      .limit(LAST_CHAT_LINES)
      .execute()
  const rows = [...(await last('table')), ...(await last('spectators'))]
  return rows.map(saidOf).toSorted((a, b) => a.number - b.number)
}

/** Stores what somebody says, then tells it. A repeated command is answered again and told to nobody. */
export const speak = async (room: Room, connection: Connection, command: SayCommand): Promise<void> => {
  const { table, parts } = room
  const { guest } = connection
  const { db } = parts.store
  const text = command.do === 'say' ? command.text.normalize('NFC').trim() : null
  const now = parts.clock.now()
  const refused = whyNot(room, guest, text)
  if (refused !== null) {
    answer(room, connection, command, refused)
    return
  }
  try {
    if (await isSaid(db, room.id, guest, command.id)) {
      answer(room, connection, command, null)
      return
    }
    if (isTooFast(room, guest, now)) {
      answer(room, connection, command, TOO_FAST)
      return
    }
    const row = await store(parts.store, {
      match: room.id,
      at: now,
      guest,
      seat: viewerOf(table, guest),
      room: roomOf(room, connection),
      text,
      phrase: command.do === 'phrase' ? command.phrase : null,
      id: command.id,
    })
    if (row !== null && connection.isForgotten) {
      await unsay(db, row)
      return
    }
    answer(room, connection, command, null)
    if (row !== null) await spread(room, row)
  } catch (error) {
    parts.log.warn({ err: error, table: room.id }, 'a chat line could not be stored')
    answer(room, connection, command, STORE_DOWN)
  }
}

/** Whoever spoke was forgotten meanwhile, with all they had said. */
const unsay = (db: Kysely<Tables>, { match, number }: ChatRow) =>
  db.deleteFrom('chat').where('match', '=', match).where('number', '=', number).execute()

/** What has been stored is told everywhere. Never rejects. */
const spread = async (room: Room, row: ChatRow): Promise<void> => {
  const { bus, log } = room.parts
  bus.say(room.id, { type: 'said', number: row.number })
  await hear(room, saidOf(row)).catch((error: unknown) =>
    log.warn({ err: error, table: room.id }, 'a chat line could not be told'),
  )
}

const whyNot = ({ table }: Room, guest: GuestId, text: string | null): Refusal | null => {
  if (!maySee(table, guest)) return NO_SPECTATORS
  // Whoever has become the host since has nobody to ask.
  if (table.silenced.includes(guest) && table.host !== guest) return SILENCED
  return text !== null && !isPlain(text) ? BAD_TEXT : null
}

/** One line of plain text, in which no sign overrides the direction of reading. */
const isPlain = (text: string): boolean =>
  /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u.test(text) && isSeen(text)

const isRunning = ({ stage }: Table): boolean => stage === 'revealing' || stage === 'playing'

/** Those who look on speak to each other while the game goes on, and those who see it late until they have seen its end. */
const roomOf = ({ table, delayedSpectators, connections }: Room, connection: Connection): ChatLine['room'] => {
  if (viewerOf(table, connection.guest) !== null) return 'table'
  // Whoever is not greeted yet may see it late.
  const hasSeenTheEnd =
    delayedSpectators === null || connections.has(connection) || hasEnded(delayedSpectators.table.stage)
  return isRunning(table) || !hasSeenTheEnd ? 'spectators' : 'table'
}

const isSaid = async (db: Kysely<Tables>, table: string, guest: GuestId, id: string): Promise<boolean> =>
  (await db
    .selectFrom('chat')
    .select('number')
    .where('match', '=', table)
    .where('guest', '=', guest)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Counts a chat line; on this node alone. */
const isTooFast = ({ spoke }: Room, guest: GuestId, now: number): boolean => {
  const recent = (spoke.get(guest) ?? []).filter((at) => at > now - SPAN)
  const isTooMuch = recent.length >= MOST
  spoke.set(guest, isTooMuch ? recent : [...recent, now])
  return isTooMuch
}

/** Milliseconds since 1970 from which numbers count. */
const EPOCH = Date.UTC(2025, 0, 1)

/**
 * No number comes back, although what is old is deleted: a number is at least that of the second in which something is said,
 * and greater than the last one.
 */
const numberAfter = (last: number | undefined, at: number): number =>
  Math.max((last ?? -1) + 1, Math.floor((at - EPOCH) / 1000))

/** Null where this very command has been stored meanwhile. */
const store = async ({ db }: Store, row: Omit<ChatRow, 'number'>): Promise<ChatRow | null> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const last = await db
      .selectFrom('chat')
      .select('number')
      .where('match', '=', row.match)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const said = { ...row, number: numberAfter(last?.number, row.at) }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('chat')
      .values(said)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return said
    if (await isSaid(db, row.match, row.guest, row.id)) return null
  }
  throw new Error('no number was free')
}

/** Something was said at another node. */
export const hearSaid = async (room: Room, number: number): Promise<void> => {
  const row = await room.parts.store.db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', room.id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row !== undefined) await hear(room, saidOf(row))
}

/** Hears what was said at other nodes while nothing arrived from there. */
export const hearMissed = async (room: Room): Promise<void> => {
  const [oldest] = room.chat
  for (const said of await readChat(room.parts.store.db, room.id))
    if (oldest === undefined || said.number > oldest.number) await hear(room, said)
}

/**
 * Tells a chat line, once, to everybody who may hear it and wants to. Who sees the table late hears players as late, until they
 * have seen the end.
 */
const hear = async (room: Room, said: ChatLine): Promise<void> => {
  const isKnown = (): boolean => room.chat.some(({ number }) => number === said.number)
  if (isKnown()) return
  await learn(room, [said.guest])
  if (isKnown() || !room.names.has(said.guest)) return
  room.speakers.add(said.guest)
  room.chat = [...room.chat.slice(-2 * LAST_CHAT_LINES), said].toSorted((a, b) => a.number - b.number)
  const tell = (connections: ReadonlySet<Connection>): void => {
    // Whoever has been forgotten since has said nothing.
    if (!room.names.has(said.guest)) return
    const text = JSON.stringify({ type: 'said', line: chatLineOf(room.table, said, room) })
    for (const { guest, deaf, send } of connections)
      if (!deaf.has(said.guest) && mayHear(room.table, viewerOf(room.table, guest), said)) send(text)
  }
  tell(room.connections)
  const { delayedSpectators } = room
  if (delayedSpectators === null) return
  if (said.room === 'spectators' || hasEnded(delayedSpectators.table.stage)) tell(delayedSpectators.connections)
  else room.parts.clock.after(delayedSpectators.delay, () => tell(delayedSpectators.connections))
}
