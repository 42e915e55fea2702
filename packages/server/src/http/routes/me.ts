import { refusal } from '@tefuda/kernel'
import { ClaimBody, DeviceLink, LINK_LASTS, Me, RenameBody } from '@tefuda/wire'
import type { Kysely } from 'kysely'
import { newId, tokenHash } from '../../ids.ts'
import { blockedBy } from '../../store/blocks.ts'
import type { Tables } from '../../store/tables.ts'
import { feedPath, linkPath } from '../addresses.ts'
import { answers, NOTHING } from '../answers.ts'
import { forgetGuest, type Guest, storeFor } from '../guests.ts'
import { Denied, NO_GUEST } from '../refusals.ts'
import type { App, Site } from '../site.ts'

/** The same for a link nobody made, one that was used and one that is too old. */
const NO_SUCH_LINK = new Denied(
  404,
  refusal(
    'no-such-link',
    null,
    'このリンクは使えません。リンクは10分以内に一度だけ使えます。元の端末で作り直してください。',
    'This link does not open anything. A link works once and for ten minutes; make a new one on the other device.',
  ),
)

/** Whoever asks: name, devices, and being forgotten. */
export const addMe = (app: App, site: Site): void => {
  addSelf(app, site)
  addDeviceLinks(app, site)
}

const meOf = async ({ store, config }: Site, guest: Guest): Promise<Me> => ({
  name: guest.name,
  since: guest.created,
  feed: feedPath(config.base, guest.feed_token),
  blocked: (await blockedBy(store.db, guest.id)).size,
})

/** Who somebody is. */
const addSelf = (app: App, site: Site): void => {
  const { guests, tables, now } = site
  const { db } = site.store

  app.get(
    '/api/me',
    { schema: { summary: 'Who this browser is; null for somebody new', response: answers(Me.nullable()) } },
    async (request) => {
      const guest = await guests.of(request)
      return guest === null ? null : meOf(site, guest)
    },
  )

  app.put(
    '/api/me',
    { schema: { summary: 'Takes a name; somebody new becomes a guest', body: RenameBody, response: answers(Me) } },
    async (request, reply) => {
      const guest = await guests.admit(request, reply)
      const { name } = request.body
      const { numUpdatedRows } = await db
        .updateTable('guests')
        .set({ name })
        .where('id', '=', guest.id)
        .where('deleted', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw NO_GUEST
      tables.renamed(guest.id, name)
      return meOf(site, { ...guest, name })
    },
  )

  app.delete(
    '/api/me',
    { schema: { summary: 'Takes the name away everywhere and forgets this guest', response: NOTHING } },
    async (request, reply) => {
      const { id } = await guests.known(request)
      await forgetGuest(db, id, now())
      tables.renamed(id, '')
      tables.forgotten(id)
      guests.leave(reply)
      return reply.code(204).send(null)
    },
  )
}

/** Links by which another device becomes the same guest. */
const addDeviceLinks = (app: App, site: Site): void => {
  const { guests, now, config } = site
  const { db } = site.store

  app.post(
    '/api/me/link',
    { schema: { summary: 'A link that makes another device the same guest, once', response: answers(DeviceLink) } },
    async (request, reply) => {
      const { id } = await guests.admit(request, reply)
      const { token, until } = await newLink(db, id, now())
      return { path: linkPath(config.base, token), until }
    },
  )

  app.post(
    '/api/me/claim',
    { schema: { summary: 'Uses such a link on the other device', body: ClaimBody, response: answers(Me) } },
    async (request, reply) => {
      const owner = await spendLink(db, request.body.token, now())
      const guest = owner === null ? null : await guests.become(request, reply, owner)
      if (guest === null) throw NO_SUCH_LINK
      return meOf(site, guest)
    },
  )
}

const newLink = async (db: Kysely<Tables>, guest: string, at: number): Promise<{ token: string; until: number }> => {
  const token = newId()
  const until = at + LINK_LASTS
  await db.deleteFrom('links').where('until', '<', at).execute()
  const row = { token_hash: tokenHash(token), guest, until, used: null }
  await storeFor(db, guest, (change) => change.insertInto('links').values(row).execute())
  return { token, until }
}

/** Uses a link up; the guest it is of, or null where it opens nothing. */
const spendLink = async (db: Kysely<Tables>, token: string, at: number): Promise<string | null> => {
  const token_hash = tokenHash(token)
  const { numUpdatedRows } = await db
    .updateTable('links')
    .set({ used: at })
    .where('token_hash', '=', token_hash)
    .where('used', 'is', null)
    .where('until', '>=', at)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return null
  const link = await db.selectFrom('links').select('guest').where('token_hash', '=', token_hash).executeTakeFirst()
  return link?.guest ?? null
}
