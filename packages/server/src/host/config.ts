import { parseArgs } from 'node:util'
import { type Language, type Refusal, refusal } from '@tefuda/kernel'
import type { Durability } from '../store/index.ts'
import { urlOf } from './place.ts'
import { SOURCES, type Source } from './setting-sources.ts'
import { Settings } from './settings.ts'

/** How much one address, guest, program or table may ask for. */
export interface Limits {
  /** Requests a minute from one address. */
  readonly requests: number
  /** Changes a minute by one guest; five times that from one address. */
  readonly changes: number
  /** Tables opened an hour by one guest; five times that from one address. */
  readonly tables: number
  /** Open WebSockets from one address. */
  readonly sockets: number
  /** Commands in ten seconds by one guest, on all pages together. */
  readonly commands: number
  /** Requests in ten seconds by one program, on all sockets together. */
  readonly programs: number
  /** Milliseconds of processor time in ten seconds for what one guest or program asks for; a table may have four times that. */
  readonly work: number
}

/** All a server needs to be told. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The file that names games of other people; undefined: `tefuda.config.ts` in the working folder, where there is one. */
  readonly config: string | undefined
  /** `sqlite:PATH` or `postgres://…` */
  readonly database: string
  readonly durability: Durability
  readonly redis: string | undefined
  /** Begins and ends with `/`. */
  readonly base: string
  /** The origin seen from outside, where the host told it. */
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean | readonly string[]
  readonly name: string
  readonly contact: string | undefined
  readonly logLevel: Settings['logLevel']
  readonly metricsToken: string | undefined
  /** The first signs, all of them open. Undefined: made on first start. */
  readonly cookieKeys: readonly string[] | undefined
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | undefined
  readonly chatDays: number
  /** Null: for ever. */
  readonly gameDays: number | null
  /** Whether there is a deal of the day. */
  readonly daily: boolean
  /** Who may let the server run experiments: nobody, who sits at this machine, or everybody. */
  readonly lab: Settings['lab']
  /** Experiments at once, each on a thread of its own. */
  readonly labRuns: number
  /** Minutes that one experiment may play. */
  readonly labMinutes: number
  /** MB that one experiment may take. */
  readonly labMemory: number
  /** Seconds between the announcement of the end and the end. */
  readonly drain: number
  readonly limits: Limits
}

/** Names of the environment that other parts of Tefuda read. */
const OTHER_NAMES: readonly string[] = ['TEFUDA_HOME', 'TEFUDA_DEBUG']

const entries = Object.entries(SOURCES) as [name: keyof Settings, source: Source][]
const flags = new Map(entries.flatMap(([name, { flag }]) => (flag === undefined ? [] : [[flag, name] as const])))

/**
 * Reads flags and environment; a flag wins. Everything that is wrong is answered at once, each by a refusal that names
 * the flag or variable and what it may be. An empty variable counts as unset.
 */
export const readConfig = (args: readonly string[], env: NodeJS.ProcessEnv): Config | readonly Refusal[] => {
  const given = readFlags(args)
  const wrong = [...given.wrong, ...unknownVariables(env)]
  const values: { [name: string]: string } = { ...given.values }
  for (const [name, { env: variable }] of entries) {
    const value = env[variable]
    if (values[name] === undefined && value) values[name] = value
  }
  const read = Settings.safeParse(values)
  if (read.error !== undefined) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0]) as keyof Settings))
    wrong.push(...[...names].map((name) => notAllowed(name, given.values[name], values[name] ?? '')))
  }
  if ((values.vapidPublicKey === undefined) !== (values.vapidPrivateKey === undefined)) wrong.push(HALF_A_PAIR)
  return read.data === undefined || wrong.length > 0 ? wrong : configOf(read.data, urlOf(given.values, env))
}

const configOf = (settings: Settings, database: string): Config => {
  const { requests, changes, tables, sockets, commands, programs, work, vapidPublicKey, vapidPrivateKey, ...rest } =
    settings
  return {
    ...rest,
    config: rest.config,
    database,
    redis: rest.redis,
    publicUrl: rest.publicUrl,
    contact: rest.contact,
    metricsToken: rest.metricsToken,
    cookieKeys: rest.cookieKeys,
    gameDays: rest.gameDays ?? null,
    vapid:
      vapidPublicKey === undefined || vapidPrivateKey === undefined
        ? undefined
        : { publicKey: vapidPublicKey, privateKey: vapidPrivateKey },
    limits: { requests, changes, tables, sockets, commands, programs, work },
  }
}

const readFlags = (args: readonly string[]) => {
  const values: { [name: string]: string } = {}
  const wrong: Refusal[] = []
  const options = Object.fromEntries([...flags.keys()].map((flag) => [flag, { type: 'string' as const }]))
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    const name = token.kind === 'option' ? flags.get(token.name) : undefined
    if (token.kind === 'positional') wrong.push(unknownArgument(token.value))
    else if (name === undefined) wrong.push(unknownFlag(token.rawName))
    else if (token.value === undefined) wrong.push(withoutValue(token.rawName, SOURCES[name]))
    else values[name] = token.value
  }
  return { values, wrong }
}

const unknownVariables = (env: NodeJS.ProcessEnv): Refusal[] => {
  const known = new Set([...entries.map(([, source]) => source.env), ...OTHER_NAMES])
  return Object.keys(env)
    .filter((name) => name.startsWith('TEFUDA_') && !known.has(name))
    .map((name) =>
      refusal(
        'unknown-variable',
        null,
        `環境変数 ${name} はありません。--help で一覧を出せます。`,
        `There is no variable ${name}; --help lists them all.`,
      ),
    )
}

/** A secret is never repeated, since what is wrong with it may be one character. */
const notAllowed = (name: keyof Settings, flagged: string | undefined, value: string): Refusal => {
  const { env, flag, allowed } = SOURCES[name]
  const where = flagged === undefined ? env : `--${flag}`
  const shown = flag === undefined || value.includes('@') ? '' : value
  return refusal(
    'bad-setting',
    null,
    `${where} は${apart(allowed.ja)}です${shown && `: ${shown}`}`,
    `${where} is ${allowed.en}${shown && `: ${shown}`}`,
  )
}

/** Japanese with a space where its first or last letter is Latin. */
const apart = (words: string): string => words.replace(/^(?=[!-~])/, ' ').replace(/(?<=[!-~])$/, ' ')

const unknownArgument = (word: string): Refusal =>
  refusal(
    'unknown-argument',
    null,
    `${word} は知らない引数です。--help で一覧を出せます。`,
    `The argument ${word} is not known; --help lists all there is.`,
  )

const unknownFlag = (word: string): Refusal =>
  refusal(
    'unknown-flag',
    null,
    `${word} というオプションはありません。--help で一覧を出せます。`,
    `There is no option ${word}; --help lists them all.`,
  )

const withoutValue = (word: string, { allowed }: Source): Refusal =>
  refusal('no-value', null, `${word} の後に値が要ります：${allowed.ja}`, `${word} needs a value: ${allowed.en}`)

const HALF_A_PAIR = refusal(
  'half-a-pair',
  null,
  'TEFUDA_VAPID_PUBLIC_KEY と TEFUDA_VAPID_PRIVATE_KEY は両方そろえてください。',
  'Give both TEFUDA_VAPID_PUBLIC_KEY and TEFUDA_VAPID_PRIVATE_KEY, or neither.',
)

/** All settings, one a line: what they are called, what they are for, what may be given. */
export const listSettings = (lang: Language): string =>
  entries
    .map(([, { env, flag, about, allowed }]) => {
      const names = flag === undefined ? env : `--${flag}, ${env}`
      return lang === 'ja'
        ? `  ${names}\n      ${about.ja}：${allowed.ja}`
        : `  ${names}\n      ${about.en}: ${allowed.en}`
    })
    .join('\n')
