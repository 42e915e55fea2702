import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely, Selectable } from 'kysely'
import { newId } from '../ids.ts'
import { deleteBelongings } from '../store/belongings.ts'
import { StoreDown } from '../store/index.ts'
import type { GuestRow, Tables } from '../store/tables.ts'
import { NO_GUEST } from './refusals.ts'

/** A person without an account, known by a signed cookie. `id` never leaves the server. */
export type Guest = Selectable<GuestRow>

const COOKIE = 'tefuda'
const YEAR = 365 * 24 * 3600
const DAY_MS = 24 * 3600 * 1000

/** Guests at the door: who a request comes from, and letting somebody new in. */
export interface Guests {
  /** Whoever sent the request, or null. Asks the database once for each request. */
  of(request: FastifyRequest): Promise<Guest | null>
  /** The same, but refuses where nobody is known. */
  known(request: FastifyRequest): Promise<Guest>
  /**
   * The same, but lets somebody new in, with a cookie. Routes of WebSockets call it in a hook (`preHandler`), since the
   * cookie has to go out with the answer that opens the connection.
   */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Guest>
  /** Makes the browser that gets this reply the guest of that id. */
  become(request: FastifyRequest, reply: FastifyReply, id: string): Promise<Guest | null>
  /** The cookie that goes out with the answer to an upgrade, where a guest was let in before it. */
  cookieOnUpgrade(request: IncomingMessage): string | undefined
  /** Takes the cookie away. */
  leave(reply: FastifyReply): void
}

export const createGuests = (db: Kysely<Tables>, base: string, now: () => number): Guests => {
  const asked = new WeakMap<FastifyRequest, Promise<Guest | null>>()
  const onUpgrade = new WeakMap<IncomingMessage, string>()
  /** Whose cookie an older key has signed. */
  const outdated = new WeakSet<FastifyRequest>()
  const attributes = { path: base, httpOnly: true, sameSite: 'lax', signed: true } as const

  const give = (request: FastifyRequest, reply: FastifyReply, { id, key_version }: Guest): void => {
    const secure = request.protocol === 'https'
    const value = `${id}.${key_version}`
    const options = { ...attributes, secure, maxAge: YEAR }
    reply.setCookie(COOKIE, value, options)
    if (request.ws) onUpgrade.set(request.raw, reply.server.serializeCookie(COOKIE, reply.signCookie(value), options))
  }

  const read = async (request: FastifyRequest): Promise<Guest | null> => {
    const cookie = request.cookies[COOKIE]
    if (cookie === undefined) return null
    const { valid, value, renew } = request.unsignCookie(cookie)
    if (renew) outdated.add(request)
    const [, id, version] = (valid && /^([A-Za-z0-9_-]{22})\.(\d{1,9})$/.exec(value ?? '')) || []
    if (id === undefined) return null
    const guest = await findGuest(db, id)
    return guest?.key_version === Number(version) ? guest : null
  }

  const of = (request: FastifyRequest): Promise<Guest | null> => {
    const guest = asked.get(request) ?? read(request)
    asked.set(request, guest)
    return guest
  }

  return {
    of,
    known: async (request) => {
      const guest = await of(request)
      if (guest === null) throw NO_GUEST
      return guest
    },
    admit: async (request, reply) => {
      const guest = await of(request)
      if (guest !== null) {
        // A cookie lasts a year from the last visit, and is signed anew after a change of keys.
        if (outdated.has(request) || now() - guest.seen > DAY_MS) {
          await noteVisit(db, request, guest.id, now())
          give(request, reply, guest)
        }
        return guest
      }
      const created = await createGuest(db, now())
      asked.set(request, Promise.resolve(created))
      give(request, reply, created)
      return created
    },
    become: async (request, reply, id) => {
      const guest = await findGuest(db, id)
      if (guest !== null) give(request, reply, guest)
      return guest
    },
    cookieOnUpgrade: (request) => onUpgrade.get(request),
    leave: (reply) => {
      reply.clearCookie(COOKIE, attributes)
    },
  }
}

/** Nobody is kept out because it cannot be noted that they came: another day it can. */
const noteVisit = async (db: Kysely<Tables>, request: FastifyRequest, id: string, at: number): Promise<void> => {
  try {
    await db.updateTable('guests').set({ seen: at }).where('id', '=', id).execute()
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error
    request.log.warn({ err: error }, 'a visit could not be noted')
  }
}

const findGuest = async (db: Kysely<Tables>, id: string): Promise<Guest | null> =>
  (await db.selectFrom('guests').selectAll().where('id', '=', id).where('deleted', 'is', null).executeTakeFirst()) ??
  null

const createGuest = async (db: Kysely<Tables>, at: number): Promise<Guest> => {
  const guest = { id: newId(), name: '', created: at, seen: at, key_version: 1, feed_token: newId(), deleted: null }
  await db.insertInto('guests').values(guest).execute()
  return guest
}

/**
 * Stores what is a guest's alone: before they are forgotten, and then it goes with all that is theirs, or not at all. Throws
 * `NO_GUEST` where they have been.
 */
export const storeFor = <T>(
  db: Kysely<Tables>,
  id: string,
  store: (change: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (change) => {
    // Says nothing new, but whoever forgets the guest waits for it, and it for them.
    const { numUpdatedRows } = await change
      .updateTable('guests')
      .set({ deleted: null })
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw NO_GUEST
    return store(change)
  })

/**
 * Forgets a person: the name and everything that is theirs alone goes, at once and everywhere, since a name stands
 * nowhere else. Games they sat in stay, with a seat without a name.
 */
export const forgetGuest = (db: Kysely<Tables>, id: string, at: number): Promise<void> =>
  db.transaction().execute(async (change) => {
    await change
      .updateTable('guests')
      .set(({ eb }) => ({ name: '', deleted: at, key_version: eb('key_version', '+', 1), feed_token: newId() }))
      .where('id', '=', id)
      .execute()
    await deleteBelongings(change, [id])
  })
