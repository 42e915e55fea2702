import { isRefusal, type Refusal, type Seat } from '@tefuda/kernel'
import type { SeenGame } from '@tefuda/wire/seen-game'
import type { Played } from '../table/played.ts'
import type { SeatContext } from '../table/table-game.ts'
import type { MoveOnItsWay } from './move-on-its-way.ts'
import { silenceOf } from './remote-context.ts'
import type { Room } from './room.ts'
import type { WindowAnswers } from './window-answers.ts'

/** The moves of the own seat, of which one at most is on its way to the server. */
export interface OwnMoves {
  /** `pictured`: the cards lie on the field already. Null where it is sent, or where there is nothing to be sent. */
  play(move: string, pictured: boolean): Refusal | null
  /** Asks the others whether the last move may be taken back. */
  proposeUndo(): void
}

export interface OwnMovesServices {
  readonly room: Pick<Room, 'order'>
  readonly played: Played
  readonly way: MoveOnItsWay
  readonly answers: Pick<WindowAnswers, 'letPass' | 'answered'>
  readonly now: () => SeenGame['now']
  readonly context: () => SeatContext
  /** Shows the table anew, with what was refused, or with nothing refused. */
  readonly show: (refused: Refusal | null) => void
}

/** Whoever lets something pass and comes too late with that has got what they wanted. */
const TOO_LATE: readonly string[] = ['moment-past', 'time-up']

export const createOwnMoves = ({ room, played, way, answers, now, context, show }: OwnMovesServices): OwnMoves => {
  const isSilent = (move: string, seat: Seat): boolean =>
    now().phase === 'window' && move === silenceOf(played, now().view, seat)

  /** The clock, or another window, may have moved meanwhile, and something else may be on its way. */
  const refuse = (refused: Refusal | null, turn: number): void => {
    way.refused(turn)
    show(refused)
  }

  const send = (move: string, pictured: boolean, isSilence: boolean): void => {
    const { turn } = now()
    way.send({ turn, pictured, sent: { move, context: context() } })
    show(null)
    void room.order({ do: 'move', move, turn }).then((answer) => {
      if (isRefusal(answer)) refuse(isSilence && TOO_LATE.includes(answer.code) ? null : answer, turn)
    })
  }

  return {
    play(move, pictured) {
      const { seat, check } = context()
      if (way.isThere() || seat === null) return null
      const isSilence = isSilent(move, seat)
      if (isSilence && answers.letPass(now())) return null
      const against = check(move)
      // A foul is played all the same, and punished.
      if (against !== null && against.foul !== true) return against
      answers.answered()
      send(move, pictured, isSilence)
      return null
    },
    proposeUndo() {
      void room.order({ do: 'offer', offer: 'undo' }).then((answer) => {
        if (isRefusal(answer)) show(answer)
      })
    },
  }
}
