import { isRefusal, type Refusal } from '@tefuda/kernel'
import { type Experiment, type Plan, planOf, readExperiment, type Stretch, type StretchDone } from '@tefuda/lab'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Config } from '../host/config.ts'
import { newId } from '../ids.ts'
import type { Store } from '../store/index.ts'
import { OTHER_VERSION, TOO_WIDE, troubleOf } from './refusals.ts'
import { holdRuns, keepRun, type Row, takeRun } from './runs.ts'

export * from './refusals.ts'
export * from './runs.ts'

/** Experiments that guests let the server run: in threads of their own, of the lowest priority. */
export interface Laboratory {
  /** There may be something to play now. */
  wake(): void
  /** What is under way is left where it was last kept, for this server or another to go on with. */
  close(): Promise<void>
}

export interface LaboratoryParts {
  readonly store: Store
  readonly config: Pick<Config, 'labRuns' | 'labMinutes' | 'labMemory'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => number
}

/** How often what was played is kept, in milliseconds of play. */
const STRETCH = 2000

/** A stretch that takes longer than this, in milliseconds, is given up: one deal alone takes so long. */
const PATIENCE = 60_000

/** Whoever has taken up a run keeps it so long after the last sign of life, in milliseconds. */
const LEASE = 15_000

/** How often one gives a sign of life, and looks for runs that nobody has, in milliseconds. */
const LOOK = 2000

const WIDEST = { variants: 16, games: 64, deals: 1_000_000 }

/** An experiment as the server would run it; refused where it does not fit, or is too large. */
export const readRun = (value: unknown): Plan | Refusal => {
  const experiment = readExperiment(value)
  if (isRefusal(experiment)) return experiment
  const { variants, until } = experiment
  if (variants.length > WIDEST.variants || until.deals > WIDEST.deals) return TOO_WIDE
  const plan = planOf(experiment)
  if (isRefusal(plan)) return plan
  return plan.arms.length * plan.lineUps.length > WIDEST.games ? TOO_WIDE : plan
}

export const openLaboratory = ({ store: { db }, config, log, now }: LaboratoryParts): Laboratory => {
  const threads = new Piscina<Stretch, StretchDone>({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: config.labRuns,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: config.labMemory, maxYoungGenerationSizeMb: 8 },
  })
  const ending = new AbortController()
  /** By who has them: the runs that are played here. */
  const going = new Map<string, Promise<void>>()

  const stretch = async (row: Pick<Row, 'experiment' | 'kept'>, seconds: number): Promise<StretchDone | Refusal> => {
    const experiment = JSON.parse(row.experiment) as Experiment
    const ms = Math.min(STRETCH, Math.max(1, config.labMinutes * 60_000 - seconds * 1000))
    const patience = AbortSignal.timeout(PATIENCE)
    try {
      const signal = AbortSignal.any([patience, ending.signal])
      return await threads.run({ experiment, kept: row.kept, ms }, { signal })
    } catch (error) {
      if (ending.signal.aborted) throw error
      if (!patience.aborted) log.warn({ err: error }, 'an experiment failed')
      return troubleOf(error, patience.aborted)
    }
  }

  const play = async (row: Row, by: string): Promise<void> => {
    const fail = async ({ message }: Refusal): Promise<void> => {
      await keepRun(db, row.id, by, { state: 'failed', trouble: JSON.stringify(message) })
    }
    let { kept, seconds } = row
    const plan = readRun(JSON.parse(row.experiment))
    if (isRefusal(plan) || plan.identity !== row.identity) return fail(OTHER_VERSION)
    for (let isGoing = true; isGoing; ) {
      const done = await stretch({ ...row, kept }, seconds)
      if (isRefusal(done)) return fail(done)
      kept = done.kept
      seconds += done.ms / 1000
      const isOver = done.isOver || seconds >= config.labMinutes * 60
      const change = { deals: done.deals, seconds, kept, ...(isOver && { state: 'over' as const }) }
      isGoing = (await keepRun(db, row.id, by, change)) && !isOver
    }
  }

  /** Takes up what waits while a thread is free. What goes wrong with the database is tried again later. */
  const look = async (): Promise<void> => {
    await holdRuns(db, [...going.keys()], now() + LEASE)
    while (going.size < config.labRuns && !ending.signal.aborted) {
      const by = newId()
      const row = await takeRun(db, now(), { by, until: now() + LEASE })
      if (row === undefined) return
      const playing = play(row, by)
        .catch((error: unknown) => {
          if (!ending.signal.aborted) log.warn({ err: error }, 'an experiment could not be kept; it is taken up again')
        })
        .finally(() => {
          going.delete(by)
          wake()
        })
      going.set(by, playing)
    }
  }

  let looking: Promise<void> = Promise.resolve()
  const wake = (): void => {
    if (ending.signal.aborted) return
    looking = looking.then(look).catch((error: unknown) => {
      if (!ending.signal.aborted) log.warn({ err: error }, 'experiments could not be looked for; it is tried again')
    })
  }
  const timer = setInterval(wake, LOOK)
  timer.unref()
  wake()

  return {
    wake,
    close: async () => {
      clearInterval(timer)
      ending.abort()
      await looking
      const left = [...going.keys()]
      await Promise.all(going.values())
      await threads.destroy()
      await holdRuns(db, left, 0).catch((error: unknown) => log.warn({ err: error }, 'experiments are taken up later'))
    },
  }
}
