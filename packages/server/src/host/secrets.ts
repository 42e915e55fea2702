import { randomBytes } from 'node:crypto'
import { freshSeed, type Seed } from '@tefuda/kernel'
import type { Kysely } from 'kysely'
import push from 'web-push'
import type { Tables } from '../store/tables.ts'
import type { Config } from './config.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Keys of the server. Never logged, never sent; of `vapid` the public half goes to browsers. */
export interface Secrets {
  /** The first signs, all of them open. */
  readonly cookieKeys: readonly string[]
  readonly vapid: VapidKeys
  /** What the daily deals follow from: 64 hex digits, never changed and never revealed. */
  readonly daily: Seed
}

/** The keys from the configuration; those that are not there are made once and kept in the database, for all nodes. */
export const readSecrets = async (
  db: Kysely<Tables>,
  config: Pick<Config, 'cookieKeys' | 'vapid'>,
): Promise<Secrets> => ({
  cookieKeys: config.cookieKeys ?? [await kept(db, 'cookie-key', () => randomBytes(32).toString('base64url'))],
  vapid:
    config.vapid ?? (JSON.parse(await kept(db, 'vapid', () => JSON.stringify(push.generateVAPIDKeys()))) as VapidKeys),
  daily: await kept(db, 'daily', freshSeed),
})

/** Where two nodes start at once the first one's value holds for both. */
const kept = async (db: Kysely<Tables>, name: string, make: () => string): Promise<string> => {
  const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const there = await read()
  if (there !== undefined) return there.value
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = (await read()) ?? {}
  if (value === undefined) throw new Error(`the secret ${name} was not kept`)
  return value
}
