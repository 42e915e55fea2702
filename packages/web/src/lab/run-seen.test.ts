import { isRefusal, refusal } from '@tefuda/kernel'
import { collector, planOf } from '@tefuda/lab'
import type { LabRun } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { BROKEN_LINK } from '../online/pages/plain-answers.ts'
import { freshExperiment } from './address.ts'
import { lastingTrouble, runSeen } from './run-seen.ts'

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
