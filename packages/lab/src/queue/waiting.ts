import type { Refusal } from '@tefuda/kernel'
import type { Chunk } from '../worker.ts'

/** The name of the queue on Redis. */
export const QUEUE = 'tefuda-lab'

/** A chunk as it waits. Its name follows from what it is, so that asking twice changes nothing. */
export interface Waiting extends Chunk {
  readonly identity: string
  readonly software: string
}

/** The rows of a chunk as a file, in base64; a refusal where its deals cannot be played to an end. */
export type Answer = string | Refusal
