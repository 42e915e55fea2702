import type { Chunk } from '../worker.ts'

/** The name of the queue on Redis. */
export const QUEUE = 'tefuda-lab'

/** A chunk as it waits. Its name follows from what it is, so that asking twice changes nothing. */
export interface Waiting extends Chunk {
  readonly identity: string
  readonly software: string
}
