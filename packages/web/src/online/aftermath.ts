import { findGame } from '@tefuda/games'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Clock } from '../table/asking.ts'
import type { Display } from '../table/display.ts'
import type { Finished, TableState } from '../table/table.ts'
import { playThrough } from '../table/timeline.ts'
import type { Verdict } from './audit.ts'

/** What became of the record after the session. */
export type Ending =
  | { readonly kind: 'asking' }
  | { readonly kind: 'checked'; readonly verdict: Verdict }
  | { readonly kind: 'unreachable'; readonly refusal: Refusal }

/** Where the record comes from, and where it is kept. */
export interface RecordServices {
  /** The record of the session, once it is over. */
  readonly record: () => Promise<unknown>
  /** Keeps a record that stands up. */
  readonly keep: (verdict: Verdict & { readonly kind: 'sound' }) => Promise<Finished>
}

/** What comes after a session at an online table: its record is fetched, checked and kept. */
export interface Aftermath {
  /** Null while the session goes on. */
  ending(): Ending | null
  /** The session is over; said once more, it changes nothing. */
  begin(): void
  /** The server is there again, or somebody asks: a record that could not be had is asked for once more. */
  askAnew(): void
  close(): void
}

/** A record that could not be had is asked for again so often, the first time after so long; each wait is twice the one before. */
const MORE_TRIES = 6
const FIRST_AGAIN = 2000

/** `check` judges what was told; `set` takes what the table then knows. */
export const createAftermath = (
  { record, keep, clock }: RecordServices & { readonly clock: Clock },
  display: Display,
  check: (told: unknown) => Verdict,
  set: (change: Partial<TableState>) => void,
): Aftermath => {
  let ending: Ending | null = null
  let isAsking = false
  let tries = 0
  let closed = false
  let cancelAgain = (): void => {}

  const settle = async (verdict: Verdict): Promise<void> => {
    ending = { kind: 'checked', verdict }
    set({})
    if (verdict.kind !== 'sound') return
    const finished = await keep(verdict)
    await display.idle()
    if (closed) return
    const timeline = playThrough(verdict.record, findGame)
    set({ finished, whole: verdict.match, ...('scores' in timeline && { scores: timeline.scores }) })
  }

  const finish = async (): Promise<void> => {
    cancelAgain()
    isAsking = true
    const told = await record()
    isAsking = false
    if (!isRefusal(told)) return settle(check(told))
    ending = { kind: 'unreachable', refusal: told }
    if (!closed && tries < MORE_TRIES) cancelAgain = clock.after(FIRST_AGAIN * 2 ** tries++, () => void finish())
    await display.idle()
    set({})
  }

  return {
    ending: () => ending,
    begin() {
      if (ending !== null) return
      ending = { kind: 'asking' }
      void finish()
    },
    askAnew() {
      if (ending?.kind !== 'unreachable' || isAsking) return
      tries = 0
      void finish()
    },
    close() {
      closed = true
      cancelAgain()
    },
  }
}
