import type { Refusal } from '@tefuda/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { StoreDown } from '../store/index.ts'
import { UNKEPT } from './refusals.ts'

/** Knows whether what is played can be kept, as far as this server has seen. */
export interface Keeping {
  /** Something was kept. */
  succeeded(): void
  /** Something went wrong; `otherwise` says what, in the log, where it is not the database that takes nothing. */
  failed(error: unknown, otherwise: string): void
  /** Why nothing can be kept at present; null where it can. */
  trouble(): Refusal | null
}

interface KeepingParts {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => number
  /** A trouble that is not met again for so long is over, in milliseconds. */
  readonly lasting: number
}

export const watchKeeping = ({ log, now, lasting }: KeepingParts): Keeping => {
  let until = 0
  const isFailing = (): boolean => now() < until
  return {
    succeeded() {
      until = 0
    },
    failed(error, otherwise) {
      if (!(error instanceof StoreDown)) {
        log.warn({ err: error }, otherwise)
        return
      }
      const { ja, en } = UNKEPT.message
      // Tried again every few seconds: told once.
      if (!isFailing()) log.warn({ err: error }, `${ja} / ${en}`)
      until = now() + lasting
    },
    trouble: () => (isFailing() ? UNKEPT : null),
  }
}
