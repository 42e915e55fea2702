import { rng } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { isRight, type Task, TRAINERS } from './index.ts'

const QUESTIONS = 40

const cardsOf = ({ shown, options }: Task): readonly string[] => [
  ...shown.flat(),
  ...options.flatMap(({ cards = [] }) => cards),
]

describe.each(TRAINERS)('the trainer $id', async ({ load }) => {
  const make = await load()
  const tasks = Array.from({ length: QUESTIONS }, (_, seed) => make(rng(seed)))

  test('makes questions that can be answered, and not by marking anything or everything', () => {
    for (const task of tasks) {
      expect(task.right.length).toBeGreaterThan(0)
      for (const right of task.right) expect(isRight(task, right.toReversed())).toBe(true)
      expect(isRight(task, [])).toBe(false)
      expect(isRight(task, [...task.options.keys()])).toBe(false)
      expect(new Set(task.options.map(({ label }) => label.ja)).size).toBe(task.options.length)
    }
  })

  test('makes questions that differ, and the same ones of the same numbers', () => {
    expect(new Set(tasks.map((task) => JSON.stringify(cardsOf(task)))).size).toBeGreaterThan(QUESTIONS * 0.9)
    expect(make(rng(7))).toEqual(tasks[7])
  })

  test('says what is right in both languages', () => {
    for (const { ask, told } of tasks)
      for (const words of [ask, told]) expect([words.ja, words.en].every((one) => one.length > 0)).toBe(true)
  })
})
