import { isRefusal, playMove } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { canBePlayed, GAMES_WITH_LESSONS, judgeStep, lessonsOf, openLesson, scriptedMove, stepOf } from './index.ts'

describe.each(GAMES_WITH_LESSONS)('the lessons of %s', async (game) => {
  const lessons = await lessonsOf(game)

  test('are several, each with an address of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5)
    expect(new Set(lessons.map(({ id }) => id))).toHaveLength(lessons.length)
  })

  test('are found broken where a step wishes what nobody can do', () => {
    const [lesson] = lessons
    const [step, ...rest] = lesson!.steps
    const wish = { kind: 'moves', moves: ['no such move'] } as const
    expect(canBePlayed(game, lesson!)).toBe(true)
    expect(canBePlayed(game, { ...lesson!, steps: [{ ...step!, wish }, ...rest] })).toBe(false)
  })

  test.each(lessons)('$id can be played to its end, and every other move of every step is answered', (lesson) => {
    const match = openLesson(game, lesson)
    const { engine } = match
    while (stepOf(lesson, match) !== undefined) {
      const [seat] = engine.toAct(match.state)
      if (seat !== 0) {
        expect(isRefusal(playMove(match, seat!, scriptedMove(lesson, match, seat!)!))).toBe(false)
        continue
      }
      const moves = engine.moves(match.state, 0).map(engine.format)
      const answers = moves.map((move) => judgeStep(lesson, match, move))
      const right = moves.filter((_, index) => answers[index] === null)
      // A wish that any move fulfils teaches nothing.
      expect(right.length).toBeGreaterThan(0)
      expect(right.length).toBeLessThan(moves.length / 3)
      for (const answer of answers) if (answer !== null) expect(answer.message.ja).toMatch(/。$/)
      playMove(match, 0, right[0]!)
    }
    expect(judgeStep(lesson, match, engine.format(engine.moves(match.state, 0)[0]!))).toBeNull()
  })
})
