import { type Seat, type Text, text } from '@tefuda/kernel'
import type { SeatContext } from '../../table/table-game.ts'
import type { HandCard } from './hand-card.ts'
import type { Play } from './plays.ts'

/** What is to be done now, from where a seat sits. */
export interface Moment {
  /** Changes when something else is asked; what was put together for one moment means nothing in another. */
  readonly id: string
  /**
   * `play`: cards are put together, also ahead of one's turn. `cut`: the same, to answer a window. `card`: one card
   * of the hand. `spot`: one thing that lies in the field.
   */
  readonly kind: 'play' | 'cut' | 'card' | 'spot'
  /** The word the moves begin with; empty for plays. */
  readonly verb: string
  /** What the main button says. */
  readonly label: Text
  /** What is asked, where it does not go without saying. */
  readonly ask: Text | null
  /** A heading over the field; null where cards lie there. */
  readonly title: Text | null
  /** What goes on, line by line under the heading. */
  readonly lines: readonly Text[]
  /** What can be chosen in the field, in groups. */
  readonly groups: readonly SpotGroup[]
  /** The move that declines, and its button. */
  readonly decline: { readonly move: string; readonly label: Text; readonly key: string } | null
}

export interface SpotGroup {
  readonly seat: Seat | null
  readonly spots: readonly Spot[]
}

/** A card in the field that can be chosen: `move` after the verb, and the face that shows, or `back`. */
export interface Spot {
  readonly id: string
  readonly card: string
  /** How many alike it stands for, where that may be more than one. */
  readonly copies?: number
}

/** What a climbing game tells the shared table about itself. */
export interface Climbing<V> {
  readonly isWild: (card: string) => boolean
  held(view: V, seat: Seat | null): readonly HandCard[]
  moment(context: SeatContext<V>): Moment
  /** Whether low ranks are strong until further notice, so that hands lie the other way round. */
  isTurned(view: V): boolean
  /** What a foul costs, said before one is played; null in games without. */
  readonly foul: Text | null
  /** A word about what a play would do; null where there is nothing to say. */
  remark(play: Play, context: SeatContext<V>): Text | null
}

/** Over the reason why cards were not played. */
export const WHY_NOT = text('なぜ出せない？', 'Why not?')

/** What whoever leads is told. */
export const LEAD = text('好きな組み合わせを出せます。', 'Play any combination.')

/** A moment at which nothing is chosen in the field. */
export const plainMoment = (moment: Partial<Moment> & Pick<Moment, 'id' | 'kind' | 'label'>): Moment => ({
  verb: '',
  ask: null,
  title: null,
  lines: [],
  groups: [],
  decline: null,
  ...moment,
})
