import { type Rng, type Text, text } from '@tefuda/kernel'
import type { Task } from './task.ts'

/** A trainer: one skill, questions without end, a minute at a time. */
export interface Trainer {
  /** Its address. */
  readonly id: string
  /** The games it is about. */
  readonly games: readonly string[]
  readonly title: Text
  readonly note: Text
  /** Fetches what makes its questions; the same numbers make the same ones. */
  readonly load: () => Promise<(random: Rng) => Task>
}

export const TRAINERS: readonly Trainer[] = [
  {
    id: 'roles',
    games: ['southern-cross'],
    title: text('役を見つける', 'Find the roles'),
    note: text('3×3の場で、役になっている列を全部。', 'Every line of a 3×3 field that makes a role.'),
    load: async () => (await import('./roles.ts')).rolesTask,
  },
  {
    id: 'beats',
    games: ['zheng-shang-you', 'cut-in-daifugo'],
    title: text('どれが勝てる？', 'What beats this?'),
    note: text('場の札に勝てる出し方を全部。', 'Every play that beats the cards on the table.'),
    load: async () => (await import('./beats.ts')).beatsTask,
  },
  {
    id: 'waits',
    games: ['exjan'],
    title: text('待ちと点数', 'Waits and points'),
    note: text('何を待っていて、あがると何点か。', 'What a hand waits for, and what it pays.'),
    load: async () => (await import('./waits.ts')).waitsTask,
  },
  {
    id: 'squares',
    games: ['ccc'],
    title: text('平方数をつくる', 'Make the square'),
    note: text('そのマスに置ける札の組を。', 'Cards that pay for the cell.'),
    load: async () => (await import('./squares.ts')).squaresTask,
  },
]

export { isRight, type Option, type Task } from './task.ts'
export { type Act, after, begun, MINUTE, type Source, sourceOf, type Training } from './training.ts'
