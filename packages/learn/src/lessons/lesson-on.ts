import type { Lesson, RuleId } from '@tefuda/kernel'
import { lessonsOf } from './index.ts'

/** The first lesson of a game that teaches a rule; null where none does. A lesson is chosen that has the rule foremost, where there is one. */
export const lessonOn = async (game: string, rule: RuleId): Promise<Lesson | null> => {
  const lessons = await lessonsOf(game)
  return (
    lessons.find(({ teaches }) => teaches[0] === rule) ?? lessons.find(({ teaches }) => teaches.includes(rule)) ?? null
  )
}
