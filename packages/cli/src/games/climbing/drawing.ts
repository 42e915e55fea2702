import { type Seat, text } from '@tefuda/kernel'
import type { Span } from '../../terminal/spans.ts'
import type { GameDrawing, Projection } from '../drawing.ts'
import { handLines } from './hand.ts'
import { listPlays, MOVES_HELP } from './list.ts'
import { drawRoundTable, type SeatPlace } from './round.ts'
import { readShortPlay } from './short.ts'

/** What a climbing game says of itself, so that the rest is drawn alike. */
export interface ClimbingLook {
  /** Which way play goes, when nothing has turned it round. */
  readonly clockwise: boolean
  seatPlace(projection: Projection, seat: Seat): SeatPlace
  middleOf(projection: Projection): Span[][]
  /** The cards of a seat that the owner of the view knows, by name. */
  cardsOf(view: unknown, seat: Seat): readonly string[]
}

/** What the drawings of climbing games have in common. */
export const climbingDrawing = ({ clockwise, seatPlace, middleOf, cardsOf }: ClimbingLook) =>
  ({
    pans: false,
    seatsRound: true,
    movesHelp: MOVES_HELP,
    board: (projection, _events, _preview, area) =>
      drawRoundTable(
        {
          seats: projection.names.map((_, seat) => seatPlace(projection, seat)),
          nearest: projection.viewer ?? 0,
          clockwise,
          middle: middleOf(projection),
        },
        projection.look,
        area,
      ),
    reachable: () => ({ x: 0, y: 0 }),
    hand: ({ view, look }, seat, columns) => handLines(cardsOf(view, seat), look, columns),
    seatNote: () => '',
    preview: (preview, look) => {
      const { left } = preview as { readonly left: number }
      return [look.say(text(`残り${left}枚になります`, `${left} left after it`))]
    },
    query: () => ({}),
    list: listPlays,
    readShort: (typed, { view }, seat, moves) => readShortPlay(typed, { hand: cardsOf(view, seat), moves }),
  }) satisfies Partial<GameDrawing>
