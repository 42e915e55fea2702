import { expect, test } from 'vitest'
import { handClock } from '../../testing/hand-clock.ts'
import { type Buckets, bucketsOf, newestOf } from './limits.ts'

const AT = { messages: { atOnce: 40, aSecond: 12 }, work: { atOnce: 50, aSecond: 100 } }
const HOUR = 3_600_000

const passing = (buckets: Buckets, name = 'ada'): number => {
  let count = 0
  for (; buckets.wait(name) === 0; count++) buckets.count(name)
  return count
}

test('what may come at once comes at once, then so many a second, however long it was quiet before', () => {
  const clock = handClock()
  const buckets = bucketsOf(AT, clock)
  expect(passing(buckets)).toBe(40)
  expect(passing(buckets, 'ben')).toBe(40)
  clock.goTo(clock.now() + 1000)
  expect(passing(buckets)).toBe(12)
  clock.goTo(clock.now() + HOUR)
  expect(passing(buckets)).toBe(40)
})

test('what took longer than there was time for is waited for, and the wait that is told is right', () => {
  const clock = handClock()
  const buckets = bucketsOf(AT, clock)
  buckets.charge('ada', 49)
  expect(buckets.wait('ada')).toBe(0)
  buckets.charge('ada', 81)
  expect([buckets.wait('ada'), buckets.wait('ben')]).toEqual([800, 0])
  clock.goTo(clock.now() + 799)
  expect(buckets.wait('ada')).toBe(1)
  clock.goTo(clock.now() + 1)
  expect(buckets.wait('ada')).toBe(0)
})

test('nobody waits longer than ten seconds, whatever something took', () => {
  const buckets = bucketsOf(AT, handClock())
  buckets.charge('ada', HOUR)
  expect(buckets.wait('ada')).toBe(10_000)
})

test('names that are used no more are forgotten, those in use are not', () => {
  const clock = handClock()
  const buckets = bucketsOf(AT, clock)
  buckets.charge('slow', 1050)
  for (let second = 0; second < 9; second++) {
    for (let k = 0; k < 1000; k++) buckets.count(`${second} ${k}`)
    clock.goTo(clock.now() + 1000)
  }
  expect(buckets.size).toBeLessThan(3000)
  expect(buckets.wait('slow')).toBe(1000)
})

test('of what is open under one name the oldest has to go', () => {
  const open = newestOf<number>(2)
  expect([open.add('ada', 1), open.add('ben', 2), open.add('ada', 3), open.add('ada', 4)]).toEqual([
    undefined,
    undefined,
    undefined,
    1,
  ])
  open.remove('ada', 1)
  open.remove('ada', 3)
  expect([open.add('ada', 5), open.add('ada', 6)]).toEqual([undefined, 4])
})
