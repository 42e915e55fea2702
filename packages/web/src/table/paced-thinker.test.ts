import { isRefusal, openMatch } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import type { Thinker } from '../bots-worker/thinker.ts'
import { pacedThinker } from './paced-thinker.ts'
import { HINT_LEVEL } from './table.ts'

const match = openMatch({ game: southernCross, rules: {}, seats: 2, names: [{}, {}], seed: '7'.repeat(64) })
if (isRefusal(match)) throw new Error(match.message.en)

const quick: Thinker = { think: () => Promise.resolve({ move: 'S8@a1', values: [] }), stop: () => {} }

/** How long a bot of that level held its move back. */
const heldBack = async (pace: 'slow' | 'normal', level: string): Promise<number> => {
  let waited = 0
  const clock = {
    now: () => 0,
    after: (ms: number, act: () => void) => {
      waited += ms
      act()
      return () => {}
    },
  }
  await pacedThinker(quick, clock, () => pace).think({ match, seat: 0, level })
  return waited
}

test('slow bots leave time to see what was played; at the usual pace, and for a hint, nobody waits', async () => {
  expect(await heldBack('slow', 'greedy')).toBe(1500)
  expect(await heldBack('normal', 'greedy')).toBe(0)
  expect(await heldBack('slow', HINT_LEVEL)).toBe(0)
})
