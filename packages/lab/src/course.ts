import type { Phase, Seat, Sides } from '@tefuda/kernel'
import { begunIn, leadOf } from './scores-seen.ts'

/** What a game's status tells from decision to decision: what was asked, and who was ahead. */
export const courseOf = (sides: Sides) => {
  const asked = { turn: 0, window: 0, choice: 0, exchange: 0 }
  const lead = leadOf(sides.seats)
  const begun = begunIn()
  let [before, windows, claims, deals] = ['over' as Phase, 0, 0, 0]
  let last: readonly number[] = []
  return {
    /** Before each decision, and once more at the end. */
    sees(phase: Phase, scores: readonly number[], deal: number, due: readonly Seat[]): void {
      lead.see(scores)
      begun.see(deal, phase, scores, due)
      last = scores
      deals = deal
      if (due.length === 0) return
      // Each by its own name: one looked up by `phase` costs as much as the rest of this loop.
      if (phase === 'turn') asked.turn++
      else if (phase === 'window') asked.window++
      else if (phase === 'choice') asked.choice++
      else asked.exchange++
      if (phase === 'window' && before !== 'window') windows++
      before = phase
    },
    /** A window was answered otherwise than when time is up. */
    claimed(): void {
      claims++
    },
    told: () => ({
      asked,
      windows,
      claims,
      deals,
      begun: begun.told(last),
      wasLast: lead.wasLast,
      leadChanges: lead.leadChanges(),
    }),
  }
}
