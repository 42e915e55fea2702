import {
  canonicalJson,
  conflictsOf,
  type Game,
  nearestPreset,
  type Rules,
  type RuleValue,
  type Setting,
  type TableSetting,
} from '@tefuda/kernel'
import { toldApart } from '@tefuda/lab/same-book'
import { stepFor } from './step.ts'

/**
 * The page of the laboratory that asks what a setting would change if it had another value than in these rules; without a setting,
 * what these rules change in the preset next to them.
 */
export const labHref = (
  game: Game,
  rules: Rules,
  seats: number,
  other?: Readonly<Record<string, RuleValue>>,
): string => {
  const { preset, changes } = nearestPreset(game.schema, rules)
  const asked =
    other === undefined ? { base: { preset }, set: changes } : { base: { preset, set: changes }, set: other }
  const variants = Object.keys(asked.set).length === 0 ? [] : [{ set: asked.set }]
  return labAddress({ game: game.id, seats, base: asked.base, variants, until: { deals: usualDeals(game) } })
}

export interface NamedSetting {
  readonly name: string
  readonly kind: Setting
}

/** Enough for the plainest differences, in a few minutes: fewer of a game whose sessions are long, for bots as for people. */
export const usualDeals = ({ minutes }: Pick<Game, 'minutes'>): number => (minutes > 30 ? 200 : 2000)

/** Where in the laboratory an experiment is seen: by itself, or with its variants two by two. */
export const LAB_PAGES = { lab: '/lab', sweep: '/lab/sweep' } as const

export type LabPage = keyof typeof LAB_PAGES

/** The address of an experiment, which holds it whole. */
export const labAddress = (experiment: object, page: LabPage = 'lab'): string =>
  `${LAB_PAGES[page]}?${new URLSearchParams({ e: JSON.stringify(experiment) })}`

/**
 * Another value for a setting than these rules have, one with which a game can begin and is played otherwise (`isOther`, as
 * `toldApart`); of what has many numbers these, which are left to the author. Null where no value is of use.
 */
export const askedValue = (
  game: Game,
  rules: Rules,
  seats: number,
  { name, kind }: NamedSetting,
  isOther: (others: Rules) => boolean,
): RuleValue | null => {
  if (kind.peopleOnly === true || conflictsOf(game.schema, rules, seats).length > 0) return null
  const now = rules[name]!
  const isFelt = (value: RuleValue): boolean => isOther({ ...rules, [name]: value })
  if (kind.kind === 'matrix') return now
  if (kind.kind === 'table') return isFelt(otherTable(kind, now)) ? now : null
  return othersOf(kind, now, 2).find((value) => fits(game, rules, seats, name, value) && isFelt(value)) ?? null
}

/** Another value for a setting than these rules and `taken` have: of use (`askedValue`), or at least one that goes with the other rules. */
export const otherValue = (
  game: Game,
  rules: Rules,
  seats: number,
  { name, kind }: NamedSetting,
  taken: readonly unknown[] = [],
): RuleValue => {
  const others = othersOf(kind, rules[name]!, taken.length + 2)
  const isFree = (value: RuleValue): boolean => !taken.some((other) => canonicalJson(other) === canonicalJson(value))
  const fitting = others.filter((value) => fits(game, rules, seats, name, value))
  const isOther = toldApart(game, rules, seats)
  const free = fitting.filter(isFree)
  return (
    free.find((value) => isOther({ ...rules, [name]: value })) ?? free[0] ?? fitting[0] ?? others[0] ?? rules[name]!
  )
}

const fits = (game: Game, rules: Rules, seats: number, name: string, value: RuleValue): boolean =>
  conflictsOf(game.schema, { ...rules, [name]: value }, seats).length === 0

const othersOf = (kind: Setting, now: RuleValue, steps: number): readonly RuleValue[] =>
  [...new Set(valuesOf(kind, now, steps))].filter((value) => canonicalJson(value) !== canonicalJson(now))

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

/** A table of which no row is as it is now, as far as there are other numbers. */
const otherTable = ({ default: usual, min, max, names }: TableSetting, now: RuleValue): RuleValue => {
  const most = (row: string): number => (names === undefined ? max : usual[row]!)
  const rows = Object.entries(now as Readonly<Record<string, number>>)
  return Object.fromEntries(rows.map(([row, number]) => [row, number === min ? most(row) : min]))
}
