import {
  changesFrom,
  type Game,
  isRefusal,
  joinTexts,
  type Language,
  readRules,
  type Setting,
  type Text,
  text,
} from '@tefuda/kernel'
import { same } from '@tefuda/kernel/rulebook'
import type { Experiment } from './experiment.ts'
import { requestOf } from './request.ts'
import { settingNamed, valueInShort } from './value.ts'

/** An experiment on a game that is here: a plan, or one that cannot be played yet. */
export interface Asked {
  readonly game: Pick<Game, 'name' | 'schema'>
  readonly experiment: Pick<Experiment, 'name' | 'base' | 'variants'>
}

/** What the rules to begin with are called in tables. */
export const BASE = text('基準', 'Base')

/** What a rule set is called (0 is the base): by the name it was given, or else by what it changes: `Hand: 1`. */
export const armNamed = ({ game, experiment }: Asked, arm: number): Text => {
  if (arm === 0) return BASE
  const { name, set } = experiment.variants[arm - 1]!
  if (name !== undefined) return same(name)
  const changes = changesNamed(game, experiment.base, set) ?? changesWritten(game, set)
  return changes.length === 0 ? AS_BASE : shortened(joinTexts(changes, text('・', ', ')), LONGEST_ARM)
}

/** A variant by its letter, from 0: A … Z, AA, AB … */
export const letterOf = (variant: number): string =>
  (variant < 26 ? '' : letterOf(Math.floor(variant / 26) - 1)) + String.fromCharCode(65 + (variant % 26))

/** What a variant is called where its name has no room. */
export const variantLettered = (variant: number): Text => {
  const letter = letterOf(variant)
  return text(`案${letter}`, `Variant ${letter}`)
}

/** What an experiment is called: by the name it was given, or else by its variants that change anything, or by its game. */
export const experimentNamed = ({ game, experiment }: Asked): Text => {
  const { name, variants } = experiment
  if (name !== undefined) return same(name)
  const named = variants
    .map((_, variant) => armNamed({ game, experiment }, variant + 1))
    .filter((arm) => arm !== AS_BASE)
  return named.length === 0 ? game.name : text(titleOf(named, 'ja'), titleOf(named, 'en'))
}

/** As many names as a title has room for, at least one, and how many more there are. */
const titleOf = (named: readonly Text[], language: Language): string => {
  const parting = language === 'ja' ? '／' : ' / '
  const fit = named.findLastIndex(
    (_, k) => titled(named.slice(0, k + 1), language, parting).length <= LONGEST_TITLE[language],
  )
  const shown = Math.max(1, fit + 1)
  const left = named.length - shown
  const title = titled(named.slice(0, shown), language, parting)
  if (left === 0) return title
  return language === 'ja' ? `${title}${parting}ほか${left}案` : `${title}${parting}${left} more`
}

const titled = (named: readonly Text[], language: Language, parting: string): string =>
  named.map((name) => name[language]).join(parting)

const AS_BASE = text('基準と同じ', 'as the base')

/** So many characters of a name that is made, and of names that stand beside one another in a title. */
const LONGEST_ARM = 90
const LONGEST_TITLE = { ja: 36, en: 60 }

/** Each setting that a change of rules gives another value, with it; null where no rules can be read. */
const changesNamed = (
  { schema }: Asked['game'],
  base: Experiment['base'],
  set: Readonly<Record<string, unknown>>,
): readonly Text[] | null => {
  const request = requestOf(base)
  const [before, after] = [readRules(schema, request), readRules(schema, { ...request, ...set })]
  if (isRefusal(before) || isRefusal(after)) return null
  const changed = changesFrom(before, after)
  return Object.entries<Setting>(schema.settings).flatMap(([name, setting]) => {
    if (!(name in changed)) return []
    const value = valueInShort(setting, after[name]!, before[name]!)
    return [given(settingNamed(setting), value)]
  })
}

const given = (name: Text, value: Text): Text => text(`${name.ja}：${value.ja}`, `${name.en}: ${value.en}`)

/** The same of rules that cannot be read: each value as it was written. */
const changesWritten = ({ schema }: Asked['game'], set: Readonly<Record<string, unknown>>): readonly Text[] =>
  Object.entries(set).map(([key, value]) => {
    const setting = (schema.settings as Readonly<Record<string, Setting>>)[key]
    return given(setting === undefined ? same(key) : settingNamed(setting), same(valueWritten(value)))
  })

const shortened = ({ ja, en }: Text, most: number): Text => text(cut(ja, most), cut(en, most))

const cut = (words: string, most: number): string => (words.length <= most ? words : `${words.slice(0, most - 1)}…`)

/**
 * What rule sets are called in rows, where no language is known: `base`, and each variant by the name it was given, or else by what it
 * sets: `hand=1`, with a number after it where another is called so.
 */
export const armIds = ({ variants }: Pick<Experiment, 'variants'>): readonly string[] => {
  const taken = new Set(['base', ...variants.flatMap(({ name }) => name ?? [])])
  const free = (id: string, again = 1): string => {
    const numbered = again === 1 ? id : `${id} (${again})`
    return taken.has(numbered) ? free(id, again + 1) : numbered
  }
  const idOf = ({ name, set }: Experiment['variants'][number]): string => {
    const id = name ?? free(settingsWritten(set) || 'base')
    taken.add(id)
    return id
  }
  return ['base', ...variants.map(idOf)]
}

/** `hand=1`; of a table or a board a short form. */
const settingsWritten = (set: Readonly<Record<string, unknown>>): string =>
  Object.entries(set)
    .map(([name, value]) => `${name}=${valueWritten(value)}`)
    .join(' × ')

const valueWritten = (value: unknown): string => cut(JSON.stringify(value).replaceAll('"', ''), LONGEST_VALUE)

const LONGEST_VALUE = 24
