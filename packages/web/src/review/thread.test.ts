import { afterAll, expect, test, vi } from 'vitest'
import { Thread } from '../../testing/thread.ts'
import type { Commission, Report } from './protocol.ts'
import { reviewInThread } from './thread.ts'

vi.stubGlobal('Worker', Thread)
afterAll(() => vi.unstubAllGlobals())

const begun = () => {
  const reports: Report[] = []
  const commission = { seat: 0 } as Commission
  const thread = reviewInThread(commission, (report) => reports.push(report))
  const steps = (): unknown[] => Thread.last.told.filter((told) => told === 'next')
  return { thread, worker: Thread.last, reports, steps, commission }
}

test('a review goes on step by step until it is stopped, and then where it was', () => {
  const { thread, worker, reports, steps, commission } = begun()
  expect(worker.told).toContain(commission)
  worker.report({ kind: 'progress' })
  expect(steps()).toHaveLength(1)
  thread.stop()
  worker.report({ kind: 'progress' })
  expect(steps()).toHaveLength(1)
  expect(reports).toHaveLength(2)
  thread.goOn()
  expect(steps()).toHaveLength(2)
  worker.report({ kind: 'over' })
  expect(worker.terminate).toHaveBeenCalled()
})

test('stopped and taken up again within one step, it asks for no second one', () => {
  const { thread, worker, steps } = begun()
  thread.stop()
  thread.goOn()
  expect(steps()).toHaveLength(0)
  worker.report({ kind: 'progress' })
  expect(steps()).toHaveLength(1)
})
