import { expect, test } from 'vitest'
import { plainScreen } from './screen.ts'

test('without a terminal the line is printed only now and then, and what is said at once', () => {
  let now = 0
  const printed: string[] = []
  const screen = plainScreen({ write: (text: string) => printed.push(text) > 0 }, 30_000, () => now)
  for (; now <= 60_000; now += 1000) screen.line(`after ${now / 1000} s`)
  screen.say('a failure\n')
  screen.say('another')
  expect(printed).toEqual(['after 30 s\n', 'after 60 s\n', 'a failure\n', 'another\n'])
})
