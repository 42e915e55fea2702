import { MOST_SEATS } from '@tefuda/kernel'
import { z } from 'zod'
import { BotLevel, GameId, GuestName, Id, Moment, Refused, RulesRequest, SeatNumber, Text, written } from './basics.ts'
import { Who } from './commands.ts'
import { LONGEST_NAME, LONGEST_REASON } from './limits.ts'
import { Stage } from './messages.ts'
import { Pace, TableOptions } from './options.ts'

/** Every answer that is not 2xx has this body. */
export const ErrorBody = z.object({ error: Refused })

export const Me = z.object({ name: z.string(), since: Moment, feed: z.string(), blocked: z.int() })
export type Me = z.infer<typeof Me>
export const RenameBody = z.strictObject({ name: GuestName })

/** Who is to sit on a chair when a table is opened: whoever comes, or a bot. */
export const OpeningSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: BotLevel }),
])
export const OpenTableBody = z.strictObject({
  game: GameId,
  rules: RulesRequest,
  seats: z.array(OpeningSeat).min(1).max(MOST_SEATS),
  options: TableOptions,
})
export type OpenTableBody = z.infer<typeof OpenTableBody>
export const OpenedTable = z.object({ table: Id })
export type OpenedTable = z.infer<typeof OpenedTable>

/** A table as lists show it: lobby, own games, series. Names are empty where a person has none. */
export const TableLine = z.object({
  table: Id,
  game: z.string(),
  /** The preset its rules are nearest to, and how many settings differ from it. */
  preset: z.string(),
  changes: z.int(),
  stage: Stage,
  pace: Pace,
  opened: Moment,
  ended: Moment.nullable(),
  seats: z.array(z.object({ kind: z.enum(['empty', 'person', 'bot', 'program']), name: z.string(), you: z.boolean() })),
  scores: z.array(z.number()).nullable(),
  ranks: z.array(z.int()).nullable(),
  /** Whether the viewer is due; only in lists of own games. */
  due: z.boolean(),
  deadline: Moment.nullable(),
  series: Id,
  spectators: z.boolean(),
  /** Who ended the game before its end, where that was the host alone. */
  stoppedBy: z.literal('host').optional(),
})
export type TableLine = z.infer<typeof TableLine>

export const Lobby = z.object({ tables: z.array(TableLine) })
export type Lobby = z.infer<typeof Lobby>

/** `before`: the `ended` moment of the last line so far, to page on; null where there is no more. */
export const Archive = z.object({ games: z.array(TableLine), before: Moment.nullable() })
export type Archive = z.infer<typeof Archive>
export const ArchiveQuery = z.strictObject({
  game: GameId.optional(),
  /** Part of the name of somebody who played. */
  name: written(LONGEST_NAME).optional(),
  before: z.coerce.number().int().optional(),
})
export type ArchiveQuery = z.infer<typeof ArchiveQuery>

/** What an invitation shows before one sits down. */
export const Invitation = z.object({ line: TableLine, host: z.string(), seat: SeatNumber.nullable() })
export type Invitation = z.infer<typeof Invitation>

export const RuleSetBody = z.strictObject({ game: GameId, name: GuestName, rules: RulesRequest })
export type RuleSetBody = z.infer<typeof RuleSetBody>
export const RuleSet = z.object({
  id: Id,
  game: z.string(),
  name: z.string(),
  rulesVersion: z.int(),
  rules: z.record(z.string(), z.unknown()),
  fingerprint: z.string(),
  saved: Moment,
  mine: z.boolean(),
})
export type RuleSet = z.infer<typeof RuleSet>
export const RuleSets = z.object({ sets: z.array(RuleSet) })
export type RuleSets = z.infer<typeof RuleSets>

/** The record of a finished game, of any shape: it is checked before it is kept. */
export const ReplayBody = z.strictObject({ record: z.unknown() })
export type ReplayBody = z.infer<typeof ReplayBody>
/** A record that was put up, as whoever did so sees it in a list. */
export const KeptReplay = z.object({ id: Id, game: z.string(), kept: Moment })
export type KeptReplay = z.infer<typeof KeptReplay>
export const KeptReplays = z.object({ replays: z.array(KeptReplay) })
export type KeptReplays = z.infer<typeof KeptReplays>
/** For `readRecord`. */
export const SharedReplay = z.object({ record: z.unknown() })
export type SharedReplay = z.infer<typeof SharedReplay>

/** A series: its games in order, and each player's result over them. */
export const Series = z.object({
  id: Id,
  game: z.string(),
  games: z.array(TableLine),
  players: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['person', 'bot', 'program']),
      you: z.boolean(),
      games: z.int(),
      firsts: z.int(),
      total: z.number(),
      scores: z.array(z.number().nullable()),
    }),
  ),
})
export type Series = z.infer<typeof Series>

export const DeviceLink = z.object({ path: z.string(), until: Moment })
export type DeviceLink = z.infer<typeof DeviceLink>
export const ClaimBody = z.strictObject({ token: z.string().max(64) })

export const BlockBody = z.strictObject({ table: Id, who: Who })
export const ReportBody = z.strictObject({ table: Id, who: Who, reason: written(LONGEST_REASON) })

export const PushKey = z.object({ key: z.string() })
export type PushKey = z.infer<typeof PushKey>
/** A key of a browser's subscription in base64url. `most`: characters. */
const subscriptionKey = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

/** A browser's `PushSubscription` as JSON. */
export const PushBody = z.strictObject({
  /** As browsers write it: what is no visible ASCII is escaped. */
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(500)
    .regex(/^[!-~]+$/),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: subscriptionKey(200), auth: subscriptionKey(100) }),
})
export type PushBody = z.infer<typeof PushBody>
/** The browsers in which a guest is called. */
export const PushBrowsers = z.object({ endpoints: z.array(z.string()) })
export type PushBrowsers = z.infer<typeof PushBrowsers>

/** What the server sends by web push to call somebody to a table: the service worker of the page shows it. */
export const PushCall = z.object({ table: Id, game: Text })
export type PushCall = z.infer<typeof PushCall>

/** What a host states about the server: how long things are kept. */
export const ServerInfo = z.object({
  version: z.string(),
  name: z.string(),
  chatDays: z.int(),
  gameDays: z.int().nullable(),
  /** Whether there is a deal of the day. */
  daily: z.boolean(),
})
export type ServerInfo = z.infer<typeof ServerInfo>
