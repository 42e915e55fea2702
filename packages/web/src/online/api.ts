import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type {
  Archive,
  ArchiveQuery,
  Daily,
  DailyArchive,
  DailyDealSeen,
  DailyResultBody,
  DailyResults,
  DailyStart,
  DeviceLink,
  Invitation,
  KeptReplay,
  KeptReplays,
  LabRun,
  LabRuns,
  Lobby,
  Me,
  OpenedTable,
  OpenTableBody,
  PushBody,
  PushBrowsers,
  PushKey,
  ReplayBody,
  RuleSet,
  RuleSetBody,
  RuleSets,
  Series,
  ServerInfo,
  SharedReplay,
} from '@tefuda/wire'
import { addressOf } from '../site/place.ts'

/** What the page asks of the table server by HTTP. Whatever goes wrong comes back as a refusal; nothing is thrown. */
export const api = {
  server: () => ask<ServerInfo>('GET', 'server'),
  /** Null for somebody new here. */
  me: () => ask<Me | null>('GET', 'me'),
  rename: (name: string) => ask<Me>('PUT', 'me', { name }),
  /** Takes the name away from everything this guest has played. */
  forgetMe: () => ask<null>('DELETE', 'me'),
  /** A link that makes another device the same guest, once. */
  deviceLink: () => ask<DeviceLink>('POST', 'me/link'),
  claim: (token: string) => ask<Me>('POST', 'me/claim', { token }),
  /** Everybody who was blocked is met again. */
  unblockAll: () => ask<null>('DELETE', 'blocks'),

  lobby: () => ask<Lobby>('GET', 'lobby'),
  myTables: () => ask<Lobby>('GET', 'me/tables'),
  open: (table: OpenTableBody) => ask<OpenedTable>('POST', 'tables', table),
  invitation: (table: string) => ask<Invitation>('GET', `tables/${encodeURIComponent(table)}`),
  /** The record of a session that is over, for `readRecord`. */
  record: (table: string) => ask<unknown>('GET', `tables/${encodeURIComponent(table)}/record`),
  archive: (query: ArchiveQuery) => ask<Archive>('GET', `archive${queryOf(query)}`),
  series: (id: string) => ask<Series>('GET', `series/${encodeURIComponent(id)}`),

  daily: () => ask<Daily>('GET', 'daily'),
  /** What is over before a day, newest first; before today where none is given. */
  dailyArchive: (before?: string) =>
    ask<DailyArchive>('GET', `daily/archive${before === undefined ? '' : `?before=${before}`}`),
  dailyStart: (day: string, game: string) => ask<DailyStart>('POST', `daily/${day}/${game}/start`),
  dailyEnd: (day: string, game: string, result: DailyResultBody) =>
    ask<DailyDealSeen>('POST', `daily/${day}/${game}/result`, result),
  dailyResults: (day: string, game: string) => ask<DailyResults>('GET', `daily/${day}/${game}`),
  /** The record of the best try, for `readRecord`. */
  dailyBest: (day: string, game: string) => ask<unknown>('GET', `daily/${day}/${game}/best`),

  /** What one has put up oneself. */
  keptReplays: () => ask<KeptReplays>('GET', 'replays'),
  replay: (id: string) => ask<SharedReplay>('GET', `replays/${encodeURIComponent(id)}`),
  keepReplay: (replay: ReplayBody) => ask<KeptReplay>('POST', 'replays', replay),
  removeReplay: (id: string) => ask<null>('DELETE', `replays/${encodeURIComponent(id)}`),

  ruleSets: () => ask<RuleSets>('GET', 'rule-sets'),
  ruleSet: (id: string) => ask<RuleSet>('GET', `rule-sets/${encodeURIComponent(id)}`),
  saveRuleSet: (set: RuleSetBody) => ask<RuleSet>('POST', 'rule-sets', set),
  deleteRuleSet: (id: string) => ask<null>('DELETE', `rule-sets/${encodeURIComponent(id)}`),

  /** One's own experiments on the server, and whether one may begin one. */
  labRuns: () => ask<LabRuns>('GET', 'lab'),
  labBegin: (experiment: object) => ask<LabRun>('POST', 'lab', { experiment }),
  labRun: (id: string) => ask<LabRun>('GET', `lab/${encodeURIComponent(id)}`),
  labStop: (id: string) => ask<null>('POST', `lab/${encodeURIComponent(id)}/stop`),

  /** Somebody met at a table: nothing they say and no table of theirs from now on, and no seat for them at tables of one’s own. */
  block: (table: string, who: string) => ask<null>('POST', 'blocks', { table, who }),
  report: (table: string, who: string, reason: string) => ask<null>('POST', 'reports', { table, who, reason }),

  pushKey: () => ask<PushKey>('GET', 'push/key'),
  pushBrowsers: () => ask<PushBrowsers>('GET', 'push'),
  pushOn: (subscription: PushBody) => ask<null>('POST', 'push', subscription),
  pushOff: (endpoint: string) => ask<null>('DELETE', 'push', { endpoint }),
} as const

const NO_SERVER = refusal(
  'no-server',
  null,
  'サーバーにつながりません。つながりを確かめて、もう一度お試しください。',
  'The server cannot be reached. Check the connection and try again.',
)

const NO_ANSWER = refusal(
  'no-answer',
  null,
  'サーバーの答えを読めませんでした。少し待って、もう一度お試しください。',
  'The answer of the server could not be read. Wait a moment and try again.',
)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ask = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer | Refusal> => {
  let response: Response
  try {
    response = await fetch(addressOf(`api/${path}`), {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch {
    return NO_SERVER
  }
  // A proxy answers so when there is nothing behind it.
  if (response.status === 502 || response.status === 504) return NO_SERVER
  const answer = await readJson(response)
  if (response.ok) return answer === undefined ? NO_ANSWER : (answer as Answer)
  return refusedIn(answer) ?? NO_ANSWER
}

/** Null where the answer is empty, undefined where it is no JSON. */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    const content = await response.text()
    return content === '' ? null : JSON.parse(content)
  } catch {
    return undefined
  }
}

/** The refusal in the body of an answer that is not 2xx. */
const refusedIn = (answer: unknown): Refusal | undefined => {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined
  return isRefusal(error) ? error : undefined
}

const queryOf = (query: ArchiveQuery): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
