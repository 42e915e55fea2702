import { expect, test } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { bucketOf } from './limits.ts'

const BURST = 40
const at = { rate: 12, burst: BURST }

test('what may come at once comes at once, then so many a second, however long it was quiet before', () => {
  const clock = handClock()
  const bucket = bucketOf(at, clock)
  const passing = (): number => {
    let count = 0
    while (bucket.pass()) count += 1
    return count
  }
  clock.goTo(clock.now() + 3_600_000)
  expect(passing()).toBe(BURST)
  clock.goTo(clock.now() + 1000)
  expect(passing()).toBe(12)
})

test('a clock that is set back takes nothing away', () => {
  const hand = handClock()
  let back = 0
  const bucket = bucketOf(at, { ...hand, now: () => hand.now() - back })
  while (bucket.pass());
  back = 3_600_000
  expect(bucket.pass()).toBe(false)
  hand.goTo(hand.now() + 1000)
  expect(bucket.pass()).toBe(true)
})
