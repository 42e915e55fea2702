import { expect, it } from 'vitest'
import { isLate } from './canary.ts'

it('is late after ten minutes, and not before', () => {
  expect([9, 10, 11].map(isLate)).toEqual([false, false, true])
})
