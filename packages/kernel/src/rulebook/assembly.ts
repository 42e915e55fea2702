import { canonicalJson } from '../json.ts'
import type { Chapter, RuleBook, Ruling } from '../rulebook.ts'
import type { Preset, RuleSchema, Rules } from '../rules.ts'
import { type Text, text } from '../text.ts'
import { type Compared, type Said, saidIn } from './marked.ts'

/** What a game's rule books are put together from. `S` is what one of them is about. */
export interface BookParts<R extends Rules, S extends Compared> {
  readonly title: (subject: S) => Text
  readonly credit: Text
  /** In the order of the book; null for one that has nothing to say of these rules. */
  readonly chapters: readonly ((subject: S) => Chapter | null)[]
  /** All rulings of the game; a book holds those on which its blocks rest. */
  readonly rulings: readonly Ruling[]
  /** The rules of the standard game. */
  readonly standard: R
  /** `usual`: what the standard game's book says for as many seats; null while that one is written. */
  readonly subjectOf: (rules: R, seats: number, usual: Said | null) => S
}

/** Writes the books of a game: what these rules and this number of seats play, marked where the standard game's book does not say it. */
export const bookOf = <R extends Rules, S extends Compared>(
  parts: BookParts<R, S>,
): ((rules: R, seats: number) => RuleBook) => {
  const chaptersOf = (subject: S): Chapter[] => parts.chapters.flatMap((chapter) => chapter(subject) ?? [])
  return (rules, seats) => {
    const usual = saidIn(chaptersOf(parts.subjectOf(parts.standard, seats, null)))
    const subject = parts.subjectOf(rules, seats, usual)
    const chapters = chaptersOf(subject)
    const used = new Set(chapters.flatMap(({ blocks }) => blocks.flatMap((block) => block.rules ?? [])))
    return {
      title: parts.title(subject),
      credit: parts.credit,
      chapters,
      rulings: parts.rulings.filter(({ id }) => used.has(id)),
    }
  }
}

/** The presets all of whose changes to the standard game these rules have; the standard game itself is none. */
export const presetsIn = <R extends Rules>({ presets }: RuleSchema<R>, rules: R): Preset<R>[] =>
  presets.filter(({ delta }) => {
    const changes = Object.entries(delta)
    return changes.length > 0 && changes.every(([name, value]) => canonicalJson(rules[name]) === canonicalJson(value))
  })

/** The name of a game with those of presets behind it: `Southern Cross (4×4, wild)`. */
export const titleWith = (name: Text, presets: readonly { readonly name: Text }[]): Text =>
  presets.length === 0
    ? name
    : text(
        `${name.ja}（${presets.map((preset) => preset.name.ja).join('・')}）`,
        `${name.en} (${presets.map((preset) => preset.name.en.toLowerCase()).join(', ')})`,
      )
