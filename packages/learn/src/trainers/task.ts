import type { Text } from '@tefuda/kernel'

/** One question of a trainer. What is right was found by the engine when the question was made. */
export interface Task {
  readonly ask: Text
  /** Names of the cards to look at, row by row. */
  readonly shown: readonly (readonly string[])[]
  readonly options: readonly Option[]
  /** Whether one option is the answer; else all that are right are marked. */
  readonly isOne: boolean
  /** The markings that are right: numbers of options, ascending. Any of them will do. */
  readonly right: readonly (readonly number[])[]
  /** Said after a wrong answer. */
  readonly told: Text
}

/** What may be marked: words or cards. */
export interface Option {
  readonly label: Text
  /** Names of the cards it consists of; instead of the words, where there are any. */
  readonly cards?: readonly string[]
  /** Numbers of the shown cards it stands for, counted through all rows. */
  readonly cells?: readonly number[]
}

/** Whether a marking, in any order, is right. */
export const isRight = ({ right }: Task, marked: readonly number[]): boolean => {
  const sorted = [...new Set(marked)].toSorted((a, b) => a - b)
  return right.some((one) => one.length === sorted.length && one.every((option, place) => option === sorted[place]))
}
