import { expect, it } from 'vitest'
import { isRefusal, Refused, refusal } from './refusal.ts'

const late = refusal('late', 'SC-20', '遅すぎます。', 'Too late.')

it('a refusal is told from every other value', () => {
  expect(isRefusal(late)).toBe(true)
  for (const other of [null, undefined, 'late', {}, [], { code: 'late' }, { code: 1, rule: null, message: {} }])
    expect(isRefusal(other)).toBe(false)
})

it('Refused carries a refusal out of a callback', () => {
  expect(new Refused(late)).toMatchObject({ message: 'Too late.', refusal: late })
})
