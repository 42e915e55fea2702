import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirm, dismiss, hold, leave, message, notify, retract } from './notify.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  dismiss()
  vi.useRealTimers()
})

test('a confirmation goes away by itself', () => {
  confirm('saved')
  vi.advanceTimersByTime(3900)
  expect(message()).toMatchObject({ text: 'saved' })
  vi.advanceTimersByTime(200)
  expect(message()).toBeNull()
})

test('a refusal stays longer, also where it takes the place of a confirmation', () => {
  confirm('saved')
  vi.advanceTimersByTime(2000)
  notify({ title: 'failed', text: 'no room' })
  vi.advanceTimersByTime(7900)
  expect(message()).toMatchObject({ title: 'failed' })
  vi.advanceTimersByTime(200)
  expect(message()).toBeNull()
})

test('what has no more to say is taken back, and nothing else with it', () => {
  const hint = { title: 'hint', text: 'a set of three' }
  notify(hint)
  retract(hint)
  expect(message()).toBeNull()
  notify(hint)
  confirm('saved')
  retract(hint)
  expect(message()).toMatchObject({ text: 'saved' })
})

test('the more there is to read, the longer it stays', () => {
  notify({ text: 'x'.repeat(100) })
  vi.advanceTimersByTime(14_900)
  expect(message()).not.toBeNull()
  vi.advanceTimersByTime(200)
  expect(message()).toBeNull()
})

test('what is said while nobody looks stays until somebody does, even when it took the place of what was closed', () => {
  hold('away', true)
  notify({ text: 'no room' })
  dismiss()
  notify({ text: 'no line' })
  vi.advanceTimersByTime(60_000)
  expect(message()).not.toBeNull()
  hold('away', false)
  vi.advanceTimersByTime(8100)
  expect(message()).toBeNull()
})

test('a confirmation stays while somebody is with it, and as long again afterwards', () => {
  confirm('saved')
  hold('pointer', true)
  hold('focus', true)
  vi.advanceTimersByTime(60_000)
  hold('pointer', false)
  vi.advanceTimersByTime(60_000)
  expect(message()).not.toBeNull()
  hold('focus', false)
  vi.advanceTimersByTime(3900)
  expect(message()).not.toBeNull()
  vi.advanceTimersByTime(200)
  expect(message()).toBeNull()
})

test('what was closed with the pointer over it does not keep the next one', () => {
  confirm('saved')
  hold('pointer', true)
  dismiss()
  confirm('saved again')
  vi.advanceTimersByTime(4100)
  expect(message()).toBeNull()
})

test('what is said only once stays on every page until it is closed', () => {
  notify({ text: 'no room left', stays: true })
  vi.advanceTimersByTime(60_000)
  leave()
  expect(message()).toMatchObject({ text: 'no room left' })
  dismiss()
  notify({ text: 'of this page' })
  leave()
  expect(message()).toBeNull()
})
