import type { Lesson } from '@tefuda/kernel'
import { LEARN_GAMES, learnGameOf } from '../games/index.ts'

export const GAMES_WITH_LESSONS: readonly string[] = LEARN_GAMES.map(({ id }) => id)

/** The lessons of a game, in the order in which they build on each other; none where there are none. */
export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => {
  const builtIn = learnGameOf(game)
  if (builtIn !== undefined) return (await builtIn.lessons()).lessons
  const { findGame } = await import('@tefuda/games')
  return findGame(game)?.lessons ?? []
}

export { canBePlayed } from './check.ts'
export { judgeStep, openLesson, scriptedMove, shownMove, stepOf } from './lesson.ts'
