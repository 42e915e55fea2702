import { availableParallelism } from 'node:os'
import { isRefusal, text } from '@tefuda/kernel'
import type { Console } from '../console.ts'
import { EXIT, Failure, failure } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'
import { AWAY } from './away.ts'
import type { LabOptions } from './options.ts'

/** Plays what waits at a queue until it is told to stop. */
export const workLab = async (
  { queue, jobs }: LabOptions,
  { look: { say }, warn, redraw }: Console,
): Promise<number> => {
  if (queue === undefined)
    throw failure(
      EXIT.usage,
      'bad-option',
      'tefuda lab work には --queue redis://… が要ります。',
      'tefuda lab work needs --queue redis://….',
    )
  const { workAtQueue } = await import('@tefuda/lab/queue')
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  let played = 0
  const refused = await workAtQueue({
    queue,
    jobs: jobs === undefined ? availableParallelism() : wholeNumber('--jobs', jobs, 1, 256),
    signal: stopping.signal,
    onWaiting: () => warn(say(text('仕事を待っています。Ctrl-C で終わります。', 'Waiting for work; Ctrl-C ends it.'))),
    onAway: () => warn(say(AWAY)),
    onDeals(deals) {
      played += deals
      const told = played.toLocaleString('en')
      redraw?.(say(text(`${told}回の配りを終えました`, `${told} deals played`)))
    },
  })
  redraw?.('')
  if (isRefusal(refused)) throw new Failure(EXIT.file, refused)
  return EXIT.fine
}
