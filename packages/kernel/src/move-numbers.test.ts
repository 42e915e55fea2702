import { expect, it } from 'vitest'
import { moveNumbers } from './move-numbers.ts'

it('an answer that lets a move pass has the number of that move', () => {
  const numberOf = moveNumbers({
    status: (state) => ({ deal: 1, phase: state === 'asked' ? 'window' : 'turn', scores: [] }),
    timeoutMove: () => 'pass',
    format: String,
  })
  const played = [
    ['asked', 'pass'],
    ['due', 'H8'],
    ['asked', 'pass'],
    ['asked', 'pass'],
    ['due', 'pass'],
    ['asked', 'claim'],
  ] as const
  expect(played.map(([state, move], turn) => numberOf(state, turn % 3, move))).toEqual([1, 2, 2, 2, 3, 4])
})
