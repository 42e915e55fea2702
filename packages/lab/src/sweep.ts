import { createRequire } from 'node:module'
import {
  canonicalJson,
  conflictsOf,
  defaultRules,
  type Game,
  isRefusal,
  type RuleValue,
  resolveRules,
  type Setting,
} from '@tefuda/kernel'
import {
  BUDGET,
  type Budget,
  conform,
  course,
  type Finding,
  findingsOf,
  PROPERTIES,
  subjectOf,
} from '@tefuda/kernel/conformance'

/** A CommonJS package, which bundlers and Node import in different ways. */
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable')

/** Values of settings; those that are not named have their defaults. */
export type Settings = { readonly [name: string]: RuleValue }

/** Settings that break a promise of the game, no more of them than it takes. */
export interface Fault {
  readonly set: Settings
  readonly findings: readonly Finding[]
}

/**
 * Values of a setting that are worth trying: its default, those of presets, both values of a flag, all of a choice; of numbers the
 * least one and one beyond the default, since the largest of all make sessions without end.
 */
export const valuesOf = (game: Game, name: string): readonly RuleValue[] => {
  const setting: Setting = game.schema.settings[name]!
  const presets = game.schema.presets.flatMap(({ delta }) => (delta[name] === undefined ? [] : [delta[name]]))
  return distinct([setting.default, ...presets, ...ownValues(setting)])
}

const ownValues = (setting: Setting): readonly RuleValue[] => {
  const beyond = (number: number, { min, max }: { readonly min: number; readonly max: number }): number =>
    Math.min(max, Math.max(2 * number, min + 2))
  switch (setting.kind) {
    case 'flag':
      return [false, true]
    case 'choice':
      return setting.options.map(({ value }) => value)
    case 'integer':
      return [setting.min, beyond(setting.default, setting)]
    case 'table': {
      const rows = Object.entries<number>(setting.default)
      const each = (to: (number: number) => number) =>
        Object.fromEntries(rows.map(([row, number]) => [row, to(number)]))
      return setting.names === undefined
        ? [each(() => setting.min), each((number) => beyond(number, setting))]
        : [each(() => setting.min)]
    }
    case 'matrix':
      return []
  }
}

const distinct = (values: readonly RuleValue[]): readonly RuleValue[] => [
  ...new Map(values.map((value) => [canonicalJson(value), value])).values(),
]

/** Settings that differ from the defaults one at a time, as far as rules allow; those in `fixed` stay as they are. */
export const singleChanges = (game: Game, seats: number, fixed: Settings): readonly Settings[] =>
  Object.keys(game.schema.settings)
    .filter((name) => !(name in fixed))
    .flatMap((name) =>
      valuesOf(game, name)
        .slice(1)
        .map((value) => ({ [name]: value })),
    )
    .filter((set) => !isRefusal(resolveRules(game.schema, game, { ...fixed, ...set }, seats)))

/**
 * A covering array: rule sets, so few that all can be tried, in which all combinations of values of any `strength` settings come up
 * that conflicts allow. 2: pairs; 3: triples, in seconds and some hundred rule sets.
 */
export const coveringRows = (game: Game, seats: number, fixed: Settings, strength: number): readonly Settings[] => {
  const names = Object.keys(game.schema.settings).filter((name) => !(name in fixed) && valuesOf(game, name).length > 1)
  const values = names.map((name) => valuesOf(game, name))
  // Conflicts are taken out afterwards: as filters of the array they end it before all other combinations have come up.
  const rows = make(
    values.map((options) => options.map((_, place) => place)),
    { length: Math.min(strength, names.length) },
  )
  return rows.flatMap((places) => {
    const chosen = Object.fromEntries(names.map((name, k) => [name, values[k]![places[k]!]!]))
    const row = allowed(game, seats, { ...fixed, ...chosen }, fixed)
    return row === null ? [] : [row]
  })
}

/** The same without what conflicts in it, so that the combinations of all others are tried; null where that does not do. */
const allowed = (game: Game, seats: number, set: Settings, fixed: Settings): Settings | null => {
  const [conflict] = conflictsOf(game.schema, { ...defaultRules(game.schema), ...set }, seats)
  if (conflict === undefined) return set
  const left = Object.entries(set).filter(([name]) => name in fixed || !conflict.settings.includes(name))
  return left.length === Object.keys(set).length ? null : allowed(game, seats, Object.fromEntries(left), fixed)
}

/** Looked at more lightly than by the tests of a game, for there are many rule sets. */
const LIGHT: Budget = { ...BUDGET, games: 1, points: 3, positions: 12, exchanges: 2, steps: 2, texts: 10 }

/** What a light look finds is looked at again: some promises are seen kept only where enough happens, such as what windows do not tell. */
const CLOSE: Budget = { ...BUDGET, games: 8 }

/** Which promises a game breaks with these settings, and the fewest of them with which it breaks the first; null where it keeps all. */
export const faultOf = (game: Game, seats: number, set: Settings, fixed: Settings): Fault | null => {
  const findings = findingsWith(game, seats, set)
  const [first] = findings
  if (first === undefined) return null
  let smallest: Settings = set
  for (const name of Object.keys(set)) {
    if (name in fixed) continue
    const { [name]: _, ...fewer } = smallest
    const still = findingsWith(game, seats, fewer)
    if (still.some(({ property }) => property === first.property)) smallest = fewer
  }
  return { set: smallest, findings: findingsWith(game, seats, smallest) }
}

const findingsWith = (game: Game, seats: number, set: Settings): readonly Finding[] => {
  const rules = resolveRules(game.schema, game, set, seats)
  if (isRefusal(rules)) return []
  try {
    const of = { preset: 'sweep', seats, rules }
    const light = subjectOf(game, of, LIGHT)
    // Each position of a session without end would be played on for as long again: that alone is told of it, in a second.
    if (light.traces.some(({ steps }) => steps.length === BUDGET.longest)) return findingsOf(light, course)
    const isKept = PROPERTIES.every((property) => findingsOf(light, property).length === 0)
    return isKept ? [] : conform(game, of, CLOSE)
  } catch (error) {
    return [{ property: 'crash', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }]
  }
}
