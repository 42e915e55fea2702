import { expect, test } from 'vitest'
import { experimentIn } from './address.ts'

test('an address that was cut is told to be a link, not an experiment', () => {
  const whole = JSON.stringify({ name: 'a test', game: 'ccc', seats: 2 })
  expect(experimentIn(`?${new URLSearchParams({ e: whole })}`)).toMatchObject({ game: 'ccc' })
  expect(experimentIn(`?${new URLSearchParams({ e: whole.slice(0, -4) })}`)).toMatchObject({ code: 'broken-link' })
})
