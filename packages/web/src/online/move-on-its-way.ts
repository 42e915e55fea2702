import type { SeenGame } from '@tefuda/wire/seen-game'
import type { Played } from '../table/played.ts'
import type { Sent } from '../table/table.ts'
import { remoteContext } from './remote-context.ts'

/** A move on its way to the server: after how many it was made, and whether its cards lie on the field already. */
interface OnItsWay {
  readonly turn: number
  readonly pictured: boolean
  readonly sent: Sent
}

/** The own move that the server has not answered yet; there is one at most. */
export interface MoveOnItsWay {
  readonly isThere: () => boolean
  /** The move, and the game as it is seen meanwhile. Null where none is on its way. */
  readonly sent: (now: SeenGame['now']) => Sent | null
  readonly send: (move: OnItsWay) => void
  /** Answers with the move that the game has taken by now, which is on its way no more. */
  readonly arrived: (now: SeenGame['now']) => OnItsWay | null
  /** The move made after so many was refused; another may be on its way since. */
  readonly refused: (turn: number) => void
}

export const createMoveOnItsWay = (played: Played): MoveOnItsWay => {
  let way: OnItsWay | null = null
  return {
    isThere: () => way !== null,
    sent({ view, due }) {
      if (way === null) return null
      const { move, context } = way.sent
      if (context.view !== view)
        way = { ...way, sent: { move, context: remoteContext(played, view, context.seat, due) } }
      return way.sent
    },
    send(move) {
      way = move
    },
    arrived({ turn }) {
      if (way === null || turn <= way.turn) return null
      const arrived = way
      way = null
      return arrived
    },
    refused(turn) {
      if (way?.turn === turn) way = null
    },
  }
}
