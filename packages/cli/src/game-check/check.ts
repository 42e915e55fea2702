import { type Game, isRefusal, openMatch, type Text, text } from '@tefuda/kernel'
import {
  type Case,
  casesOf,
  type Finding,
  findingsOf,
  gameFaults,
  PROPERTIES,
  subjectOf,
} from '@tefuda/kernel/conformance'
import { canBePlayed } from '@tefuda/learn/lessons'
import { type CallTime, processorTime, type Speed, slowCalls, speedOf } from './speed.ts'

/** What was found of one preset with one number of seats. */
export interface CheckedCase {
  readonly preset: string
  readonly seats: number
  readonly findings: readonly Finding[]
}

/** Everything that is wrong with a game as a whole: its texts, its schema, what its rule book leaves out. */
export const faultsOf = (game: Game): string[] => {
  const faults = attempt(() => gameFaults(game))
  return faults.length > 0 ? faults : attempt(() => bookFaults(game))
}

/** Lessons that do not come to their end. Only for a game without findings: lessons rest on what it promises. */
export const lessonFaultsOf = (game: Game): string[] =>
  (game.lessons ?? []).flatMap((lesson) => {
    const faults = attempt(() => (canBePlayed(game, lesson) ? [] : ['a step wishes or scripts no legal move']))
    return faults.map((fault) => `the lesson ${lesson.id} cannot be played: ${fault}`)
  })

const bookFaults = (game: Game): string[] => {
  const [first] = casesOf(game)
  if (first === undefined) return ['no preset can be played by any number of seats']
  const { chapters, rulings } = game.rulebook(first.rules, first.seats)
  const strange = rulings.filter(({ id }) => !game.rulings.some((ruling) => ruling.id === id))
  return [
    ...(chapters.length === 0 ? ['the rule book has no chapters'] : []),
    ...strange.map(({ id }) => `the rule book holds ${id}, which is none of the rulings of the game`),
  ]
}

/** What takes too long at the first table of a game, so that checking it does too. Nothing where it cannot be played, which findings tell. */
export const slownessOf = (game: Game): readonly CallTime[] => {
  const [first] = casesOf(game)
  if (first === undefined) return []
  try {
    return slowCalls(game.engine(first.rules, first.seats), processorTime)
  } catch {
    return []
  }
}

/** Every preset with every number of seats, checked one after another; each is checked when it is asked for. */
export function* checkedCases(game: Game): Generator<CheckedCase> {
  for (const of of casesOf(game)) yield { preset: of.preset, seats: of.seats, findings: findingsFor(game, of) }
}

/** Of a game that does not come to an end nothing else is looked at: whatever plays it would find the same, for long. */
const findingsFor = (game: Game, of: Case): readonly Finding[] => {
  try {
    const subject = subjectOf(game, of)
    const findings = PROPERTIES.filter(({ id }) => id === 'course').flatMap((course) => findingsOf(subject, course))
    return findings.length > 0 ? findings : PROPERTIES.flatMap((property) => findingsOf(subject, property))
  } catch (error) {
    return [{ property: 'course', message: thrown(error) }]
  }
}

/** The standard game with each number of seats. Only for a game without findings: others may never end. */
export const speedsOf = (game: Game): readonly (Speed & { readonly seats: number })[] => {
  const standard = game.schema.presets[0]?.id
  return casesOf(game)
    .filter(({ preset }) => preset === standard)
    .map(({ rules, seats }) => ({ seats, ...speedOf(game.engine(rules, seats)) }))
}

const NO_WORDS = text(
  'inWords：手は棋譜の書き方で出る（札だけの手なら、それで足りる）',
  'no inWords: moves are shown in notation, which is enough for cards',
)

const NO_DESCRIPTION = text(
  'describe：卓には札と得点のほかに何も出ない',
  'no describe: a table shows cards and scores, nothing else',
)

const NO_PICTOGRAM = text(
  'pictogram：遊びの一覧には手札の絵が出る',
  'no pictogram: lists of games show a hand of cards',
)

/** What a game may do without, and what is better with it. */
export const hintsOf = (game: Game): Text[] => {
  const [first] = casesOf(game)
  const match = first && openMatch({ game, rules: first.rules, seats: first.seats })
  if (match === undefined || isRefusal(match)) return []
  const { engine, state } = match
  const unlabelled = engine.places(state).filter(({ label }) => label === undefined)
  const names = unlabelled.map((place) => place.name).join(', ')
  const { name = '' } = game.package ?? {}
  return [
    ...(names === '' ? [] : [text(`label のない置き場：${names}`, `places without a label: ${names}`)]),
    ...(engine.inWords === undefined ? [NO_WORDS] : []),
    ...(engine.describe === undefined ? [NO_DESCRIPTION] : []),
    ...(game.pictogram === undefined ? [NO_PICTOGRAM] : []),
    ...(/^(@[^/]+\/)?tefuda-game-/.test(name)
      ? []
      : [text(`パッケージの名前が tefuda-game-… でなく ${name}`, `the package is called ${name}, not tefuda-game-…`)]),
  ]
}

const attempt = (work: () => string[]): string[] => {
  try {
    return work()
  } catch (error) {
    return [thrown(error)]
  }
}

const thrown = (error: unknown): string => `throws ${error instanceof Error ? error.message : String(error)}`
