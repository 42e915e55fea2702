/** 0 or 1: both databases keep it as a number. */
export type Flag = 0 | 1

export const flag = (value: boolean): Flag => (value ? 1 : 0)

/** Milliseconds since 1970. */
export type Moment = number

export type MatchStage = 'open' | 'revealing' | 'playing' | 'over' | 'stopped'

/** The stages of a table that has not ended. */
export const GOING = ['open', 'revealing', 'playing'] as const satisfies readonly MatchStage[]

/** A person, known by a cookie alone. `id` never leaves the server; `deleted` says when the name was taken away. */
export interface GuestRow {
  id: string
  name: string
  created: Moment
  seen: Moment
  key_version: number
  feed_token: string
  deleted: Moment | null
}

/** One table, as lists and searches need it; what happened there is in `log`. `line`: JSON that lists show. */
export interface MatchRow {
  id: string
  game: string
  rules_version: number
  host: string
  series: string
  number: number
  is_public: Flag
  stage: MatchStage
  opened: Moment
  ended: Moment | null
  line: string
}

/** Who sits where, for the archive and for lists of one's games. `deadline`: when the seat's time is up. */
export interface SitterRow {
  match: string
  seat: number
  guest: string | null
  kind: 'person' | 'bot' | 'program'
  name: string | null
  due: Flag
  deadline: Moment | null
}

/** One entry of a match's log, as JSON. What was written is never changed. */
export interface LogRow {
  match: string
  seq: number
  at: Moment
  entry: string
}

/** When something has to happen next at a match (null: nothing), and until when a node has taken that upon itself (0: none). */
export interface DueRow {
  match: string
  seq: number
  at: Moment | null
  taken_until: Moment
}

export interface ChatRow {
  match: string
  number: number
  at: Moment
  guest: string
  seat: number | null
  room: 'table' | 'spectators'
  text: string | null
  phrase: string | null
  id: string
}

export interface RuleSetRow {
  id: string
  guest: string
  game: string
  name: string
  rules_version: number
  rules: string
  fingerprint: string
  saved: Moment
}

/** A link that makes another device the same guest, once. */
export interface LinkRow {
  token_hash: string
  guest: string
  until: Moment
  used: Moment | null
}

export interface BlockRow {
  guest: string
  blocked: string
}

export interface ReportRow {
  id: string
  at: Moment
  match: string
  by: string
  about: string
  reason: string
}

/** A browser that may be called by web push. */
export interface PushRow {
  endpoint: string
  guest: string
  p256dh: string
  auth: string
  created: Moment
}

/** A guest to be called back, who is due since `at`; gone once that is done. `next`: when it may be tried (0: at once). */
export interface CallRow {
  guest: string
  match: string
  at: Moment
  next: Moment
}

/** A guest's one try at a deal of a day. `id` names it to the host alone. */
export interface DailyTryRow {
  id: string
  day: string
  game: string
  guest: string
  started: Moment
  /** When the result came; null until then, as are score and record. */
  ended: Moment | null
  score: number | null
  /** Why it does not count; null where it does. */
  why: 'undone' | 'hints' | 'quick' | 'struck' | null
  /** Whether the host has looked at it and lets it stand. */
  checked: Flag
  record: string | null
}

/** What a bot of a level makes of a deal of a day. */
export interface DailyParRow {
  day: string
  game: string
  level: string
  score: number
}

/** An experiment of a guest. `experiment`, `kept`, `trouble`: JSON. */
export interface ExperimentRow {
  id: string
  guest: string
  at: Moment
  experiment: string
  /** Of its plan: what was begun by another version is not played on. */
  identity: string
  state: 'going' | 'over' | 'stopped' | 'failed'
  /** Until when it is had; it is anybody's then. */
  taken_until: Moment
  /** Who has it: made anew each time it is taken up, and whoever finds another there has lost it. */
  taken_by: string | null
  deals: number
  seconds: number
  /** Of play, that it is allowed; null of those begun before this was kept, which may play as long as others now. */
  minutes: number | null
  kept: string | null
  trouble: string | null
}

/** The record of a finished game that a guest has put up. `digest`: SHA-256 of `record`, by which the same one is kept once. */
export interface ReplayRow {
  id: string
  guest: string
  game: string
  kept: Moment
  digest: string
  record: string
}

/** Keys made on first start: of cookies, of web push, of daily deals. */
export interface SecretRow {
  name: string
  value: string
}

/** What is in the database. The same on SQLite and PostgreSQL. */
export interface Tables {
  guests: GuestRow
  matches: MatchRow
  sitters: SitterRow
  log: LogRow
  due: DueRow
  chat: ChatRow
  rule_sets: RuleSetRow
  links: LinkRow
  blocks: BlockRow
  reports: ReportRow
  push: PushRow
  calls: CallRow
  daily_tries: DailyTryRow
  experiments: ExperimentRow
  daily_pars: DailyParRow
  replays: ReplayRow
  secrets: SecretRow
}
