import { ReportBody } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { plain } from './plain.ts'

test('a Tab and other control characters become spaces, line breaks stay', () => {
  expect(plain('a\tb\u0007c\u0085d\r\ne\rf\ng')).toBe('a b c d\ne\nf\ng')
})

test('signs that override the direction of reading go', () => {
  expect(plain('\u202a090-1234\u202c \u2067a\u2069')).toBe('090-1234 a')
})

test('what has been made plain is taken as a report', () => {
  const all = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).join('')
  const report = (reason: string) => ReportBody.safeParse({ table: 'T'.repeat(22), who: 'an______', reason }).success
  expect([report(all), report(plain(all))]).toEqual([false, true])
})
