import type { Lesson } from '@tefuda/kernel'

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

export { canBePlayed } from './check.ts'
export { judgeStep, openLesson, scriptedMove, stepOf } from './lesson.ts'
