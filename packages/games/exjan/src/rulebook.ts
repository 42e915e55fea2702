import { text } from '@tefuda/kernel'
import { bookOf } from '@tefuda/kernel/rulebook'
import { differences } from './rulebook/chapters/differences.ts'
import { end } from './rulebook/chapters/end.ts'
import { points } from './rulebook/chapters/points.ts'
import { reach } from './rulebook/chapters/reach.ts'
import { start } from './rulebook/chapters/start.ts'
import { table } from './rulebook/chapters/table.ts'
import { calls, turn } from './rulebook/chapters/turn.ts'
import { winning } from './rulebook/chapters/winning.ts'
import { yaku } from './rulebook/chapters/yaku.ts'
import { type BookSubject, STANDARD, subjectOf } from './rulebook/subject.ts'
import type { ExjanRules } from './rules.ts'
import { RULINGS } from './rulings.ts'

/**
 * The rule book of one table: exactly what these rules and this number of seats play, with every number read from
 * the rules. Chapters and examples that do not apply are not there.
 */
export const rulebook = bookOf<ExjanRules, BookSubject>({
  title: () => text('エクスジャン', 'Exjan'),
  credit: text(
    '考案：小川昌洋。エクスタロットの遊び方コンテスト参加作品、v1.00（2021年5月、有限会社銀河企画 http://xtarot.jp/ ）。この説明は、公開されたルールをもとに手札（Tefuda）が書いたものです。',
    'Designed by Masahiro Ogawa (小川昌洋) for the contest of games with the Xtarot cards, version 1.00 (May 2021, Ginga Kikaku, http://xtarot.jp/). This text is Tefuda’s own, written after the published rules.',
  ),
  chapters: [start, table, turn, calls, reach, winning, yaku, points, end, differences],
  rulings: RULINGS,
  standard: STANDARD,
  subjectOf,
})
