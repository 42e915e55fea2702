import { text } from '@tefuda/kernel'
import { bookOf, presetsIn, titleWith } from '@tefuda/kernel/rulebook'
import { differences } from './rulebook/chapters/differences.ts'
import { eclipse } from './rulebook/chapters/eclipse.ts'
import { end } from './rulebook/chapters/end.ts'
import { jokers } from './rulebook/chapters/jokers.ts'
import { reach } from './rulebook/chapters/reach.ts'
import { roles } from './rulebook/chapters/roles.ts'
import { setup } from './rulebook/chapters/setup.ts'
import { start } from './rulebook/chapters/start.ts'
import { table } from './rulebook/chapters/table.ts'
import { taking } from './rulebook/chapters/taking.ts'
import { tricks } from './rulebook/chapters/tricks.ts'
import { growing, turn } from './rulebook/chapters/turn.ts'
import { type BookSubject, STANDARD, subjectOf } from './rulebook/subject.ts'
import { type SouthernCrossRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

/**
 * The rule book of one table: exactly what these rules and this number of seats play, with every number read
 * from the rules. Chapters and figures that do not apply are not there.
 */
export const rulebook = bookOf<SouthernCrossRules, BookSubject>({
  title: ({ rules }) => titleWith(text('サザンクロス', 'Southern Cross'), presetsIn(schema, rules)),
  credit: text(
    '考案：日本サザンクロス協会（代表 北畑雄一郎）。フリークロス考案：Ta Yohey。公式ルール Ver. 4.0：http://www7b.biglobe.ne.jp/~bignose_bozu/southernX_rule.pdf　この説明は、公式ルールをもとに手札（Tefuda）が書いたものです。',
    'Designed by the Japan Southern Cross Association (日本サザンクロス協会, Yuichiro Kitahata). Free cross by Ta Yohey. Official rules, version 4.0, in Japanese: http://www7b.biglobe.ne.jp/~bignose_bozu/southernX_rule.pdf – This text is Tefuda’s own, written after those rules.',
  ),
  chapters: [start, table, setup, turn, growing, roles, taking, tricks, jokers, eclipse, reach, end, differences],
  rulings: RULINGS,
  standard: STANDARD,
  subjectOf,
})
