import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { handClock } from '../../../testing/hand-clock.ts'
import { openStore } from '../../store/index.ts'
import { uncounted } from '../services/parts.ts'
import { takeUpDue } from './due.ts'

const HOUR = 3_600_000

const looking = async () => {
  const store = await openStore(await testDatabase('sqlite'))
  const clock = handClock()
  let looks = 0
  const counted = {
    ...store,
    takeDue: async () => {
      looks += 1
      return []
    },
  }
  const log = { warn: () => undefined, error: () => undefined }
  const due = takeUpDue({ store: counted, clock, log, counts: uncounted }, () => undefined)
  onTestFinished(async () => {
    await due.stop()
    await store.close()
  })
  const pass = async (ms: number): Promise<void> => {
    const end = clock.now() + ms
    while (clock.now() < end) {
      clock.goTo(end)
      await new Promise(setImmediate)
    }
  }
  return { clock, due, pass, looks: () => looks }
}

test('what is expected soon is looked for at its very moment', async () => {
  const { clock, due, pass, looks } = await looking()
  await pass(1000)
  due.expect(clock.now() + 10)
  const before = looks()
  await pass(11)
  expect(looks()).toBe(before + 1)
})

test('moments far away are not remembered, however many moves expect one', async () => {
  const { clock, due, pass, looks } = await looking()
  for (let k = 0; k < 200; k++) due.expect(clock.now() + HOUR + k)
  await pass(HOUR - 1)
  const before = looks()
  await pass(250)
  expect(looks() - before).toBeLessThanOrEqual(2)
})
