import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import { type Experiment, type Plan, planOf, readExperiment } from '@tefuda/lab'
import { runExperiment } from '@tefuda/lab/run'
import { directoryStore } from '@tefuda/lab/store'
import { folder } from '../online/places.ts'

/** The smallest games and the usual ones: what the figures of speed are of. */
export const SOLITAIRE = { game: 'southern-cross', seats: 1, players: [{ bot: 'random' }] }
export const CUT_IN = { game: 'cut-in-daifugo', seats: 4, base: { set: { deals: 1 } }, players: [{ bot: 'greedy' }] }

/** With greedy bots, as short as a session gets. */
export const GREEDY = [
  { game: 'southern-cross', seats: 2 },
  CUT_IN,
  { game: 'zheng-shang-you', seats: 4, base: { set: { deals: 1 } } },
  { game: 'exjan', seats: 4 },
  { game: 'ccc', seats: 4 },
]

export const experimentOf = (asked: object): Experiment => granted(readExperiment({ name: 'bench', ...asked }))

export const planFor = (asked: object): Plan => granted(planOf(experimentOf(asked)))

export const granted = <T extends object>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(answer.message.en)
  return answer
}

/** Runs one in threads and throws its folder away, unless something is looked at there; answers with the deals a second. */
export const runOnce = async (
  asked: object,
  deals: number,
  jobs: number,
  look: (out: string) => void = () => undefined,
): Promise<number> => {
  const { path, remove } = folder()
  const out = join(path, 'run')
  mkdirSync(out)
  try {
    const began = performance.now()
    granted(await runExperiment(experimentOf({ ...asked, until: { deals } }), { store: directoryStore(out), jobs }))
    const seconds = (performance.now() - began) / 1000
    look(out)
    return deals / seconds
  } finally {
    rmSync(out, { recursive: true, force: true })
    remove()
  }
}
