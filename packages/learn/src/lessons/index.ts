import type { Lesson, RuleId } from '@tefuda/kernel'
import { LEARN_GAMES, learnGameOf } from '../games/index.ts'

export const GAMES_WITH_LESSONS: readonly string[] = LEARN_GAMES.map(({ id }) => id)

/** The lessons of a game, in the order in which they build on each other; none where there are none. */
export const lessonsOf = async (game: string): Promise<readonly Lesson[]> =>
  (await learnGameOf(game)?.lessons())?.lessons ?? []

/** The first lesson of a game that teaches a rule; null where none does. A lesson is chosen that has the rule foremost, where there is one. */
export const lessonOn = async (game: string, rule: RuleId): Promise<Lesson | null> => {
  const lessons = await lessonsOf(game)
  return (
    lessons.find(({ teaches }) => teaches[0] === rule) ?? lessons.find(({ teaches }) => teaches.includes(rule)) ?? null
  )
}

export { canBePlayed } from './check.ts'
export { judgeStep, openLesson, scriptedMove, shownMove, stepOf } from './lesson.ts'
