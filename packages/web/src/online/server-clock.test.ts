import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

test('a moment of the server on this page: the quickest message counts', () => {
  let now = 0
  const clock = createServerClock(() => now)
  for (const [sent, delay] of [
    [0, 80],
    [1000, 20],
    [2000, 300],
  ] as const) {
    now = sent + delay
    clock.note(5000 + sent)
  }
  expect(clock.here(10_000)).toBe(5020)
})

test('after a sleep of this page what was known before counts no more', () => {
  let now = 100
  const clock = createServerClock(() => now)
  clock.note(1100)
  clock.forget()
  now = 200
  clock.note(61_200)
  expect(clock.here(61_300)).toBe(300)
})
