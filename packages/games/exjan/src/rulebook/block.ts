import { type Block, type Figure, type RuleId, type Text, text } from '@tefuda/kernel'
import { type Aspect, differs, type Sitting } from './sitting.ts'

/** What a block rests on: rulings by number, and the settings it tells of. */
export interface Ground {
  readonly rulings?: readonly number[]
  readonly about?: readonly Aspect[]
}

interface Marks {
  readonly rules?: readonly RuleId[]
  readonly changed?: boolean
}

const marks = (sitting: Sitting, { rulings = [], about = [] }: Ground): Marks => ({
  ...(rulings.length > 0 ? { rules: rulings.map((number) => `EJ-${number}`) } : {}),
  ...(about.some((aspect) => differs(sitting, aspect)) ? { changed: true } : {}),
})

/** A paragraph in both languages. */
export const say = (sitting: Sitting, ja: string, en: string, ground: Ground = {}): Block => ({
  kind: 'paragraph',
  text: text(ja, en),
  ...marks(sitting, ground),
})

export const list = (sitting: Sitting, items: readonly Text[], ground: Ground = {}): Block => ({
  kind: 'list',
  items,
  ...marks(sitting, ground),
})

export const table = (
  sitting: Sitting,
  head: readonly Text[],
  rows: readonly (readonly Text[])[],
  ground: Ground = {},
): Block => ({ kind: 'table', head, rows, ...marks(sitting, ground) })

/** Cards side by side; `|` parts them, and cards that belong together are joined by a line. */
export const cards = (names: string, caption: Text): Block => ({ kind: 'figure', figure: rowOf(names), caption })

const GAP = 0.4

const rowOf = (names: string): Figure => {
  const parts = names.split(' | ').map((part) => part.split(' '))
  const before = (part: number): number => parts.slice(0, part).flat().length
  return {
    spots: parts.flatMap((part, at) => part.map((card, k) => ({ x: before(at) + k + at * GAP, y: 0, card }))),
    lines: parts.flatMap((part, at) => (part.length > 1 ? [part.map((_, k) => before(at) + k)] : [])),
  }
}

/** The same in both languages: numbers and signs. */
export const same = (sign: string | number): Text => text(`${sign}`, `${sign}`)

const WORDS = ['no', 'one', 'two', 'three', 'four']

/** A small number in an English sentence. */
export const word = (n: number): string => WORDS[n] ?? `${n}`

/** `1 card`, `2 cards`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
