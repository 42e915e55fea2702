import {
  canonicalJson,
  type Game,
  isRefusal,
  type Rules,
  type RuleValue,
  readRules,
  type Setting,
} from '@tefuda/kernel'
import type { Experiment, PlayerChoice } from '@tefuda/lab'

/** The whole rule set an experiment begins with; null where it names what the game does not know. */
export const baseRules = (game: Game, { base: { preset, set } }: Experiment): Rules | null => {
  const rules = readRules(game.schema, { ...(preset !== undefined && { preset }), ...set })
  return isRefusal(rules) ? null : rules
}

/** Names the variants and the experiment by the settings they change. */
export type NameOfSetting = (setting: Setting) => string

const named = (game: Game, experiment: Experiment, nameOf: NameOfSetting, gameName: string): Experiment => {
  const settings: Readonly<Record<string, Setting>> = game.schema.settings
  const variants = experiment.variants.map(({ set }, k) => {
    const labels = Object.keys(set).flatMap((name) => settings[name] ?? [])
    return { name: labels.map(nameOf).join('・') || letterOf(k), set }
  })
  return { ...experiment, variants, name: variants.map(({ name }) => name).join('／') || gameName }
}

/** A, B, C … */
export const letterOf = (variant: number): string => String.fromCharCode(65 + (variant % 26))

export interface Editing {
  readonly game: Game
  readonly experiment: Experiment
  readonly rules: Rules
  readonly nameOf: NameOfSetting
  readonly gameName: string
}

/** Sets a value in a variant; undefined, or the base's own, leaves the setting as in the base. */
export const withChange = (
  { game, experiment, nameOf, gameName }: Editing,
  variant: number,
  name: string,
  value: RuleValue | undefined,
): Experiment => {
  const before = experiment.variants[variant] ?? { name: '', set: {} }
  const { [name]: _gone, ...others } = before.set
  const set = value === undefined ? others : { ...before.set, [name]: value }
  const variants =
    variant < experiment.variants.length
      ? experiment.variants.with(variant, { ...before, set })
      : [...experiment.variants, { ...before, set }]
  return named(game, { ...experiment, variants }, nameOf, gameName)
}

export const withoutVariant = ({ game, experiment, nameOf, gameName }: Editing, variant: number): Experiment =>
  named(game, { ...experiment, variants: experiment.variants.toSpliced(variant, 1) }, nameOf, gameName)

/** A way of filling the seats that the page offers; any other comes from a file. */
export interface LineUp {
  readonly id: string
  readonly players: Experiment['players']
}

const GREEDY = { bot: 'greedy' }
const RANDOM = { bot: 'random' }
const DEEP = { bot: 'monte-carlo' }

/** From chance to a bot that looks ahead: five steps that differ as people do. */
export const LADDER: readonly PlayerChoice[] = [
  RANDOM,
  { bot: 'greedy', overlooks: 0.6 },
  { bot: 'greedy', overlooks: 0.3 },
  GREEDY,
  DEEP,
]

/** Those that a game offers to so many: all alike, one among others, one that does without a rule, and ladders. */
export const lineUpsOf = ({ restraints = [] }: Game, seats: number): readonly LineUp[] => {
  const alike = { playersGreedy: [GREEDY], playersRandom: [RANDOM], playersDeep: [DEEP] }
  const among = (one: PlayerChoice, others: PlayerChoice): PlayerChoice[] =>
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? one : others))
  const different = {
    ...Object.fromEntries(restraints.map(({ id }) => [`without:${id}`, among({ ...GREEDY, without: [id] }, GREEDY)])),
    playersOneRandom: among(RANDOM, GREEDY),
    playersOneDeep: among(DEEP, GREEDY),
    playersLadder: { ladder: LADDER.slice(0, 4) },
    playersLadderDeep: { ladder: [...LADDER] },
  }
  const offered: Readonly<Record<string, Experiment['players']>> = seats > 1 ? { ...alike, ...different } : alike
  return Object.entries(offered).map(([id, players]) => ({ id, players }))
}

/** Which of them an experiment has. */
export const lineUpOf = (game: Game, { players, seats }: Experiment): LineUp | undefined =>
  lineUpsOf(game, seats).find((lineUp) => canonicalJson(lineUp.players) === canonicalJson(players))
