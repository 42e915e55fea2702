import {
  canonicalJson,
  type Game,
  isRefusal,
  type Rules,
  type RuleValue,
  readRules,
  type Setting,
} from '@tefuda/kernel'
import type { Experiment } from '@tefuda/lab'

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

/** Ways of filling the seats that the page offers; any other comes from a file. */
export const LINE_UPS = {
  playersGreedy: ['greedy'],
  playersRandom: ['random'],
  playersOneRandom: ['random', 'greedy'],
  playersOneDeep: ['monte-carlo', 'greedy'],
  playersDeep: ['monte-carlo'],
} as const

export type LineUp = keyof typeof LINE_UPS

/** Of two bots the first has one seat, the second all others. */
export const playersOf = (lineUp: LineUp, seats: number): Experiment['players'] => {
  const [one, others = one] = LINE_UPS[lineUp]
  if (one === others || seats === 1) return [{ bot: one }]
  return Array.from({ length: seats }, (_, seat) => ({ bot: seat === 0 ? one : others }))
}

/** Which of them an experiment has. */
export const lineUpOf = ({ players, seats }: Experiment): LineUp | undefined =>
  (Object.keys(LINE_UPS) as LineUp[]).find(
    (lineUp) => canonicalJson(playersOf(lineUp, seats)) === canonicalJson(players),
  )
