import { isRefusal } from '@tefuda/kernel'
import { planOf, playDealt } from '@tefuda/lab'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { Thread } from '../../testing/thread.ts'
import { freshExperiment } from './address.ts'
import type { Played } from './protocol.ts'
import { type Left, newRun, type RunEvents } from './run.ts'

vi.stubGlobal('Worker', Thread)
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan = planOf({ ...freshExperiment('southern-cross'), until: { deals: 1000, minutes: 1 } })
if (isRefusal(plan)) throw new Error(plan.message.en)

const SILENT: RunEvents = { onDeals() {}, onEnd() {}, onTrouble() {} }

const deal = (from: number): Played => ({ from, to: from + 1, ms: 100, ...playDealt(plan, from, from + 1) })

const throughStorage = (left: Left): Left => JSON.parse(JSON.stringify(left)) as Left

test('the minutes of a run count on when it is taken up again, but not while it is stopped', () => {
  const run = newRun(plan, SILENT)
  run.go()
  vi.advanceTimersByTime(40_000)
  run.stop()
  vi.advanceTimersByTime(40_000)
  // What was under way when it was stopped is told late.
  Thread.last.report(deal(0))
  expect(run.isOver()).toBe(false)
  const again = newRun(plan, SILENT, throughStorage(run.left()))
  again.go()
  vi.advanceTimersByTime(15_000)
  Thread.last.report(deal(1))
  expect(again.isOver()).toBe(false)
  vi.advanceTimersByTime(5_000)
  Thread.last.report(deal(2))
  expect(again.isOver()).toBe(true)
  vi.advanceTimersByTime(60_000)
  const longer = { ...plan, experiment: { ...plan.experiment, until: { deals: 1000, minutes: 1.5 } } }
  const left = throughStorage(again.left())
  expect(left.isGoing).toBe(false)
  expect(newRun(plan, SILENT, left).isOver()).toBe(true)
  expect(newRun(longer, SILENT, left).isOver()).toBe(false)
})
