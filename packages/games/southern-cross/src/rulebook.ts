import type { Chapter, RuleBook, Text } from '@tefuda/kernel'
import { text } from '@tefuda/kernel'
import { saidIn } from '@tefuda/kernel/rulebook'
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

const CHAPTERS: readonly ((subject: BookSubject) => Chapter | null)[] = [
  start,
  table,
  setup,
  turn,
  growing,
  roles,
  taking,
  tricks,
  jokers,
  eclipse,
  reach,
  end,
  differences,
]

/**
 * The rule book of one table: exactly what these rules and this number of seats play, with every number read
 * from the rules. Chapters and figures that do not apply are not there.
 */
export const rulebook = (rules: SouthernCrossRules, seats: number): RuleBook => {
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
  '考案：日本サザンクロス協会（代表 北畑雄一郎）。フリークロス考案：Ta Yohey。公式ルール Ver. 4.0：http://www7b.biglobe.ne.jp/~bignose_bozu/southernX_rule.pdf　この説明は、公式ルールをもとに手札（Tefuda）が書いたものです。',
  'Designed by the Japan Southern Cross Association (日本サザンクロス協会, Yuichiro Kitahata). Free cross by Ta Yohey. Official rules, version 4.0, in Japanese: http://www7b.biglobe.ne.jp/~bignose_bozu/southernX_rule.pdf – This text is Tefuda’s own, written after those rules.',
)

/** The game with the variants that are played, each by the name of the preset that stands for it. */
const titleOf = ({ rules }: BookSubject): Text => {
  const variants = schema.presets.filter(({ delta }) => {
    const changes = Object.entries(delta)
    return changes.length > 0 && changes.every(([name, value]) => rules[name as keyof SouthernCrossRules] === value)
  })
  if (variants.length === 0) return text('サザンクロス', 'Southern Cross')
  return text(
    `サザンクロス（${variants.map(({ name }) => name.ja).join('・')}）`,
    `Southern Cross (${variants.map(({ name }) => name.en.toLowerCase()).join(', ')})`,
  )
}
