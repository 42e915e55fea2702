import type { RuleId } from '../refusal.ts'
import type { Block, Ruling } from '../rulebook.ts'
import { type Text, text } from '../text.ts'

/** What a block rests on: rulings by number, and the settings (or rows of them) it tells of. */
export interface Ground<A extends string = string> {
  readonly rulings?: readonly number[]
  readonly about?: readonly A[]
}

/** The blocks of one game's book, all in both languages. `S` is what the book is about, `A` a setting or one row of it. */
export interface Writer<S, A extends string> {
  readonly say: (sitting: S, ja: string, en: string, ground?: Ground<A>) => Block
  readonly list: (sitting: S, items: readonly Text[], ground?: Ground<A>) => Block
  readonly table: (sitting: S, head: readonly Text[], rows: readonly (readonly Text[])[], ground?: Ground<A>) => Block
}

interface Marks {
  readonly rules?: readonly RuleId[]
  readonly changed?: boolean
}

/**
 * Writes the book of a game whose rulings begin with `prefix` (`SC` for `SC-6`). A block about something that the
 * sitting plays otherwise than the standard game, as `differs` says, is marked as changed.
 */
export const writerOf = <S, A extends string>(
  prefix: string,
  differs: (sitting: S, aspect: A) => boolean,
): Writer<S, A> => {
  const marks = (sitting: S, { rulings = [], about = [] }: Ground<A>): Marks => ({
    ...(rulings.length > 0 ? { rules: rulings.map((number) => `${prefix}-${number}`) } : {}),
    ...(about.some((aspect) => differs(sitting, aspect)) ? { changed: true } : {}),
  })
  return {
    say: (sitting, ja, en, ground = {}) => ({ kind: 'paragraph', text: text(ja, en), ...marks(sitting, ground) }),
    list: (sitting, items, ground = {}) => ({ kind: 'list', items, ...marks(sitting, ground) }),
    table: (sitting, head, rows, ground = {}) => ({ kind: 'table', head, rows, ...marks(sitting, ground) }),
  }
}

/** Rulings by number, of the game whose rulings begin with `prefix`. */
export const rulingWith =
  (prefix: string) =>
  (number: number, marks: Ruling['marks'], title: Text, body: Text): Ruling => ({
    id: `${prefix}-${number}`,
    title,
    text: body,
    marks,
  })

/** The same in both languages: numbers and signs. */
export const same = (sign: string | number): Text => text(`${sign}`, `${sign}`)

/** `1 card`, `2 cards`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
