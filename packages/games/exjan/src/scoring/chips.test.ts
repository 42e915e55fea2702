import { expect, it } from 'vitest'
import { chipsText } from './chips.ts'

it.each([
  [80, '50点×1、10点×3', '1 × 50, 3 × 10'],
  [485, '100点×4、50点×1、10点×3、5点×1', '4 × 100, 1 × 50, 3 × 10, 1 × 5'],
  [5, '5点×1', '1 × 5'],
])('%i points are as few chips as can be', (points, ja, en) => {
  expect(chipsText(points)).toEqual({ ja, en })
})

it.each([0, 3, 12])('%i points are none that chips can make', (points) => {
  expect(chipsText(points)).toBeNull()
})
