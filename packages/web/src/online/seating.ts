import { isRefusal, type Refusal, type Seat } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'
import type { Connection } from './connection.ts'
import type { Entropy } from './entropy.ts'
import { isFree } from './free-seats.ts'

/** What the server says where somebody was quicker. */
const TAKEN = 'seat-taken'

/** How this page takes a seat. */
export interface Seating {
  /** Takes a seat, with entropy of one's own. Pressed twice, it is asked for once. */
  sit(seat: Seat): Promise<Refusal | null>
  /** Whoever has opened the table, or played the game before, sits down by coming. Nobody has pressed anything. */
  sitByComing(): Promise<Refusal | null>
}

/** `hasOpened`: whether this page has just opened the table; told once. */
export const createSeating = (
  tableNow: () => TableView | null,
  send: Connection['send'],
  entropy: Entropy,
  hasOpened: () => boolean,
): Seating => {
  let isSitting = false

  const sit = async (seat: Seat): Promise<Refusal | null> => {
    const table = tableNow()
    if (table === null || table.you.seat !== null || isSitting) return null
    isSitting = true
    const commitment = entropy.commit(table.commitments, seat)
    const answer = await send({ do: 'sit', seat, commitment })
    isSitting = false
    return isRefusal(answer) ? answer : null
  }

  const ownSeat = ({ seats }: TableView): Seat => {
    const kept = seats.findIndex((seat) => seat.kind === 'empty' && seat.kept?.you === true)
    return kept < 0 && hasOpened() ? seats.findIndex((seat) => seat.kind === 'empty') : kept
  }

  /** Somebody may be quicker: then the next seat will do. */
  const sitThereOrNext = async (seat: Seat): Promise<Refusal | null> => {
    const refused = await sit(seat)
    if (refused?.code !== TAKEN) return refused
    const next = tableNow()!.seats.findIndex((_, place) => place !== seat && isFree(tableNow()!, place))
    return next < 0 ? refused : sit(next)
  }

  return {
    sit,
    async sitByComing() {
      const table = tableNow()
      if (table === null) return null
      const own = ownSeat(table)
      return table.stage === 'open' && table.you.seat === null && own >= 0 ? sitThereOrNext(own) : null
    },
  }
}
