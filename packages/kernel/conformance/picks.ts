import type { Engine } from '../src/game.ts'
import type { Rng } from '../src/rng.ts'
import type { Seat } from '../src/seat.ts'

/**
 * Every move that can be picked for a seat, as text, once for each number that may be drawn: where all moves are equally
 * likely these are the moves of the list. Only for a `pick` that draws a single number.
 */
export const pickable = <S, M>(engine: Pick<Engine<S, M>, 'pick' | 'format'>, state: S, seat: Seat): string[] => {
  const picked = (rng: Rng): string => engine.format(engine.pick(state, seat, rng))
  let choices = 0
  picked({
    below: (n) => {
      choices = n
      return 0
    },
  })
  return Array.from({ length: choices }, (_, k) => picked({ below: () => k }))
}
