import type { Lesson, RuleId } from '@tefuda/kernel'

/** The lessons of each game that has any, fetched when they are asked for. */
const LESSONS: Readonly<Record<string, () => Promise<{ readonly lessons: readonly Lesson[] }>>> = {
  'southern-cross': () => import('@tefuda/southern-cross/lessons'),
  'cut-in-daifugo': () => import('@tefuda/cut-in-daifugo/lessons'),
  exjan: () => import('@tefuda/exjan/lessons'),
  'zheng-shang-you': () => import('@tefuda/zheng-shang-you/lessons'),
  ccc: () => import('@tefuda/ccc/lessons'),
}

export const GAMES_WITH_LESSONS: readonly string[] = Object.keys(LESSONS)

/** The lessons of a game, in the order in which they build on each other; none where there are none. */
export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await LESSONS[game]?.())?.lessons ?? []

/** The first lesson of a game that teaches a rule; null where none does. A lesson is chosen that has the rule foremost, where there is one. */
export const lessonOn = async (game: string, rule: RuleId): Promise<Lesson | null> => {
  const lessons = await lessonsOf(game)
  return (
    lessons.find(({ teaches }) => teaches[0] === rule) ?? lessons.find(({ teaches }) => teaches.includes(rule)) ?? null
  )
}

export { canBePlayed } from './check.ts'
export { judgeStep, openLesson, scriptedMove, shownMove, stepOf } from './lesson.ts'
