import type { Table } from '@tefuda/bots'
import type { Rng, Seat } from '@tefuda/kernel'
import type { Mind } from './minds.ts'

/** What one turn of a game, drawn at random, had to offer. */
export interface Look {
  /** Legal moves; `MOST_OPTIONS` where there are as many or more. */
  readonly options: number
  /** Whether the bot below would have played something else; null where there is none. */
  readonly judged: boolean | null
}

/** Listing moves takes long, so one deal in so many is looked at. */
export const LOOK_EVERY = 16

/** At most so many legal moves are counted. */
export const MOST_OPTIONS = 100

/** Draws one turn of a game, each as likely as any other (reservoir sampling), and looks at it once the game is over. */
export const lookAt = ({ engine }: Table, minds: readonly Mind[], luck: Rng) => {
  let turns = 0
  let kept: { readonly state: unknown; readonly seat: Seat; move: unknown } | null = null
  return {
    /** A turn comes; answers whether it is kept until another is. */
    sees(state: unknown, seat: Seat): boolean {
      turns = Math.min(turns + 1, 65536)
      if (luck.below(turns) > 0) return false
      kept = { state: engine.clone(state), seat, move: undefined }
      return true
    },
    /** What was played in the turn that is kept. */
    played(move: unknown): void {
      kept!.move = move
    },
    told(): Look | null {
      if (kept === null) return null
      const { state, seat, move } = kept
      const options = engine.list(state, seat, { limit: MOST_OPTIONS }).moves.length
      const { below } = minds[seat]!
      const judged = below === null ? null : engine.format(below(state, seat, luck, [])) !== engine.format(move)
      return { options, judged }
    },
  }
}
