import { setTimeout } from 'node:timers/promises'
import { type Experiment, playStretch } from '@tefuda/lab'
import type { OpenStretcher } from '../src/lab/stretcher.ts'

/** How long it plays at a time, and leaves the rest a turn, in milliseconds. */
const STRETCH = 10
const REST = 20

/** The same rows without processes, which where much else runs would hardly have a turn. */
export const inlineStretcher: OpenStretcher = (_config, _log, ending) => ({
  async play({ experiment, kept }) {
    await setTimeout(REST)
    ending.throwIfAborted()
    return playStretch({ experiment: JSON.parse(experiment) as Experiment, kept, ms: STRETCH })
  },
  close: () => undefined,
})
