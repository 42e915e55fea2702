import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test('the option decides, wherever it stands', () => {
  expect(chooseLanguage(['games', '--lang', 'en'], { LANG: 'ja_JP.UTF-8' })).toBe('en')
  expect(chooseLanguage(['--lang=ja', 'games'], { LANG: 'en_US.UTF-8' })).toBe('ja')
})

test.each([
  [{}, 'ja'],
  [{ LANG: 'C.UTF-8' }, 'ja'],
  [{ LANG: 'POSIX' }, 'ja'],
  [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'ja_JP.UTF-8' }, 'ja'],
  [{ LANG: 'Cuda' }, 'en'],
] as const)('%j speaks %s', (env, lang) => {
  expect(chooseLanguage([], env)).toBe(lang)
})
