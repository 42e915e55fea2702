import type { Lesson } from '@tefuda/kernel'
import { judgeStep, lessonsOf, scriptedMove, shownMove, stepOf } from '@tefuda/learn/lessons'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { LessonAt } from '../storage/index.ts'
import type { LocalTable, Taught } from '../table/local-table.ts'
import { HINT_LEVEL } from '../table/table.ts'

/** How a table is where a lesson is given; null where there is no such lesson. */
export const lessonAt = async ({ game, id }: LessonAt) => {
  const lesson = (await lessonsOf(game)).find((one) => one.id === id)
  if (lesson === undefined) return null
  return {
    taught: { game, lesson, isOver: (match) => stepOf(lesson, match) === undefined } satisfies Taught,
    thinker: (inner: Thinker) => scripted(lesson, inner),
    table: (table: LocalTable) => taught(lesson, table),
  }
}

/** The others play what the lesson has for them, and bots only when it has come to its end. */
const scripted = (lesson: Lesson, inner: Thinker): Thinker => ({
  think(question) {
    const move = question.level === HINT_LEVEL ? undefined : scriptedMove(lesson, question.match, question.seat)
    return move === undefined ? inner.think(question) : Promise.resolve({ move, values: [] })
  },
  stop: inner.stop,
})

/** A table that takes, as long as the lesson lasts, only what its steps wish; other moves are answered by what they would do. */
const taught = (lesson: Lesson, table: LocalTable): LocalTable => ({
  ...table,
  wished: () => shownMove(lesson, table.match),
  play: (move, pictured) => judgeStep(lesson, table.match, move) ?? table.play(move, pictured),
})
