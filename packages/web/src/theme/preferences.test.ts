import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, languageOf, readPreferences } from './preferences.ts'

test('sound and vibration are off until somebody turns them on', () => {
  expect(DEFAULT_PREFERENCES).toMatchObject({ sound: false, vibration: false })
})

test('stored choices are read back', () => {
  expect(readPreferences('{"theme":"dark","suits":"4","sound":true}')).toEqual({
    ...DEFAULT_PREFERENCES,
    theme: 'dark',
    suits: '4',
    sound: true,
  })
})

test.each([null, '', 'null', '[]', '"dark"', '{"theme":"sepia","hand":1,"extra":true}'])(
  'whatever is not understood keeps its default: %s',
  (stored) => {
    expect(readPreferences(stored)).toEqual(DEFAULT_PREFERENCES)
  },
)

test('the language is the chosen one, else the first of the browser that the project speaks', () => {
  expect(languageOf({ ...DEFAULT_PREFERENCES, language: 'en' }, ['ja-JP'])).toBe('en')
  expect(languageOf(DEFAULT_PREFERENCES, ['ja-JP', 'en'])).toBe('ja')
  expect(languageOf(DEFAULT_PREFERENCES, ['de', 'en-GB', 'ja'])).toBe('en')
  expect(languageOf(DEFAULT_PREFERENCES, ['fr'])).toBe('en')
  expect(languageOf(DEFAULT_PREFERENCES, [])).toBe('ja')
})
