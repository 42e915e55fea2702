import { expect, it } from 'vitest'
import { excerpt, firstSigns, joinTexts, text } from './text.ts'

it('joins texts in each language with its own comma', () => {
  expect(joinTexts([text('一', 'one'), text('二', 'two')], text('、', ', '))).toEqual({ ja: '一、二', en: 'one, two' })
})

it('shows again what somebody wrote, but never more than a line of it', () => {
  expect(excerpt('put 3')).toBe('put 3')
  expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40))
  expect(excerpt('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`)
  expect(excerpt('x'.repeat(1000))).toBe(`${'x'.repeat(40)}…`)
})

it('is cut between signs, never inside one', () => {
  expect(firstSigns('花子', 24)).toBe('花子')
  expect(firstSigns('花子👩‍🚀', 6)).toBe('花子')
  expect(firstSigns('花子👩‍🚀x', 7)).toBe('花子👩‍🚀')
  expect(firstSigns(`e${'\u0301'.repeat(1000)}`, 24)).toBe('')
})
