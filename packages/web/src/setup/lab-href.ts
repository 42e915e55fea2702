import {
  canonicalJson,
  conflictsOf,
  type Game,
  nearestPreset,
  type Rules,
  type RuleValue,
  type Setting,
  type Text,
} from '@tefuda/kernel'
import { changesNamed } from './changes-named.ts'
import { stepFor } from './step.ts'

/**
 * The page of the laboratory that asks what a setting would change if it were another way than in these rules; without a
 * setting, what these rules change in the preset next to them. `say` names the variant in the language at hand.
 */
export const labHref = (
  game: Game,
  rules: Rules,
  seats: number,
  say: (text: Text) => string,
  setting?: NamedSetting,
): string => {
  const { preset, changes } = nearestPreset(game.schema, rules)
  const asked =
    setting === undefined
      ? { base: { preset }, set: changes }
      : { base: { preset, set: changes }, set: { [setting.name]: otherValue(game, rules, seats, setting) } }
  const name = changesNamed(game, asked.base, asked.set, say) || say(game.name)
  const variants = Object.keys(asked.set).length === 0 ? [] : [{ name, set: asked.set }]
  return labAddress({ name, game: game.id, seats, base: asked.base, variants, until: { deals: usualDeals(game) } })
}

export interface NamedSetting {
  readonly name: string
  readonly kind: Setting
}

/** Enough for the plainest differences, in a few minutes: fewer of a game whose sessions are long, for bots as for people. */
export const usualDeals = ({ minutes }: Pick<Game, 'minutes'>): number => (minutes > 30 ? 200 : 2000)

/** The address of an experiment, which holds it whole. */
export const labAddress = (experiment: object): string =>
  `/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`

/**
 * Another value for a setting than these rules and `taken` have, one that goes with the other rules where there is one; what has many
 * numbers is left to the author.
 */
export const otherValue = (
  game: Game,
  rules: Rules,
  seats: number,
  { name, kind }: NamedSetting,
  taken: readonly unknown[] = [],
): RuleValue => {
  const now = rules[name]!
  const others = valuesOf(kind, now, taken.length + 1).filter((value) => canonicalJson(value) !== canonicalJson(now))
  const isFree = (value: RuleValue): boolean => !taken.some((other) => canonicalJson(other) === canonicalJson(value))
  const fits = (value: RuleValue): boolean => conflictsOf(game.schema, { ...rules, [name]: value }, seats).length === 0
  return others.filter(isFree).find(fits) ?? others.find(fits) ?? others[0] ?? now
}

/** Values that a setting may have; of numbers those up to so many steps away. */
const valuesOf = (setting: Setting, now: RuleValue, steps: number): readonly RuleValue[] => {
  switch (setting.kind) {
    case 'flag':
      return [now !== true]
    case 'choice':
      return setting.options.map(({ value }) => value)
    case 'integer': {
      const step = stepFor(setting.default, setting.max)
      return [...Array.from({ length: steps }, (_, k) => (k + 1) * step), 1]
        .flatMap((far) => [Number(now) + far, Number(now) - far])
        .filter((value) => value >= setting.min && value <= setting.max)
    }
    case 'table':
    case 'matrix':
      return []
  }
}
