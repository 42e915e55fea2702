import { expect, test } from 'vitest'
import { cellInWords, SIGNS_TOLD } from './heat.ts'

test('what is not yet to be told has a sign of its own, and each sign is told below the table', () => {
  const signOf = (verdict: 'same' | 'unclear'): string => cellInWords({ part: 0.2, half: 0.3, verdict })
  expect(signOf('unclear')).not.toBe(signOf('same'))
  expect(SIGNS_TOLD.en).toBe(`${signOf('same')} no difference; ${signOf('unclear')} cannot tell yet.`)
  expect(cellInWords({ part: 0.2, half: 0.1, verdict: 'differs' })).toBe('+20')
})
