import {
  canonicalJson,
  conflictsOf,
  type Game,
  nearestPreset,
  type Rules,
  type RuleValue,
  type Setting,
} from '@tefuda/kernel'

/**
 * The page of the laboratory that asks what a setting would change if it were another way than in these rules; without a
 * setting, what these rules change in the preset next to them. Names stand in the given language.
 */
export const labHref = (
  game: Game,
  rules: Rules,
  seats: number,
  name: string,
  setting?: { readonly name: string; readonly kind: Setting },
): string => {
  const { preset, changes } = nearestPreset(game.schema, rules)
  const asked =
    setting === undefined
      ? { base: { preset }, set: changes }
      : { base: { preset, set: changes }, set: { [setting.name]: otherValue(game, rules, seats, setting) } }
  const variants = Object.keys(asked.set).length === 0 ? [] : [{ name, set: asked.set }]
  return labAddress({ name, game: game.id, seats, base: asked.base, variants, until: { deals: USUAL_DEALS } })
}

/** Enough for the plainest differences, in a minute or so. */
export const USUAL_DEALS = 2000

/** The address of an experiment, which holds it whole. */
export const labAddress = (experiment: object): string =>
  `/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`

/** Another value for a setting, one that goes with the other rules where there is one; what has many numbers is left to the author. */
export const otherValue = (
  game: Game,
  rules: Rules,
  seats: number,
  { name, kind }: { readonly name: string; readonly kind: Setting },
): RuleValue => {
  const now = rules[name]!
  const others = valuesOf(kind, now).filter((value) => canonicalJson(value) !== canonicalJson(now))
  const fits = (value: RuleValue): boolean => conflictsOf(game.schema, { ...rules, [name]: value }, seats).length === 0
  return others.find(fits) ?? others[0] ?? now
}

const valuesOf = (setting: Setting, now: RuleValue): readonly RuleValue[] => {
  switch (setting.kind) {
    case 'flag':
      return [now !== true]
    case 'choice':
      return setting.options.map(({ value }) => value)
    case 'integer':
      return [Number(now) + 1, Number(now) - 1].filter((value) => value >= setting.min && value <= setting.max)
    case 'table':
    case 'matrix':
      return []
  }
}
