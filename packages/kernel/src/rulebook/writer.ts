import type { RuleId } from '../refusal.ts'
import type { Block, Ruling } from '../rulebook.ts'
import { type Text, text } from '../text.ts'
import { type Compared, marked } from './marked.ts'

/** What a block rests on: rulings by number. */
export interface Ground {
  readonly rulings?: readonly number[]
}

/** The blocks of one game's book, all in both languages. `S` is what the book is about. */
export interface Writer<S extends Compared> {
  readonly say: (subject: S, ja: string, en: string, ground?: Ground) => Block
  readonly list: (subject: S, items: readonly Text[], ground?: Ground) => Block
  readonly table: (subject: S, head: readonly Text[], rows: readonly (readonly Text[])[], ground?: Ground) => Block
}

/**
 * Writes the book of a game whose rulings begin with `prefix` (`SC` for `SC-6`). What the standard game's book does not say
 * is marked as changed.
 */
export const writerOf = <S extends Compared>(prefix: string): Writer<S> => {
  const restsOn = ({ rulings = [] }: Ground): { readonly rules?: readonly RuleId[] } =>
    rulings.length > 0 ? { rules: rulings.map((number) => `${prefix}-${number}`) } : {}
  return {
    say: (subject, ja, en, ground = {}) =>
      marked(subject, { kind: 'paragraph', text: text(ja, en), ...restsOn(ground) }),
    list: (subject, items, ground = {}) => marked(subject, { kind: 'list', items, ...restsOn(ground) }),
    table: (subject, head, rows, ground = {}) => marked(subject, { kind: 'table', head, rows, ...restsOn(ground) }),
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
