import type { Refusal } from '@tefuda/kernel'
import type { Experiment, Stretch, StretchDone } from '@tefuda/lab'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Config } from '../host/config.ts'
import { troubleOf } from './refusals.ts'
import type { Row } from './runs.ts'

/** Plays experiments a stretch at a time, in threads of their own. */
export interface Stretcher {
  /** Goes on from what is kept; `seconds`: of play so far. Throws when the server ends meanwhile. */
  play(row: Pick<Row, 'experiment' | 'kept'>, seconds: number): Promise<StretchDone | Refusal>
  close(): Promise<void>
}

/** How often what was played is kept, in milliseconds of play. */
const STRETCH = 2000

/** A stretch that takes longer than this, in milliseconds, is given up: one deal alone takes so long, also where tables leave little time. */
const PATIENCE = 300_000

/** `ending`: the server ends. */
export const openStretcher = (
  config: Pick<Config, 'labRuns' | 'labMinutes' | 'labMemory'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  ending: AbortSignal,
): Stretcher => {
  const threads = new Piscina<Stretch, StretchDone>({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: config.labRuns,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: config.labMemory, maxYoungGenerationSizeMb: 8 },
  })
  return {
    async play(row, seconds) {
      const experiment = JSON.parse(row.experiment) as Experiment
      const ms = Math.min(STRETCH, Math.max(1, config.labMinutes * 60_000 - seconds * 1000))
      const patience = AbortSignal.timeout(PATIENCE)
      try {
        const signal = AbortSignal.any([patience, ending])
        return await threads.run({ experiment, kept: row.kept, ms }, { signal })
      } catch (error) {
        if (ending.aborted) throw error
        if (!patience.aborted) log.warn({ err: error }, 'an experiment failed')
        return troubleOf(error, patience.aborted)
      }
    },
    close: () => threads.destroy(),
  }
}
