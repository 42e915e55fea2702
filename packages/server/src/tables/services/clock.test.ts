import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { steadyClock, systemClock } from './clock.ts'

test('what is to be done later is done, but holds no process that has nothing else to do', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  systemClock.after(1, () => resolve('done'))
  expect(await promise).toBe('done')
  const file = new URL('./clock.ts', import.meta.url).href
  const script = `import { systemClock } from '${file}'; systemClock.after(600_000, () => undefined); console.log('end')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    timeout: 20_000,
  })
  expect(stdout).toBe('end\n')
})

/** Hands to be set: a wall that people set, and ticks that stand still while the machine sleeps. */
const hands = () => {
  const at = { wall: 1000, ticks: 7.5 }
  const pass = (ms: number): void => {
    at.wall += ms
    at.ticks += ms
  }
  return { at, pass, of: { wall: () => at.wall, ticks: () => at.ticks } }
}

test('the time of tables never goes back: it goes on without a wall that is set back, until that is ahead again', () => {
  const { at, pass, of } = hands()
  const clock = steadyClock(of)
  pass(500)
  expect([clock.now(), clock.wall()]).toEqual([1500, 1500])
  at.wall -= 600_000
  expect([clock.now(), clock.wall()]).toEqual([1500, 1500 - 600_000])
  pass(0.75)
  expect(clock.now()).toBe(1500)
  pass(99.25)
  expect(clock.now()).toBe(1600)
  at.wall += 600_010
  expect(clock.now()).toBe(1610)
})

test('after a sleep, in which ticks stand still, it is right at once', () => {
  const { at, pass, of } = hands()
  const clock = steadyClock(of)
  expect(clock.now()).toBe(1000)
  at.wall += 3_600_000
  expect(clock.now()).toBe(3_601_000)
  pass(5)
  expect(clock.now()).toBe(3_601_005)
})

test('one that is guided heeds no wall, and is never behind what it was shown', () => {
  const { at, pass, of } = hands()
  const clock = steadyClock(of, false)
  clock.see(5000)
  at.wall += 3_600_000
  pass(10)
  clock.see(4000)
  expect(clock.now()).toBe(5010)
  clock.see(6000)
  expect(clock.now()).toBe(6000)
})
