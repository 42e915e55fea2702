import type { Text } from '@tefuda/kernel'

/** What speaks for a play in a climbing game, as far as its seat can tell. */
export interface PlayFacts {
  readonly leads: boolean
  /** As they are laid. */
  readonly cards: readonly string[]
  /** Cards played, and those left in the hand. */
  readonly count: number
  readonly left: number
  /** What is left can be played at once. */
  readonly leftIsOnePlay: boolean
  /** In so many plays what is left can go, at a glance. */
  readonly plays: number
  /** So many of the cards left, strong ones aside, go with no other. */
  readonly alone: number
  /** How strong the weakest of the cards is: higher beats. */
  readonly strength: number
  /** No weaker card stays in the hand. */
  readonly isWeakest: boolean
  /** No stronger card stays in the hand. */
  readonly isStrongest: boolean
  /** One may go out with none of the cards left. */
  readonly isStuck: boolean
  /** It takes apart cards of a rank that could go together. */
  readonly breaks: boolean
  /** Unseen cards of which a better play could be made; null where nobody can tell. */
  readonly stronger: number | null
  /** The play clears the table by itself. */
  readonly clears: boolean
  /** Somebody may hold the same cards, and cut in. */
  readonly isExposed: boolean
  /** Cards of the opponent that is nearest to going out. */
  readonly threat: number
  /** Cards of the opponent whose play it beats, 0 where it went out with it; null where there is none. */
  readonly beaten: number | null
  /** The strong cards that stay in the hand: `A のペア`; null where none does. */
  readonly kept: Text | null
  /** The strong or wild cards it costs: `ジョーカー`; null where it costs none. */
  readonly cost: Text | null
  /** The cards of it that are strong only until the table is cleared: `3`; null where none is. */
  readonly borrowed: Text | null
}

/** The same beside another play, where there is one. */
export interface Facts extends PlayFacts {
  /** The strong cards that stay in the hand, also where another play keeps them too. */
  readonly strong: Text | null
  /** Another play costs as many cards, stronger ones. */
  readonly isWeaker: boolean
  /** It sheds more cards than the other move, where there is one. */
  readonly isMore: boolean
  /** The other play, where there is one. */
  readonly other: PlayFacts | null
}

/** An opponent with no more cards is nearly out. */
export const FEW = 3

/** Whether nobody can beat a play, but for a cut-in. */
export const isUnbeaten = ({ stronger, clears }: PlayFacts): boolean => stronger === 0 || clears
