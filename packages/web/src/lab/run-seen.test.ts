import { isRefusal, refusal } from '@tefuda/kernel'
import { collector, planOf, playDeals } from '@tefuda/lab'
import type { LabRun } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { BROKEN_LINK } from '../online/pages/plain-answers.ts'
import { freshExperiment } from './address.ts'
import { isAwaited, leftFor } from './left.ts'
import { carryOver, doesNow, endOf, isCut, lastingTrouble, type RunSeen, ranOut, runSeen } from './run-seen.ts'

const plan = planOf(freshExperiment('southern-cross'))
if (isRefusal(plan)) throw new Error(plan.message.en)

const run: LabRun = {
  id: 'pQb80PJaDilpQb80PJaDil',
  state: 'going',
  at: 0,
  experiment: plan.experiment,
  identity: plan.identity,
  deals: 0,
  seconds: 0,
  minutes: 10,
  waits: null,
  mine: true,
  kept: collector(plan).kept(),
  trouble: null,
}

test('what this version kept of a run is read, what another kept is not', () => {
  expect(runSeen(run)).toMatchObject({ run, outcome: { result: { deals: 0 } } })
  expect(runSeen({ ...run, kept: null })).toMatchObject({ outcome: null })
  const other = { ...run, identity: 'another', kept: { of: 'another form' } }
  expect(runSeen(other)).toMatchObject({ plan: { identity: plan.identity }, outcome: { code: 'other-version' } })
  expect(runSeen({ ...run, experiment: { seats: 2 } })).toMatchObject({ code: 'bad-experiment' })
})

test('a run that is not there is asked for no more, and said to be gone; trouble that passes is no such answer', () => {
  const notFound = refusal('not-found', null, '見つかりません。', 'Not found.')
  expect(lastingTrouble(notFound)).toMatchObject({ code: 'run-gone' })
  expect(lastingTrouble(refusal('bad-request', null, '「id」…', '"id" …'))).toMatchObject({ code: 'run-gone' })
  expect(lastingTrouble(BROKEN_LINK)).toBe(BROKEN_LINK)
  for (const code of ['no-server', 'no-answer', 'too-many', 'internal'])
    expect(lastingTrouble(refusal(code, null, code, code)), code).toBeNull()
})

const seenAs = (change: Partial<LabRun>, deals = 2000): RunSeen => {
  const experiment = { ...plan.experiment, until: { deals } }
  return { run: { ...run, ...change }, plan: { ...plan, experiment }, outcome: null }
}

test('what is left of a run is told by what ends it first: its deals, or the time that the server gives', () => {
  expect(endOf(seenAs({ deals: 0, seconds: 0 }))).toBeNull()
  expect(endOf(seenAs({ deals: 1000, seconds: 30 }))).toEqual({ seconds: 30, deals: 2000 })
  expect(endOf(seenAs({ deals: 100, seconds: 60, minutes: 2 }))).toEqual({ seconds: 60, deals: 200 })
  // The last stretch takes longer than what is left.
  expect(endOf(seenAs({ deals: 100, seconds: 121, minutes: 2 }))).toEqual({ seconds: 0, deals: 100 })
})

test('a run plays or waits, for so long at most as those before it may play', () => {
  expect(doesNow({ waits: null })).toEqual({ text: 'serverPlays' })
  expect(doesNow({ waits: 0 })).toEqual({ text: 'serverWaits' })
  expect(doesNow({ waits: 10 })).toEqual({ text: 'serverWaitsMost', minutes: 10 })
})

test('a run is cut where it is over before all that was asked is played', () => {
  expect(isCut(seenAs({ state: 'over', deals: 112, seconds: 600 }))).toBe(true)
  expect(isCut(seenAs({ state: 'over', deals: 2000, seconds: 30 }))).toBe(false)
  for (const state of ['going', 'stopped', 'failed'] as const) expect(isCut(seenAs({ state, deals: 112 }))).toBe(false)
})

test('in a list, it ran out of time where it has played all that the server gives', () => {
  const over = { state: 'over', deals: 112, seconds: 601, minutes: 10 } as const
  expect(ranOut(over, 2000)).toBe(true)
  expect(ranOut(over, 112)).toBe(false)
  // What was asked was answered.
  expect(ranOut({ ...over, seconds: 90 }, 2000)).toBe(false)
  expect(ranOut({ ...over, state: 'stopped' }, 2000)).toBe(false)
})

test('this window goes on at once from what the server kept, where it has not come further itself', () => {
  const after = (deals: number): RunSeen => {
    const collected = collector(plan)
    collected.add(playDeals(plan, 0, deals))
    return runSeen({ ...run, state: 'over', deals, kept: collected.kept() }) as RunSeen
  }
  const played = (): number | undefined => leftFor(plan.identity)?.kept.tally.deals
  carryOver({ ...after(2), outcome: null })
  expect(played()).toBeUndefined()
  expect(isAwaited('another')).toBe(false)
  carryOver({ ...after(2), outcome: null })
  expect(isAwaited(plan.identity)).toBe(true)
  // Once alone: the page that is opened again stands as it was left.
  expect(isAwaited(plan.identity)).toBe(false)
  for (const [deals, left] of [
    [2, 2],
    [3, 3],
    [1, 3],
  ] as const) {
    carryOver(after(deals))
    expect(played()).toBe(left)
  }
})
