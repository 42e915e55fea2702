import { expect, test } from 'vitest'
import { type Clock, createAsking } from './asking.ts'

/** A clock that is moved by hand. */
const clock = (): Clock & { pass(ms: number): void } => {
  let now = 0
  let waiting: { readonly at: number; readonly act: () => void } | null = null
  return {
    now: () => now,
    after(ms, act) {
      const mine = { at: now + ms, act }
      waiting = mine
      return () => {
        if (waiting === mine) waiting = null
      }
    },
    pass(ms) {
      now += ms
      if (waiting === null || waiting.at > now) return
      const { act } = waiting
      waiting = null
      act()
    },
  }
}

const begun = () => {
  const time = clock()
  let ended = 0
  const asking = createAsking(time, () => ended++)
  return { time, asking, ended: () => ended }
}

test('time runs out once', () => {
  const { time, asking, ended } = begun()
  expect(asking.start(4000)).toEqual({ length: 4000, ends: 4000 })
  time.pass(3999)
  expect(ended()).toBe(0)
  time.pass(1)
  time.pass(9000)
  expect(ended()).toBe(1)
})

test('time that is held does not run, and goes on with what was left', () => {
  const { time, asking, ended } = begun()
  asking.start(4000)
  time.pass(1000)
  asking.hold()
  time.pass(60_000)
  expect(ended()).toBe(0)
  expect(asking.resume()).toEqual({ length: 4000, ends: 64_000 })
  time.pass(3000)
  expect(ended()).toBe(1)
})

test('whoever comes back has a moment at least', () => {
  const { time, asking } = begun()
  asking.start(4000)
  time.pass(3990)
  asking.hold()
  expect(asking.resume().ends - time.now()).toBe(1000)
})

test('what is stopped does not end', () => {
  const { time, asking, ended } = begun()
  asking.start(100)
  asking.stop()
  time.pass(500)
  expect(ended()).toBe(0)
})
