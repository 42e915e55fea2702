import { text } from '@tefuda/kernel'
import type { RunOptions } from '@tefuda/lab/run'
import type { Look } from '../terminal/look.ts'
import { AWAY } from './away.ts'
import type { LabOptions } from './options.ts'

const ALONE = text(
  'このキューで遊ぶワーカーがいません。tefuda lab work --queue … で始められるのを待っています。',
  'Nobody plays at this queue: waiting for tefuda lab work --queue … to be started.',
)

/** Who plays a run, and what is told of them. */
export const playedBy = (
  { queue }: LabOptions,
  { say }: Look,
  warn: (line: string) => void,
): Pick<RunOptions, 'queue' | 'onAlone' | 'onAway'> => ({
  queue,
  onAlone: () => warn(say(ALONE)),
  onAway: () => warn(say(AWAY)),
})
