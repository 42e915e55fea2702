import { Worker } from 'node:worker_threads'
import type { GameSource } from '@tefuda/games/host'
import type { Refusal } from '@tefuda/kernel'
import type { Stretch, StretchDone } from '@tefuda/lab'
import { stepBack } from './step-back.ts'

/** What the process of an experiment is started with, as JSON. */
export interface Premises {
  /** Megabytes that it may take. */
  readonly memory: number
  readonly games: readonly GameSource[]
}

/** What it answers to a stretch; after a failure there is no other answer. */
export type Answer =
  | { readonly done: StretchDone | Refusal }
  | { readonly failed: { readonly stack?: string | undefined; readonly code?: string | undefined } }

// It goes with the server, however that ends, and not before: what is typed at a terminal reaches both.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

stepBack()
const { memory, games } = JSON.parse(process.argv[2]!) as Premises

// In a thread: of one that has taken all its memory can be told, and meanwhile this one hears that the server has gone.
const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  workerData: games,
  resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 8 },
})
const answer = (words: Answer): unknown => process.send!(words)
thread.on('message', (done: StretchDone | Refusal) => answer({ done }))
thread.on('error', ({ stack, code }: NodeJS.ErrnoException) => answer({ failed: { stack, code } }))
process.on('message', (stretch: Stretch) => thread.postMessage(stretch))
