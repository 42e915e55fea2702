import { findGame } from '@tefuda/games'
import { cloneMatch, isRefusal, playMove, type Refusal } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  canBePlayed,
  GAMES_WITH_LESSONS,
  judgeStep,
  lessonsOf,
  openLesson,
  scriptedMove,
  shownMove,
  stepOf,
} from './index.ts'
import { lessonOn } from './lesson-on.ts'

/** Refusals that are no sentence. */
const unanswered = (answers: readonly (Refusal | null)[]): readonly Refusal[] =>
  answers.filter((answer) => answer !== null).filter(({ message }) => !message.ja.endsWith('。'))

describe.each(GAMES_WITH_LESSONS)('the lessons of %s', async (id) => {
  const game = findGame(id)!
  const lessons = await lessonsOf(id)

  test('are five to eight, each with an address of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5)
    expect(lessons.length).toBeLessThanOrEqual(8)
    expect(new Set(lessons.map(({ id }) => id))).toHaveLength(lessons.length)
  })

  test('name rulings of the game that they teach, and are found by them', async () => {
    const rulings = game.rulings.map(({ id }) => id)
    for (const { teaches } of lessons) {
      expect(teaches.length).toBeGreaterThan(0)
      expect(rulings).toEqual(expect.arrayContaining([...teaches]))
      expect((await lessonOn(id, teaches[0]!))!.teaches[0]).toBe(teaches[0])
    }
    expect(await lessonOn(id, 'XX-1')).toBeNull()
  })

  test('leave it to the engine to say how many points something makes', () => {
    const texts = lessons.flatMap(({ steps, end }) => [...steps.flatMap(({ say, hint }) => [say, hint]), end])
    expect(
      texts.filter(({ ja, en }) => /\d+\s*(点|倍|チップ)/.test(ja) || /\d+\s*(points?|chips?|times)/.test(en)),
    ).toEqual([])
  })

  test('are found broken where a step wishes what nobody can do', () => {
    const [lesson] = lessons
    const [step, ...rest] = lesson!.steps
    const wish = { kind: 'moves', moves: ['no such move'] } as const
    expect(canBePlayed(game, lesson!)).toBe(true)
    expect(judgeStep(lesson!, openLesson(game, lesson!), shownMove(lesson!, openLesson(game, lesson!))!)).toBeNull()
    expect(canBePlayed(game, { ...lesson!, steps: [{ ...step!, wish }, ...rest] })).toBe(false)
  })

  test.each(lessons)('$id can be played to its end, and every other move of every step is answered', (lesson) => {
    const match = openLesson(game, lesson)
    const { engine } = match
    while (stepOf(lesson, match) !== undefined) {
      const [seat = 0] = engine.toAct(match.state)
      const moves = engine.moves(match.state, 0).map(engine.format)
      const answers = moves.map((move) => judgeStep(lesson, match, move))
      const right = moves.filter((_, index) => answers[index] === null)
      const isOwn = seat === 0
      const isAsked = lesson.silence !== undefined && right.includes(lesson.silence)
      // A wish that any move fulfils teaches nothing.
      const teaches = right.length > 0 && right.length < moves.length && right.length <= Math.max(1, moves.length / 3)
      expect(!isOwn || isAsked || teaches).toBe(true)
      expect(isOwn ? unanswered(answers) : []).toEqual([])
      const played = playMove(match, seat, isOwn ? right[0]! : scriptedMove(lesson, match, seat)!)
      expect(isRefusal(played)).toBe(false)
    }
    expect(judgeStep(lesson, match, 'whatever comes after the last step')).toBeNull()
    for (const seat of engine.toAct(match.state)) {
      const left = scriptedMove(lesson, match, seat)
      expect(left === undefined || !isRefusal(playMove(cloneMatch(match), seat, left)), left).toBe(true)
    }
  })
})
