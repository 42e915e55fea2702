import { expect, test } from 'vitest'
import { BOT_LEVELS, botLevel, botPlayer, USUAL_LEVEL } from './bot-levels.ts'

test('every level can be found by its id, and the usual one exists', () => {
  for (const level of BOT_LEVELS) expect(botLevel(level.id)).toBe(level)
  expect(botPlayer(USUAL_LEVEL)).toEqual({ kind: 'bot', level: USUAL_LEVEL })
})

test('an unknown level is a mistake of the program', () => {
  expect(() => botLevel('divine')).toThrow('divine')
})
