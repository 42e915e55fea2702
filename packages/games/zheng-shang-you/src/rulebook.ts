import { type Text, text } from '@tefuda/kernel'
import { bookOf } from '@tefuda/kernel/rulebook'
import { deal } from './rulebook/chapters/deal.ts'
import { differences } from './rulebook/chapters/differences.ts'
import { end } from './rulebook/chapters/end.ts'
import { exchange } from './rulebook/chapters/exchange.ts'
import { groups, plays, sequences, sets } from './rulebook/chapters/plays.ts'
import { points } from './rulebook/chapters/points.ts'
import { start } from './rulebook/chapters/start.ts'
import { strength } from './rulebook/chapters/strength.ts'
import { table } from './rulebook/chapters/table.ts'
import { trick } from './rulebook/chapters/trick.ts'
import { type BookSubject, STANDARD, subjectOf } from './rulebook/subject.ts'
import { schema, type ZhengShangYouRules } from './rules.ts'
import { RULINGS } from './rulings.ts'

const titleOf = ({ rules }: BookSubject): Text => {
  const preset = schema.presets.find(({ delta }) => delta.mode === rules.mode)
  return preset === undefined
    ? text('争上遊', 'Zheng Shang You')
    : text(`争上遊（${preset.name.ja}）`, `Zheng Shang You (${preset.name.en})`)
}

/**
 * The rule book of one table: exactly what these rules and this number of seats play, with every number read
 * from the rules. Chapters that do not apply are not there.
 */
export const rulebook = bookOf<ZhengShangYouRules, BookSubject>({
  title: titleOf,
  credit: text(
    '中国の伝統的な遊び。ルールは、赤桐が2008年に、John McLeod のサイト（http://www.pagat.com/）をもとにまとめたものによります。この説明は、それをもとに手札（Tefuda）が書いたものです。',
    'Traditional in China. The rules are those that Akagiri (赤桐) set down in Japanese in 2008, after John McLeod’s site (http://www.pagat.com/). – This text is Tefuda’s own, written after them.',
  ),
  chapters: [start, table, strength, plays, sets, sequences, groups, deal, trick, exchange, points, end, differences],
  rulings: RULINGS,
  standard: STANDARD,
  subjectOf,
})
