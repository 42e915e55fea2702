import { recordOf } from '@tefuda/kernel'
import type { Progress } from '@tefuda/review'
import { southernCross } from '@tefuda/southern-cross'
import { afterAll, expect, test, vi } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { Thread } from '../../testing/thread.ts'
import { beginSession, type Reviewing, sessionLeft } from './session.ts'

vi.stubGlobal('Worker', Thread)
afterAll(() => vi.unstubAllGlobals())

const of = (seat: number) => ({ record: recordOf(dealt(southernCross, 2)), seat, id: null })

const come = (thread: Thread, done: number): void =>
  thread.report({ kind: 'progress', progress: { done, all: 9, look: 1 } as Progress })

const nextsOf = (thread: Thread): number => thread.told.filter((told) => told === 'next').length

test('a review that is left rests, and goes on where it was when one comes back', () => {
  const session = beginSession(of(0))
  const thread = Thread.last
  come(thread, 1)
  session.leave()
  come(thread, 2)
  expect(nextsOf(thread)).toBe(1)
  const again = sessionLeft(of(0))!
  const shown: Reviewing[] = []
  again.tell((reviewing) => shown.push(reviewing))
  expect(again.reviewing()).toMatchObject({ done: 2, state: 'running' })
  expect(nextsOf(thread)).toBe(2)
  come(thread, 3)
  expect(shown).toMatchObject([{ done: 3 }])
})

test('one that was stopped stays so, and there is one to come back to', () => {
  const first = beginSession(of(0))
  const thread = Thread.last
  come(thread, 1)
  first.stop()
  come(thread, 2)
  first.leave()
  expect(sessionLeft(of(1))).toBeUndefined()
  const again = sessionLeft(of(0))!
  expect(again.reviewing()).toMatchObject({ done: 2, state: 'stopped' })
  expect(nextsOf(thread)).toBe(1)
  again.leave()
  beginSession(of(1)).leave()
  expect(thread.terminate).toHaveBeenCalled()
  expect(sessionLeft(of(0))).toBeUndefined()
})
