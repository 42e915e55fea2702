import type { Table } from '@tefuda/bots'
import { findGame, games } from '@tefuda/games'
import {
  allRefused,
  digestOf,
  type Engine,
  fingerprint,
  type Game,
  isRefusal,
  type Measure,
  type Refusal,
  type Rules,
  refusal,
  resolveRules,
  type Sides,
  sidesOf,
  type Text,
  text,
  VERSION,
} from '@tefuda/kernel'
import type { Experiment, PlayerChoice } from './experiment.ts'
import { COUNTS, GENERIC, type GenericMeasure, NEVER, type Range, seatMeasures } from './measures.ts'
import { armIds, armNamed } from './named.ts'
import { type Pair, pairsIn } from './pairs.ts'
import { requestOf } from './request.ts'
import { type Seating, seatingOf } from './seating.ts'
import { playerMeasures } from './skill.ts'

/** A rule set that is played: the base is the first. */
export interface Arm {
  /** In rows. */
  readonly name: string
  /** As people call it. */
  readonly title: Text
  readonly rules: Rules
  readonly table: Table
  readonly sides: Sides
}

/** An experiment with everything it names found: what the runner plays. */
export interface Plan {
  readonly experiment: Experiment
  readonly game: Game
  readonly arms: readonly Arm[]
  readonly players: readonly PlayerChoice[]
  /** Who sits where in each game of a shuffle, so that each player sits on each seat: for each seat an index of `players`. */
  readonly lineUps: readonly (readonly number[])[]
  /** Variants that are two others together. */
  readonly pairs: readonly Pair[]
  readonly generic: readonly GenericMeasure[]
  readonly own: readonly Measure[]
  /** The ids of the measures, in the order of the values of a row. */
  readonly ids: readonly string[]
  /** What each of them can come to. */
  readonly ranges: readonly Range[]
  /** Plans with the same identity have the same rows: game, versions, rules, players, measures and seed. */
  readonly identity: string
}

/** Changes whenever the same experiment gives other rows. */
const ROWS = 6

/** What an experiment plays; refused where its game, its version, a setting or a measure is not there, or it could never end as asked. */
export const planOf = (experiment: Experiment, find: typeof findGame = findGame): Plan | Refusal => {
  const { seats } = experiment
  const game = find(experiment.game, experiment.rulesVersion)
  if (game === undefined) return noGame(experiment, find)
  const tried = armIds(experiment).map((name, arm) => armOf(game, experiment, name, arm))
  const arms = tried.flatMap((arm) => (isRefusal(arm) ? [] : [arm]))
  const { players, lineUps } = seatingOf(experiment)
  const there = measuresThere(game, experiment, lineUps, arms)
  const { generic, own } = askedOf(experiment, there)
  const ids = [...generic, ...own].map(({ id }) => id)
  const wrong = allRefused([
    // What is wrong in the base is so in every variant.
    ...tried.filter(isRefusal).slice(0, isRefusal(tried[0]) ? 1 : undefined),
    unknownRestraint(game, players),
    unknownMeasure(experiment, there),
    unmeasuredEnd(experiment, there, ids),
    gateAlone(experiment),
  ])
  if (wrong !== undefined) return wrong
  return {
    experiment,
    game,
    arms,
    players,
    lineUps,
    pairs: pairsIn(experiment),
    generic,
    own,
    ids,
    ranges: [...generic.map((measure) => rangeIn(game, measure)), ...own.map(() => COUNTS)],
    identity: digestOf({
      software: VERSION,
      rows: ROWS,
      rules: arms.map(({ rules }) => fingerprint(game.id, game.rulesVersion, rules)),
      package: game.package,
      seats,
      players,
      lineUps,
      measures: ids,
      seconds: experiment.seconds,
      seed: experiment.seed,
    }),
  }
}

/** `arm`: 0 is the base. */
const armOf = (game: Game, experiment: Experiment, name: string, arm: number): Arm | Refusal => {
  const { base, seats, variants } = experiment
  const title = armNamed({ game, experiment }, arm)
  const rules = resolveRules(game.schema, game, { ...requestOf(base), ...variants[arm - 1]?.set }, seats)
  if (isRefusal(rules)) return arm === 0 ? inBase(rules) : inVariant(title, rules)
  const engine = game.engine(rules, seats) as Engine
  return { name, title, rules, table: { game, rules, engine }, sides: sidesOf(engine) }
}

const rangeIn = ({ asking }: Game, { range, ofWindows }: GenericMeasure): Range =>
  ofWindows === true && asking === undefined ? NEVER : range

type Measures = Pick<Plan, 'generic' | 'own'>

/** What a game can be measured by, with those who play. */
const measuresThere = (
  game: Game,
  experiment: Experiment,
  lineUps: Seating['lineUps'],
  arms: readonly Arm[],
): Measures => {
  const { seats } = experiment
  const fewestSides = Math.min(...arms.map(({ sides }) => sides.seats.length))
  const generic = [
    ...playerMeasures(experiment, lineUps, game, fewestSides),
    ...GENERIC,
    ...seatMeasures(seats),
  ].filter((one) => seats > 1 || one.alone === true)
  return { generic, own: game.measures ?? [] }
}

const askedOf = ({ measure }: Experiment, { generic, own }: Measures): Measures => {
  const isAsked = ({ id, slow }: { readonly id: string; readonly slow?: boolean }): boolean =>
    measure.includes(id) || (measure.includes('all') && slow !== true)
  return { generic: generic.filter(isAsked), own: own.filter(isAsked) }
}

const unknownMeasure = (experiment: Experiment, there: Measures): Refusal | undefined => {
  const known = knownIn(there)
  const named = [...experiment.measure, ...endsOf(experiment)]
  const unknown = [...new Set(named)].filter((id) => id !== 'all' && !known.includes(id))
  return unknown.length === 0
    ? undefined
    : refusal(
        'unknown-measure',
        null,
        `「${unknown.join('」「')}」というものさしはありません。あるのは all、${known.join('、')} です。`,
        `There is no measure ${quoted(unknown)}. There are: all, ${known.join(', ')}.`,
      )
}

const knownIn = ({ generic, own }: Measures): readonly string[] => [
  ...new Set([...generic, ...own].map(({ id }) => id)),
]

const quoted = (ids: readonly string[]): string => ids.map((id) => JSON.stringify(id)).join(', ')

/** The measures on which the end hangs. */
const endsOf = ({ until: { halfWidth = {}, gate } }: Experiment): readonly string[] => [
  ...Object.keys(halfWidth),
  ...(gate === undefined ? [] : [gate.measure]),
]

/** An end that hangs on what there is, but is not measured. */
const unmeasuredEnd = (experiment: Experiment, there: Measures, ids: readonly string[]): Refusal | undefined => {
  const known = knownIn(there)
  const unmeasured = [...new Set(endsOf(experiment))].filter((id) => known.includes(id) && !ids.includes(id))
  if (unmeasured.length === 0) return undefined
  const choice =
    ids.length === 0
      ? text('加えて', '')
      : text(`加えるか、測っている ${ids.join('、')} から選んで`, `, or choose of these: ${ids.join(', ')}`)
  return refusal(
    'unknown-measure',
    null,
    `until の「${unmeasured.join('」「')}」は、この実験では測りません。measure に${choice.ja}ください。`,
    `until names ${quoted(unmeasured)}, which this experiment does not measure. Add what is missing to measure${choice.en}.`,
  )
}

/** A gate with nothing to compare. */
const gateAlone = ({ variants, until: { gate } }: Experiment): Refusal | undefined =>
  gate !== undefined && gate.than === undefined && variants.length === 0
    ? refusal(
        'bad-gate',
        null,
        'until.gate がくらべる相手がありません。than に基準とくらべる数を書くか、案（variants）を加えてください。',
        'until.gate has nothing to compare: give it than, a number to hold the base against, or add a variant.',
      )
    : undefined

/** A restraint that this game does not have. */
const unknownRestraint = (game: Game, players: readonly PlayerChoice[]): Refusal | undefined => {
  const known = (game.restraints ?? []).map(({ id }) => id)
  const unknown = [...new Set(players.flatMap(({ without = [] }) => without))].filter((id) => !known.includes(id))
  return unknown.length === 0
    ? undefined
    : refusal(
        'unknown-restraint',
        null,
        `${game.name.ja}で「${unknown.join('」「')}」を使わせないことはできません。without に書けるのは ${known.join('、')} です。`,
        `In ${game.name.en} nobody can do without ${quoted(unknown)}. What can be left out: ${known.join(', ')}.`,
      )
}

/** Why there is no such game, or not that version of its rules. */
export const noGame = (
  { game: id, rulesVersion }: Pick<Experiment, 'game' | 'rulesVersion'>,
  find: typeof findGame = findGame,
): Refusal => {
  const now = find(id)
  if (now === undefined)
    return refusal(
      'unknown-game',
      null,
      `「${id}」という遊びはありません。あるのは ${games.map((game) => game.id).join('、')} です。`,
      `There is no game ${JSON.stringify(id)}. There are: ${games.map((game) => game.id).join(', ')}.`,
    )
  return refusal(
    'game-gone',
    null,
    `${now.name.ja}のルールの第${rulesVersion}版は、ここにはありません（いまは第${now.rulesVersion}版）。その版の手札で動かすか、rulesVersion を除いていまの版で始めてください。`,
    `Version ${rulesVersion} of the rules of ${now.name.en} is not here; the present one is ${now.rulesVersion}. Run it with a Tefuda that has it, or leave rulesVersion out and begin with the present one.`,
  )
}

const inBase = ({ code, rule, message: { ja, en } }: Refusal): Refusal =>
  refusal(code, rule, `基準のルール：${ja}`, `Base: ${en}`)

const inVariant = (name: Text, { code, rule, message: { ja, en } }: Refusal): Refusal =>
  refusal(code, rule, `案「${name.ja}」：${ja}`, `Variant "${name.en}": ${en}`)
