import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@tefuda/games'
import { defaultRules, isRefusal } from '@tefuda/kernel'
import { afterAll, expect, it } from 'vitest'
import { leftOutInWords, withoutEndless } from './endless.ts'
import { readExperiment } from './experiment.ts'
import { type Ending, runEnding } from './run-ending.ts'
import { directoryStore } from './store/directory.ts'
import { withPairs } from './with-pairs.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Nobody ever comes to two points where no role has any. */
const roles = defaultRules(findGame('southern-cross')!.schema).points as { readonly [role: string]: number }
const NOTHING = { points: Object.fromEntries(Object.keys(roles).map((role) => [role, 0])) }
const ON = { deals: 0 }

const single = readExperiment({
  game: 'southern-cross',
  seats: 2,
  base: { set: { target: 2, reachCap: 0, deals: 1 } },
  variants: [{ set: NOTHING }, { set: ON }],
  players: [{ bot: 'random' }],
  until: { deals: 2 },
})
if (isRefusal(single)) throw new Error(single.message.en)
const both = { set: { ...NOTHING, ...ON } }

it('a pair of changes that does not end is left out and named, and all else is told', async () => {
  const storeFor = (_: unknown, leftOut: number) => directoryStore(join(folder, String(leftOut)))
  const { outcome, leftOut } = (await runEnding(withPairs(single), storeFor, { jobs: 1 })) as Ending
  expect(leftOut).toEqual([both])
  expect(outcome.result.deals).toBe(2)
  expect(outcome.plan.experiment).toEqual(single)
  expect(leftOutInWords(outcome.plan, both).en).toMatch(/^Left out: ".+, .+" does not end\.$/)
}, 60_000)

it('without a change that does not end its pairs are left out, too', () => {
  expect(withoutEndless(withPairs(single), [{ set: ON }]).variants).toEqual([{ set: NOTHING }])
})
