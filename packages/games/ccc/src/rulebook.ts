import { text } from '@tefuda/kernel'
import { bookOf, presetsIn, titleWith } from '@tefuda/kernel/rulebook'
import { differences } from './rulebook/chapters/differences.ts'
import { drawing } from './rulebook/chapters/drawing.ts'
import { end } from './rulebook/chapters/end.ts'
import { paying, splitting } from './rulebook/chapters/paying.ts'
import { start } from './rulebook/chapters/start.ts'
import { table } from './rulebook/chapters/table.ts'
import { places, territory } from './rulebook/chapters/territory.ts'
import { turn } from './rulebook/chapters/turn.ts'
import { type BookSubject, STANDARD, subjectOf } from './rulebook/subject.ts'
import { type CccRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

/** The rule book of one table: exactly what these rules and this number of seats play, every number read from the rules. */
export const rulebook = bookOf<CccRules, BookSubject>({
  title: ({ rules }) => titleWith(text('CCC', 'CCC'), presetsIn(schema, rules)),
  credit: text(
    'CCC（Color Coins with Cords）の説明書 ver.1 をもとにしています。この説明は、手札（Tefuda）が書いたものです。',
    'After the rules of CCC (Color Coins with Cords), version 1, in Japanese. This text is Tefuda’s own.',
  ),
  chapters: [start, table, turn, paying, splitting, territory, places, drawing, end, differences],
  rulings: RULINGS,
  standard: STANDARD,
  subjectOf,
})
