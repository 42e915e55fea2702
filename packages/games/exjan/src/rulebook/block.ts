import type { Block, Figure, Text } from '@tefuda/kernel'
import { writerOf } from '@tefuda/kernel/rulebook'
import type { BookSubject } from './subject.ts'

export { count, same } from '@tefuda/kernel/rulebook'

export const { say, list, table } = writerOf<BookSubject>('EJ')

/** Cards side by side; `|` parts them, and cards that belong together are joined by a line. */
export const cards = (names: string, caption: Text): Block => ({ kind: 'figure', figure: rowOf(names), caption })

const GAP = 0.4

const rowOf = (names: string): Figure => {
  const parts = names.split(' | ').map((part) => part.split(' '))
  const before = (part: number): number => parts.slice(0, part).flat().length
  return {
    spots: parts.flatMap((part, at) => part.map((card, k) => ({ x: before(at) + k + at * GAP, y: 0, card }))),
    lines: parts.flatMap((part, at) => (part.length > 1 ? [part.map((_, k) => before(at) + k)] : [])),
  }
}

const WORDS = ['no', 'one', 'two', 'three', 'four']

/** A small number in an English sentence. */
export const word = (n: number): string => WORDS[n] ?? `${n}`
