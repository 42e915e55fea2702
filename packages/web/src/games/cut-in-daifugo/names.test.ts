import { expect, test } from 'vitest'
import { strongestOf } from './names.ts'

test('of a sequence the strongest card in the order in force is to be beaten', () => {
  expect(strongestOf(['H5', 'RJ=H6', 'H7'], false)).toBe('7')
  expect(strongestOf(['H5', 'RJ=H6', 'H7'], true)).toBe('5')
  expect(strongestOf(['RJ'], false)).toBeNull()
})
