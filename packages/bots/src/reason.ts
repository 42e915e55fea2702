import { type Seat, type Text, text } from '@tefuda/kernel'

/** Kinds of decisions, as players call them; a word means the same in every game that has it. */
export const DECISION_KINDS = {
  take: text('役を取る', 'taking roles'),
  prepare: text('形をつくる', 'preparing'),
  place: text('コインを置く', 'placing coins'),
  draw: text('札を引く', 'drawing'),
  lead: text('自分から出す', 'leading'),
  follow: text('返す', 'following'),
  pass: text('パスする', 'passing'),
  cut: text('カットイン', 'cutting in'),
  exchange: text('札の交換', 'exchanging cards'),
  choice: text('札の効果', 'effects of cards'),
  discard: text('捨て札を選ぶ', 'discarding'),
  fold: text('リーチを受けて捨てる', 'discarding against a reach'),
  call: text('鳴くか見送るか', 'calling or not'),
  reach: text('リーチ', 'reach'),
  win: text('あがり', 'winning'),
} as const satisfies Readonly<Record<string, Text>>

export type DecisionKind = keyof typeof DECISION_KINDS

/** Why a move may be good, as a player would say it: one sentence or two. */
export interface Reason {
  readonly kind: DecisionKind
  readonly text: Text
  /** What the move makes at once, or makes more than the other one, on a shared field less what the next player may take of it; in games in which moves make points one by one. */
  readonly atOnce?: number
}

/**
 * Says why a seat may want to make a legal move. With `instead`, a legal move that is not as good, it leaves out what speaks for both, and is null
 * where nothing is known that sets them apart. Of the state, which is sampled, it uses what the seat can see and nothing else.
 */
export type Reasoning<S = unknown, M = unknown> = (state: S, seat: Seat, move: M, instead?: M) => Reason | null

/** A sentence after another, where there is one. */
export const joined = (one: Text, other: Text | null): Text =>
  other === null ? one : text(`${one.ja}${other.ja}`, `${one.en} ${other.en}`)

/** Sentences as one text; null where there are none. */
export const paragraph = (sentences: readonly (Text | null)[]): Text | null =>
  sentences.reduce((told, one) => (told === null ? one : joined(told, one)), null)
