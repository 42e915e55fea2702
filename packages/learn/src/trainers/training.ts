import { type Rng, rng } from '@tefuda/kernel'
import { isRight, type Task } from './task.ts'

/** How long questions are asked, in milliseconds; while an answer is told, no time passes. */
export const MINUTE = 60_000

/** A minute of questions as it stands. */
export interface Training {
  readonly phase: 'asking' | 'told' | 'over'
  readonly task: Task
  readonly marked: readonly number[]
  readonly right: number
  readonly asked: number
  /** Milliseconds. */
  readonly left: number
}

export type Act =
  | { readonly type: 'mark'; readonly option: number }
  | { readonly type: 'answer' }
  | { readonly type: 'go-on' }
  | { readonly type: 'pass'; readonly time: number }

/** What makes the questions, which belong to one minute. */
export type Source = () => Task

export const sourceOf = (make: (random: Rng) => Task, seed: number): Source => {
  const random = rng(seed)
  return () => make(random)
}

export const begun = (next: Source): Training => ({
  phase: 'asking',
  task: next(),
  marked: [],
  right: 0,
  asked: 0,
  left: MINUTE,
})

export const after = (training: Training, act: Act, next: Source): Training => {
  const { phase, task, marked, left } = training
  switch (act.type) {
    case 'mark':
      if (phase !== 'asking' || task.options[act.option] === undefined) return training
      if (task.isOne) return answered({ ...training, marked: [act.option] }, next)
      return {
        ...training,
        marked: marked.includes(act.option) ? marked.filter((one) => one !== act.option) : [...marked, act.option],
      }
    case 'answer':
      return phase === 'asking' && marked.length > 0 ? answered(training, next) : training
    case 'go-on':
      return phase === 'told' ? asking(training, next) : training
    case 'pass': {
      if (phase !== 'asking') return training
      return left > act.time ? { ...training, left: left - act.time } : { ...training, left: 0, phase: 'over' }
    }
  }
}

const answered = (training: Training, next: Source): Training => {
  const isGood = isRight(training.task, training.marked)
  const counted = { ...training, asked: training.asked + 1, right: training.right + (isGood ? 1 : 0) }
  return isGood ? asking(counted, next) : { ...counted, phase: 'told' }
}

const asking = (training: Training, next: Source): Training => ({
  ...training,
  phase: 'asking',
  task: next(),
  marked: [],
})
