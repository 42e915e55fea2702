import { LEVELS } from '@tefuda/bots/levels'
import { expect, test } from 'vitest'
import { playerOf } from './keep-unfinished.ts'

test('whoever played a recorded game plays on: the level that it names, or the one that plays as the bot it names', () => {
  expect(playerOf({})).toEqual({ kind: 'person' })
  for (const { id } of LEVELS) expect(playerOf({ bot: id })).toEqual({ kind: 'bot', level: id })
  expect(playerOf({ bot: 'greedy' })).toEqual({ kind: 'bot', level: 'easy' })
  expect(playerOf({ bot: 'monte-carlo' })).toEqual({ kind: 'bot', level: 'strong' })
  expect(playerOf({ bot: 'program' })).toEqual({ kind: 'bot', level: 'easy' })
})
