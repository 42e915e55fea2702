import { type Chapter, type RuleBook, type Text, text } from '@tefuda/kernel'
import { saidIn } from '@tefuda/kernel/rulebook'
import { differences } from './rulebook/chapters/differences.ts'
import { drawing } from './rulebook/chapters/drawing.ts'
import { end } from './rulebook/chapters/end.ts'
import { paying, splitting } from './rulebook/chapters/paying.ts'
import { start } from './rulebook/chapters/start.ts'
import { table } from './rulebook/chapters/table.ts'
import { places, territory } from './rulebook/chapters/territory.ts'
import { turn } from './rulebook/chapters/turn.ts'
import { type BookSubject, differs, STANDARD, subjectOf } from './rulebook/subject.ts'
import { type CccRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

const CHAPTERS: readonly ((subject: BookSubject) => Chapter | null)[] = [
  start,
  table,
  turn,
  paying,
  splitting,
  territory,
  places,
  drawing,
  end,
  differences,
]

/** The rule book of one table: exactly what these rules and this number of seats play, every number read from the rules. */
export const rulebook = (rules: CccRules, seats: number): RuleBook => {
  const subject = subjectOf(rules, seats, saidIn(chaptersOf(subjectOf(STANDARD, seats))))
  const chapters = chaptersOf(subject)
  const used = new Set(chapters.flatMap(({ blocks }) => blocks.flatMap((block) => block.rules ?? [])))
  return {
    title: titleOf(subject),
    credit: CREDIT,
    chapters,
    rulings: RULINGS.filter(({ id }) => used.has(id)),
  }
}

const chaptersOf = (subject: BookSubject): Chapter[] => CHAPTERS.flatMap((chapter) => chapter(subject) ?? [])

const CREDIT = text(
  'CCC（Color Coins with Cords）の説明書 ver.1 をもとにしています。この説明は、手札（Tefuda）が書いたものです。',
  'After the rules of CCC (Color Coins with Cords), version 1, in Japanese. This text is Tefuda’s own.',
)

/** The game, with the board or rule that a preset stands for. */
const titleOf = (subject: BookSubject): Text => {
  const variants = schema.presets.filter(({ delta }) => {
    const names = Object.keys(delta) as (keyof CccRules)[]
    return (
      names.length > 0 &&
      names.every(
        (name) => differs(subject, name) && JSON.stringify(delta[name]) === JSON.stringify(subject.rules[name]),
      )
    )
  })
  if (variants.length === 0) return text('CCC', 'CCC')
  return text(
    `CCC（${variants.map(({ name }) => name.ja).join('・')}）`,
    `CCC (${variants.map(({ name }) => name.en.toLowerCase()).join(', ')})`,
  )
}
