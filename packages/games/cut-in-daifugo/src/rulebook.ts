import { text } from '@tefuda/kernel'
import { bookOf, presetsIn, titleWith } from '@tefuda/kernel/rulebook'
import { binds } from './rulebook/chapters/binds.ts'
import { cutIn } from './rulebook/chapters/cut-in.ts'
import { differences } from './rulebook/chapters/differences.ts'
import { effects } from './rulebook/chapters/effects.ts'
import { out } from './rulebook/chapters/out.ts'
import { plays } from './rulebook/chapters/plays.ts'
import { publicCards } from './rulebook/chapters/public-cards.ts'
import { session } from './rulebook/chapters/session.ts'
import { start } from './rulebook/chapters/start.ts'
import { strength } from './rulebook/chapters/strength.ts'
import { table } from './rulebook/chapters/table.ts'
import { turn } from './rulebook/chapters/turn.ts'
import { type BookSubject, STANDARD, subjectOf } from './rulebook/subject.ts'
import { type CutInRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'

/**
 * The rule book of one table: exactly what these rules and this number of seats play, every rank, number and name
 * read from the rules. Chapters, effects and examples that do not apply are not there.
 */
export const rulebook = bookOf<CutInRules, BookSubject>({
  title: ({ rules }) => titleWith(text('カットイン大富豪', 'Cut-in Daifugo'), presetsIn(schema, rules).slice(0, 1)),
  credit: text(
    '考案：こけ（こけまろぐ）。「カットイン大富豪のすゝめ」：http://kokec.hatenablog.jp/entry/Daifu/first から http://kokec.hatenablog.jp/entry/Daifu/third まで。この説明は、そのうちの第二章をもとに手札（Tefuda）が書いたものです。',
    'After the rules by こけ (blog こけまろぐ), in Japanese: http://kokec.hatenablog.jp/entry/Daifu/first to http://kokec.hatenablog.jp/entry/Daifu/third – This text is Tefuda’s own, written after the second of the three chapters.',
  ),
  chapters: [start, table, strength, plays, turn, binds, cutIn, effects, publicCards, out, session, differences],
  rulings: RULINGS,
  standard: STANDARD,
  subjectOf,
})
