import { isRefusal, type Refusal } from '@tefuda/kernel'
import { type Plan, planOf, readExperiment } from '@tefuda/lab'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../host/config.ts'
import { newId } from '../ids.ts'
import type { Store } from '../store/index.ts'
import { type Keeping, watchKeeping } from './keeping.ts'
import { OTHER_VERSION, TOO_WIDE } from './refusals.ts'
import { holdRuns, keepRun, minutesOf, type Row, takeRun } from './runs.ts'
import { type OpenStretcher, openStretcher, type Stretcher } from './stretcher.ts'

export * from './refusals.ts'
export * from './runs.ts'

/** Experiments that guests let the server run: in processes of their own, of the lowest priority. */
export interface Laboratory {
  /** There may be something to play now. */
  wake(): void
  /** Why nothing that is going can be kept at present, so that it waits; null where it can. */
  trouble(): Refusal | null
  /** What is under way is left where it was last kept, for this server or another to go on with. */
  close(): Promise<void>
}

export interface LaboratoryParts {
  readonly store: Store
  readonly config: Pick<Config, 'labRuns' | 'labMinutes' | 'labMemory'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => number
  /** Processes of their own unless something else is given. */
  readonly open?: OpenStretcher
}

/** Whoever has taken up a run keeps it so long after the last sign of life, in milliseconds. */
const LEASE = 15_000

/** How often one gives a sign of life, and looks for runs that nobody has, in milliseconds. */
const LOOK = 2000

/** What could not be kept is tried again within this, in milliseconds. */
const AGAIN = LEASE + 5 * LOOK

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

export const openLaboratory = ({
  store: { db },
  config,
  log,
  now,
  open = openStretcher,
}: LaboratoryParts): Laboratory => {
  const ending = new AbortController()
  const keeping = watchKeeping({ log, now, lasting: AGAIN })
  /** By who has them: the runs that are played here. */
  const going = new Map<string, Promise<void>>()

  /** Takes up what waits while there is room. What goes wrong with the database is tried again later. */
  const look = async (): Promise<void> => {
    await holdRuns(db, [...going.keys()], now() + LEASE)
    while (going.size < config.labRuns && !ending.signal.aborted) {
      const by = newId()
      const row = await takeRun(db, now(), { by, until: now() + LEASE })
      if (row === undefined) return
      const playing = playRun(row, by, { db, config, log, ending: ending.signal, keeping, open })
        .catch((error: unknown) => {
          if (!ending.signal.aborted) keeping.failed(error, 'an experiment could not be kept; it is taken up again')
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
      if (!ending.signal.aborted) keeping.failed(error, 'experiments could not be looked for; it is tried again')
    })
  }
  const timer = setInterval(wake, LOOK)
  timer.unref()
  wake()

  return {
    wake,
    trouble: keeping.trouble,
    close: async () => {
      clearInterval(timer)
      ending.abort()
      await looking
      const left = [...going.keys()]
      await Promise.all(going.values())
      await holdRuns(db, left, 0).catch((error: unknown) => log.warn({ err: error }, 'experiments are taken up later'))
    },
  }
}

interface Playing extends Pick<LaboratoryParts, 'config' | 'log'> {
  readonly db: Store['db']
  readonly ending: AbortSignal
  readonly keeping: Keeping
  readonly open: OpenStretcher
}

/** Plays a run that `by` has taken up until it is over, fails, or is no longer theirs. */
const playRun = async (row: Row, by: string, playing: Playing): Promise<void> => {
  const { db, config, log, ending, open } = playing
  const fail = async ({ message }: Refusal): Promise<void> => {
    await keepRun(db, row.id, by, { state: 'failed', trouble: JSON.stringify(message) })
  }
  const plan = readRun(JSON.parse(row.experiment))
  if (isRefusal(plan) || plan.identity !== row.identity) return fail(OTHER_VERSION)
  const stretcher = open(config, log, ending)
  try {
    const trouble = await playOn(row, by, stretcher, playing)
    if (trouble !== null) await fail(trouble)
  } finally {
    stretcher.close()
  }
}

/** Stretch by stretch, each of which is kept; gives what went wrong. */
const playOn = async (
  row: Row,
  by: string,
  stretcher: Stretcher,
  { db, config, keeping }: Playing,
): Promise<Refusal | null> => {
  const allowed = minutesOf(row, config.labMinutes) * 60
  let { kept, seconds } = row
  for (let isGoing = true; isGoing; ) {
    const done = await stretcher.play({ ...row, kept }, allowed - seconds)
    if (isRefusal(done)) return done
    kept = done.kept
    seconds += done.ms / 1000
    const isOver = done.isOver || seconds >= allowed
    const change = { deals: done.deals, seconds, kept, ...(isOver && { state: 'over' as const }) }
    isGoing = (await keepRun(db, row.id, by, change)) && !isOver
    keeping.succeeded()
  }
  return null
}
