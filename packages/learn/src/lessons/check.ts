import { type Game, isRefusal, type Lesson, playMove } from '@tefuda/kernel'
import { judgeStep, openLesson, scriptedMove, stepOf } from './lesson.ts'

/** Plays a lesson to its end by moves its steps wish: false where a step wishes none that is legal, or a scripted move is not. */
export const canBePlayed = (game: Game, lesson: Lesson): boolean => {
  const match = openLesson(game, lesson)
  const { engine } = match
  while (stepOf(lesson, match) !== undefined) {
    const [seat] = engine.toAct(match.state)
    if (seat === undefined) return false
    const move =
      seat === 0
        ? engine
            .moves(match.state, 0)
            .map(engine.format)
            .find((one) => judgeStep(lesson, match, one) === null)
        : scriptedMove(lesson, match, seat)
    if (move === undefined || isRefusal(playMove(match, seat, move))) return false
  }
  return true
}
