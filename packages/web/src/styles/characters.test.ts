import { expect, test } from 'vitest'
import { characterSets, unicodeRange } from './characters.ts'

test('characters of tables come first, those of rule books later, each in one set alone', () => {
  const sets = characterSets([
    { path: 'web/src/table/texts.ts', text: '手札' },
    { path: 'games/exjan/src/rulebook/terms.ts', text: '手牌\n' },
    { path: 'games/exjan/src/play.test.ts', text: '試' },
  ])
  expect(sets).toEqual({ first: '手札', rest: '牌' })
})

test('a range of characters is written as CSS reads it', () => {
  expect(unicodeRange('abcx手')).toBe('U+61-63, U+78, U+624b')
})
