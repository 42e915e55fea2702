import { text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import type { Task } from './task.ts'
import { type Act, after, begun, MINUTE, type Training } from './training.ts'

const task = (right: number[], isOne = false): Task => ({
  ask: text('どれ？', 'Which?'),
  shown: [],
  options: [0, 1, 2].map((option) => ({ label: text(`${option}`, `${option}`) })),
  isOne,
  right: [right],
  told: text('これ。', 'This.'),
})

const play = (tasks: readonly Task[], acts: readonly Act[]): Training => {
  const left = [...tasks, ...tasks]
  const next = () => left.shift()!
  return acts.reduce((training, act) => after(training, act, next), begun(next))
}
const mark = (option: number): Act => ({ type: 'mark', option })
const ANSWER: Act = { type: 'answer' }

test('a right answer counts and leads on at once', () => {
  const now = play([task([0, 2]), task([1])], [mark(2), mark(0), ANSWER])
  expect(now).toMatchObject({ phase: 'asking', right: 1, asked: 1, marked: [] })
})

test('a wrong answer is told while no time passes, and does not count', () => {
  const now = play([task([0]), task([1])], [mark(1), ANSWER, { type: 'pass', time: MINUTE }])
  expect(now).toMatchObject({ phase: 'told', right: 0, asked: 1, left: MINUTE })
})

test('where one option is the answer, marking it answers', () => {
  expect(play([task([1], true), task([1])], [mark(1)])).toMatchObject({ phase: 'asking', right: 1 })
})

test('nothing marked is no answer, and after a minute nothing is', () => {
  const over: Act = { type: 'pass', time: MINUTE }
  expect(play([task([0])], [ANSWER])).toMatchObject({ asked: 0 })
  expect(play([task([0])], [over, mark(0), ANSWER])).toMatchObject({ phase: 'over', asked: 0, marked: [] })
})
