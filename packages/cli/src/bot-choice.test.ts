import { LEVELS } from '@tefuda/bots/levels'
import { expect, it } from 'vitest'
import { botNamed } from './bot-choice.ts'

it('knows a level by its id, and by the names players know', () => {
  for (const { id, name } of LEVELS)
    for (const called of [id, name.ja, name.en, name.en.toLowerCase()]) expect(botNamed(called)).toMatchObject({ id })
  expect(botNamed('nobody')).toMatchObject({ code: 'unknown-bot' })
})
