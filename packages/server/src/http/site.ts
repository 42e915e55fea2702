import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GameRecord, Refusal } from '@tefuda/kernel'
import type { Invitation, OpenTableBody } from '@tefuda/wire'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Daily } from '../daily/index.ts'
import type { Config } from '../host/config.ts'
import type { Metrics } from '../host/metrics.ts'
import type { PageGame } from '../host/page-games.ts'
import type { Secrets } from '../host/secrets.ts'
import type { Laboratory } from '../lab/index.ts'
import type { Store } from '../store/index.ts'
import type { RecordText } from '../tables/records/records.ts'
import type { Guests } from './guests.ts'

/** A server whose routes are described by zod schemas. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** What the server does for those who ask by HTTP. Guests are ids; `null` is somebody unknown. */
export interface Tables {
  open(guest: string, body: OpenTableBody): Promise<{ readonly table: string } | Refusal>
  /** Null where there is no such table. */
  invitation(table: string, guest: string | null): Promise<Invitation | null>
  /** The record of a session that is over; null where there is no such table. */
  record(table: string, guest: string | null): Promise<RecordText | Refusal | null>
  /** A record from outside, of any shape, as it may be handed on; a refusal where it does not hold. */
  check(record: string, guest: string): Promise<GameRecord | Refusal>
  /** A guest is called otherwise from now on, or no longer anything: tables where they sit say so. */
  renamed(guest: string, name: string): void
  /** A guest is nobody any more: tables that are not over are left, connections closed. */
  forgotten(guest: string): void
  /** A guest blocks others than before: what those say does not reach open pages any more, or again. */
  blocks(guest: string): Promise<void>
}

/** What routes work with. */
export interface Site {
  readonly config: Config
  readonly store: Store
  readonly secrets: Secrets
  readonly guests: Guests
  readonly tables: Tables
  /** Null where the host does not want it. */
  readonly daily: Daily | null
  /** Null where the host does not want it. */
  readonly lab: Laboratory | null
  /** Of other people. */
  readonly games: readonly PageGame[]
  readonly metrics: Metrics
  /** Whether the end has been announced. */
  readonly isStopping: () => boolean
  readonly now: () => number
}
