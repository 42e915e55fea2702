import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadedSources } from '@tefuda/games/host'
import type { Refusal } from '@tefuda/kernel'
import type { Experiment, Stretch, StretchDone } from '@tefuda/lab'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../host/config.ts'
import type { Answer, Premises } from './process.ts'
import { troubleOf } from './refusals.ts'
import type { Row } from './runs.ts'

/** Plays an experiment a stretch at a time, in a process of its own, which gives way to whatever else runs. */
export interface Stretcher {
  /** Goes on from what is kept; `left`: seconds of play that it has. Throws when the server ends meanwhile. */
  play(row: Pick<Row, 'experiment' | 'kept'>, left: number): Promise<StretchDone | Refusal>
  close(): void
}

/** How often what was played is kept, in milliseconds of play. */
const STRETCH = 2000

/** A stretch that takes longer than this, in milliseconds, is given up: one deal alone takes so long, also where tables leave little time. */
const PATIENCE = 300_000

/** Makes one. `ending`: the server ends. */
export type OpenStretcher = (
  config: Pick<Config, 'labMemory'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  ending: AbortSignal,
  patience?: number,
) => Stretcher

export const openStretcher: OpenStretcher = (config, log, ending, patience = PATIENCE) => {
  const player = startProcess({ memory: config.labMemory, games: loadedSources() })
  return {
    async play(row, left) {
      const experiment = JSON.parse(row.experiment) as Experiment
      const ms = Math.min(STRETCH, Math.max(1, left * 1000))
      const late = AbortSignal.timeout(patience)
      try {
        return await player.play({ experiment, kept: row.kept, ms }, AbortSignal.any([late, ending]))
      } catch (error) {
        if (ending.aborted) throw error
        if (!late.aborted) log.warn({ err: error }, 'an experiment failed')
        return troubleOf(error, late.aborted)
      }
    },
    close: player.end,
  }
}

/** Starts the process. `play` rejects where the experiment fails, the process ends by itself, or the signal says so; then nothing is left to do but to end it. */
const startProcess = (premises: Premises) => {
  const child = fork(new URL('./process.ts', import.meta.url), [JSON.stringify(premises)], {
    execArgv: ['--single-threaded-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the process of an experiment ended by itself (${signal ?? code})`)
  })
  ended.catch(() => undefined)
  return {
    async play(stretch: Stretch, signal: AbortSignal): Promise<StretchDone | Refusal> {
      // What cannot be sent any more is told by the end of the process.
      child.send(stretch, () => undefined)
      const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer]
      if ('done' in answer) return answer.done
      throw Object.assign(new Error(answer.failed.stack), { code: answer.failed.code })
    },
    end: (): void => void child.kill('SIGKILL'),
  }
}
