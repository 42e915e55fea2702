import type { RuleId } from './refusal.ts'
import type { Text } from './text.ts'

/**
 * A rule book as structured text. It is generated from the rule set in force, so it says exactly what is
 * played; the page, the terminal and other programs each draw it in their own way.
 */
export interface RuleBook {
  readonly title: Text
  readonly credit: Text
  readonly chapters: readonly Chapter[]
  /** The rulings the text rests on, in the order of their ids. */
  readonly rulings: readonly Ruling[]
}

/** A part of a rule book under a heading. */
export interface Chapter {
  /** Stable within the game, for links: `roles`, `reach`. */
  readonly id: string
  readonly title: Text
  readonly blocks: readonly Block[]
}

/**
 * `rules` are the rulings a block rests on; `changed` marks what the book of the game's standard rules does not say. Of a list in
 * which only some items differ, `changedItems` are those, by their place.
 */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text; readonly rules?: readonly RuleId[]; readonly changed?: boolean }
  | {
      readonly kind: 'list'
      readonly items: readonly Text[]
      readonly rules?: readonly RuleId[]
      readonly changed?: boolean
      readonly changedItems?: readonly number[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly Text[]
      readonly rows: readonly (readonly Text[])[]
      readonly rules?: readonly RuleId[]
      readonly changed?: boolean
    }
  | { readonly kind: 'figure'; readonly figure: Figure; readonly caption: Text; readonly rules?: readonly RuleId[] }

/** A small drawing: cards on a grid or ring, some of them marked, lines through the cards of one role. */
export interface Figure {
  readonly spots: readonly Spot[]
  /** Each a run of indices into `spots`. */
  readonly lines: readonly (readonly number[])[]
}

/** A place in a figure, empty or with a card. */
export interface Spot {
  /** In card widths from the left, card heights from the top; fractions on a ring. */
  readonly x: number
  readonly y: number
  /** The name of a card; absent for an empty cell. */
  readonly card?: string
  /** The card this figure is about: the one just placed. */
  readonly placed?: boolean
}

/** A word by which tables of a game call something that its rule book explains: a yaku, a role, an effect. */
export interface Term {
  /** Different from all others of the game: `reach`, `skip`. */
  readonly id: string
  /** As texts of the game have it; in English with or without a capital. */
  readonly name: Text
  /** What it is, in a sentence. */
  readonly meaning: Text
  /** The chapter of the rule book that says more. */
  readonly chapter: Chapter['id']
}

/** How a place is read where the designer's document leaves it open. */
export interface Ruling {
  readonly id: RuleId
  readonly title: Text
  readonly text: Text
  /** `option`: also a setting. `reconstructed`: fills in what the document lost. `ours`: neither document nor ruling speaks. */
  readonly marks: readonly ('option' | 'reconstructed' | 'ours')[]
}
