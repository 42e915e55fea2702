import { findBot } from '@tefuda/bots'
import { allRefused, type Refusal, refusal } from '@tefuda/kernel'
import * as z from 'zod'
import { lineOfFault } from './json-line.ts'
import { misshapen } from './misshapen.ts'

/** Its bounds before that it is whole: zod looks at no bound of what is not. */
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.number().min(least).max(most).int()

const NAME = z.string().min(1).max(200)

const SETTINGS = z.record(z.string(), z.unknown())

const PLAYER = z.strictObject({
  /** The id of a bot. `greedy` plays the bots' fast move. */
  bot: z.string(),
  /** For each candidate move of a bot that plays out; as many as Strong tries where there is none. */
  playouts: whole(1, 1000).optional(),
  /** The part of its moves that `greedy` does not notice. */
  overlooks: z.number().min(0).max(1).optional(),
  /** Restraints of the game: what it never does. For `random` and `greedy`. */
  without: z.array(z.string()).min(1).optional(),
})

/** Bots from the weakest to the strongest: each is set against the one below, alone among seats of it. */
const LADDER = z.strictObject({ ladder: z.array(PLAYER).min(2).max(8) })

/** What a gate asks: is it better by about so much, or not at all? */
const GATE = z.strictObject({
  /** The id of a measure. */
  measure: z.string(),
  /** A difference that would matter, not 0; below 0 where less is better. */
  by: z.number(),
  /** What the mean of the base is held against; without, the first variant is held against the base. */
  than: z.number().optional(),
})

const SECONDS = z.number().min(0)

const SCHEMA = z.strictObject({
  /** Without one it is called by its variants. */
  name: NAME.optional(),
  /** The id of a game, and the version of its rules where only that one will do. */
  game: z.string(),
  rulesVersion: whole(1).optional(),
  seats: whole(1, 16),
  base: z.strictObject({ preset: z.string().optional(), set: SETTINGS.optional() }).default({}),
  /** What each changes in the base. No two have one name, and none is `base`; without a name one is called by what it changes. */
  variants: z
    .array(z.strictObject({ name: NAME.optional(), set: SETTINGS }))
    .max(200)
    .default([]),
  /** One for all seats, one a seat, or a ladder. */
  players: z.union([z.array(PLAYER).min(1).max(16), LADDER]).default([{ bot: 'greedy' }]),
  /** Ids of measures, or `all`, which leaves out those that take as long as many games. */
  measure: z.array(z.string()).min(1).default(['all']),
  /** The run ends with whichever is reached first; half widths are those of the differences, or of the base alone. */
  until: z
    .strictObject({
      deals: whole(1, 100_000_000).default(20_000),
      halfWidth: z.record(z.string(), z.number().positive()).optional(),
      gate: GATE.optional(),
      minutes: z.number().positive().optional(),
    })
    .default({ deals: 20_000 }),
  seed: z.string().min(1).max(200).default('tefuda'),
  /** What a decision takes a person, and a window everybody; the defaults are guesses, not measurements. */
  seconds: z
    .strictObject({
      turn: SECONDS.default(8),
      window: SECONDS.default(2),
      choice: SECONDS.default(4),
      exchange: SECONDS.default(8),
    })
    .prefault({}),
})

/** What is asked: a base, changes to its rules, who plays, what is measured and when it is enough. JSON. */
export type Experiment = z.infer<typeof SCHEMA>

/** A change of the base's rules. */
export type Variant = Experiment['variants'][number]

/** A bot, and how it plays. */
export type PlayerChoice = z.infer<typeof PLAYER>

/** Whether something is better by about so much rather than not at all. */
export type Gate = z.infer<typeof GATE>

/** Every kind of player an experiment names: one a seat, one for all, or the steps of a ladder. */
export const playersOf = ({ players }: Pick<Experiment, 'players'>): readonly PlayerChoice[] =>
  Array.isArray(players) ? players : players.ladder

/** An experiment from outside, or what is wrong with it. Whether its game and settings exist is for `planOf` to say. */
export const readExperiment = (value: unknown): Experiment | Refusal => {
  const read = SCHEMA.safeParse(value, { reportInput: true })
  if (!read.success) return misshapen(read.error, Object.keys(SCHEMA.shape))
  const experiment = read.data
  return (
    allRefused([
      ...misnamed(experiment),
      misseated(experiment),
      ...misplayed(playersOf(experiment)),
      misgated(experiment),
    ]) ?? experiment
  )
}

/** Results tell rule sets apart by name, and the one that is changed is `base`. */
const misnamed = ({ variants }: Experiment): readonly Refusal[] => {
  const names = ['base', ...variants.flatMap(({ name }) => name ?? [])]
  const taken = new Set(names.filter((name, k) => names.indexOf(name) < k))
  return [...taken].map((name) =>
    name === 'base'
      ? refusal(
          'bad-experiment',
          null,
          '「base」は基準のルールの名前です。案（variants）には別の名前をつけてください。',
          'The rules that are changed are called "base": give the variant another name.',
        )
      : refusal(
          'bad-experiment',
          null,
          `「${name}」という案（variants）が2つあります。別々の名前をつけてください。`,
          `Two variants are called ${JSON.stringify(name)}: give each a name of its own.`,
        ),
  )
}

const misseated = ({ players, seats }: Experiment): Refusal | undefined => {
  if (!Array.isArray(players))
    return seats > 1
      ? undefined
      : refusal(
          'bad-experiment',
          null,
          'はしご（ladder）は2人からです。',
          'A ladder needs two seats at least: somebody has to be beaten.',
        )
  return players.length === 1 || players.length === seats
    ? undefined
    : refusal(
        'bad-experiment',
        null,
        `players は1つか、席の数と同じ${seats}つにしてください（いまは${players.length}つ）。`,
        `Give players one entry, or ${seats}, one a seat; there are ${players.length}.`,
      )
}

/** A gate that could never answer. */
const misgated = ({ until: { gate } }: Experiment): Refusal | undefined =>
  gate?.by === 0
    ? refusal(
        'bad-experiment',
        null,
        'until.gate の by には0でない数を書いてください。意味があるといえる差の大きさで、少ないほうがよいなら負の数です。',
        'by of until.gate takes a number that is not 0: a difference that would matter, below 0 where less is better.',
      )
    : undefined

/** The experiment a text holds; refused by `notJson`, or by the line that is to blame, where it is no JSON at all. */
export const parseExperiment = (json: string, notJson?: Refusal): Experiment | Refusal => {
  let held: unknown
  try {
    held = JSON.parse(json)
  } catch {
    return notJson ?? (json.trim() === '' ? EMPTY : noJson(lineOfFault(json)))
  }
  return readExperiment(held)
}

const EMPTY = refusal(
  'bad-experiment',
  null,
  '実験が空です。docs/lab.md にある例から始めてください。',
  'The experiment is empty. Begin with the example in docs/lab.md.',
)

const noJson = (line: number): Refusal =>
  refusal(
    'bad-experiment',
    null,
    `実験は、${line}行目からJSONとして読めません。その行とすぐ前の、かっこ、コンマ、引用符を確かめてください。`,
    `The experiment cannot be read as JSON from line ${line} on. See whether the brackets, commas and quotes there and just before are right.`,
  )

/** Players that are not there, or that cannot do what is asked of them. */
const misplayed = (players: readonly PlayerChoice[]): readonly (Refusal | undefined)[] => {
  const unknown = [...new Set(players.map(({ bot }) => bot))].filter((bot) => findBot(bot) === undefined)
  return [
    ...unknown.map((bot) =>
      refusal(
        'unknown-bot',
        null,
        `「${bot}」というボットはありません。あるのは random、greedy、monte-carlo です。`,
        `There is no bot ${JSON.stringify(bot)}. There are: random, greedy, monte-carlo.`,
      ),
    ),
    players.some(({ bot, overlooks }) => overlooks !== undefined && bot !== 'greedy') ? ONLY_GREEDY : undefined,
    players.some(
      ({ bot, overlooks, without }) =>
        without !== undefined && (findBot(bot)?.looksAhead === true || overlooks !== undefined),
    )
      ? ONLY_AT_ONCE
      : undefined,
  ]
}

const ONLY_GREEDY = refusal(
  'bad-experiment',
  null,
  'overlooks（見落とし）は greedy だけに書けます。',
  'Only greedy can overlook moves.',
)

const ONLY_AT_ONCE = refusal(
  'bad-experiment',
  null,
  'without（使わないルール）は random と、見落としのない greedy だけに書けます。',
  'Only random, and greedy that overlooks nothing, can do without a rule.',
)
