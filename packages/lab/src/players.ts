import { isRefusal, type Refusal, Refused } from '@tefuda/kernel'
import { Piscina } from 'piscina'
import type { Part } from './parts.ts'
import type { Chunk } from './worker.ts'

/** Who plays chunks: threads here, or machines that wait at a queue. */
export interface Players {
  /** So many chunks may be asked for at once. */
  readonly most: number
  /** Throws `Refused` where its deals cannot be played to an end. */
  play(chunk: Chunk): Promise<Part>
  close(): Promise<void>
}

/** Games leave little behind: a thread that collects sooner is as fast and takes half the memory; in MB. */
const SMALL = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 512 }

/** Threads of this process. */
export const threads = (jobs: number): Players => {
  const pool = new Piscina<Chunk, Part | Refusal>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
    resourceLimits: SMALL,
  })
  return {
    most: 2 * jobs,
    async play(chunk) {
      const played = await pool.run(chunk)
      if (isRefusal(played)) throw new Refused(played)
      return played
    },
    close: () => pool.destroy(),
  }
}
