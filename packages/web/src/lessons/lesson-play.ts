import type { Lesson } from '@tefuda/kernel'
import { judgeStep, scriptedMove, shownMove } from '@tefuda/learn/lessons'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { LocalTable } from '../table/local-table.ts'
import { HINT_LEVEL } from '../table/table.ts'

/** The others play what the lesson has for them, and bots only when it has come to its end. */
export const scripted = (lesson: Lesson, inner: Thinker): Thinker => ({
  think(question) {
    const move = question.level === HINT_LEVEL ? undefined : scriptedMove(lesson, question.match, question.seat)
    return move === undefined ? inner.think(question) : Promise.resolve({ move, values: [] })
  },
  stop: inner.stop,
})

/** A table that takes, as long as the lesson lasts, only what its steps wish; other moves are answered by what they would do. */
export const taught = (lesson: Lesson, table: LocalTable): LocalTable => ({
  ...table,
  wished: () => shownMove(lesson, table.match),
  play: (move, pictured) => judgeStep(lesson, table.match, move) ?? table.play(move, pictured),
})
