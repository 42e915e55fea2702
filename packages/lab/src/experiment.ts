import { findBot } from '@tefuda/bots'
import { type Refusal, refusal, type Text } from '@tefuda/kernel'
import * as z from 'zod'

const SETTINGS = z.record(z.string(), z.unknown())

const PLAYER = z.strictObject({
  /** The id of a bot. `greedy` plays the bots' fast move. */
  bot: z.string(),
  /** For each candidate move of a bot that plays out; its own number where there is none. */
  playouts: z.int().min(1).max(1000).optional(),
})

const SCHEMA = z.strictObject({
  name: z.string().min(1).max(200),
  /** The id of a game, and the version of its rules where only that one will do. */
  game: z.string(),
  rulesVersion: z.int().min(1).optional(),
  seats: z.int().min(1).max(16),
  base: z.strictObject({ preset: z.string().optional(), set: SETTINGS.optional() }).default({}),
  /** What each changes in the base. */
  variants: z
    .array(z.strictObject({ name: z.string().min(1).max(200), set: SETTINGS }))
    .max(200)
    .default([]),
  /** One for all seats, or one a seat. */
  players: z
    .array(PLAYER)
    .min(1)
    .max(16)
    .default([{ bot: 'greedy' }]),
  /** Ids of measures, or `all`. */
  measure: z.array(z.string()).min(1).default(['all']),
  /** The run ends with whichever is reached first; half widths are those of the differences, or of the base alone. */
  until: z
    .strictObject({
      deals: z.int().min(1).max(100_000_000).default(20_000),
      halfWidth: z.record(z.string(), z.number().positive()).optional(),
      minutes: z.number().positive().optional(),
    })
    .default({ deals: 20_000 }),
  seed: z.string().min(1).max(200).default('tefuda'),
  /** What a decision takes a person, and a window everybody; the defaults are guesses, not measurements. */
  seconds: z
    .strictObject({
      turn: z.number().default(8),
      window: z.number().default(2),
      choice: z.number().default(4),
      exchange: z.number().default(8),
    })
    .prefault({}),
})

/** What is asked: a base, changes to its rules, who plays, what is measured and when it is enough. JSON. */
export type Experiment = z.infer<typeof SCHEMA>

export type PlayerChoice = Experiment['players'][number]

const LOCALES = { ja: z.locales.ja().localeError, en: z.locales.en().localeError }

/** An experiment from outside, or what is wrong with it. Whether its game and settings exist is for `planOf` to say. */
export const readExperiment = (value: unknown): Experiment | Refusal => {
  const read = SCHEMA.safeParse(value)
  if (!read.success) return misshapen(read.error.issues[0]!)
  const experiment = read.data
  const { players, seats } = experiment
  if (players.length !== 1 && players.length !== seats)
    return refusal(
      'bad-experiment',
      null,
      `players は1つか、席の数と同じ${seats}つにしてください（いまは${players.length}つ）。`,
      `Give players one entry, or ${seats}, one a seat; there are ${players.length}.`,
    )
  return unknownBot(players) ?? experiment
}

/** The experiment a file holds. */
export const parseExperiment = (json: string): Experiment | Refusal => {
  try {
    return readExperiment(JSON.parse(json))
  } catch {
    return refusal('bad-experiment', null, '実験がJSONとして読めません。', 'The experiment cannot be read as JSON.')
  }
}

const misshapen = (issue: z.core.$ZodIssue): Refusal => {
  const where = issue.path.join('.')
  const says: Text = { ja: inWords(issue, 'ja'), en: inWords(issue, 'en') }
  return refusal(
    'bad-experiment',
    null,
    `実験${where && `の ${where} `}が書式に合いません（${says.ja}）。`,
    `The experiment does not fit its schema${where && ` at ${where}`}: ${says.en}.`,
  )
}

const inWords = (issue: z.core.$ZodIssue, language: keyof Text): string => {
  const said = LOCALES[language](issue as z.core.$ZodRawIssue)
  return typeof said === 'string' ? said : (said?.message ?? issue.message)
}

const unknownBot = (players: readonly PlayerChoice[]): Refusal | undefined => {
  const unknown = players.find(({ bot }) => findBot(bot) === undefined)
  return unknown === undefined
    ? undefined
    : refusal(
        'unknown-bot',
        null,
        `「${unknown.bot}」というボットはありません。あるのは random、greedy、monte-carlo です。`,
        `There is no bot ${JSON.stringify(unknown.bot)}. There are: random, greedy, monte-carlo.`,
      )
}
