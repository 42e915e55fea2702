import { chaptersOfPlay } from '../src/rulebook/differences.ts'
import type { Block, Chapter, RuleBook } from '../src/rulebook.ts'
import type { Text } from '../src/text.ts'

/** Every text of a block, captions of figures too. */
export const textsOf = (block: Block): readonly Text[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'figure':
      return [block.caption]
  }
}

export const blocksOf = (book: RuleBook): Block[] => book.chapters.flatMap(({ blocks }) => blocks)

export const chapterOf = (book: RuleBook, id: string): Chapter | undefined =>
  book.chapters.find((found) => found.id === id)

/** All of a book but the list of differences. */
export const told = (book: RuleBook): Block[] => chaptersOfPlay(book).flatMap(({ blocks }) => blocks)

/** Whether a block, or an item of it, is marked as different from the standard game. */
export const isMarked = (block: Block): boolean =>
  ('changed' in block && block.changed === true) || (block.kind === 'list' && block.changedItems !== undefined)

/** A block as text, without the mark that it differs from the standard game. */
export const withoutMark = (block: Block): string =>
  JSON.stringify({ ...block, changed: undefined, changedItems: undefined })

/** What a book says, marks and the list of differences apart. */
export const prose = (book: RuleBook): string => told(book).map(withoutMark).join('\n')

/** What is wrong with a book, in words; nothing where it is sound. `names` may stand in Japanese in an English text. */
export const faultsOf = (book: RuleBook, names: readonly string[] = []): string[] => {
  const known = new Set(book.rulings.map(({ id }) => id))
  const texts = [
    book.title,
    book.credit,
    ...book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
  ]
  const faults = texts.flatMap((text) => textFaults(text, names))
  for (const block of blocksOf(book)) {
    for (const id of block.rules ?? []) if (!known.has(id)) faults.push(`${id} is not listed`)
    faults.push(...blockFaults(block))
  }
  const ids = book.chapters.map(({ id }) => id)
  if (new Set(ids).size < ids.length) faults.push('a chapter twice')
  return faults
}

const textFaults = ({ ja, en }: Text, names: readonly string[]): string[] => {
  const faults: string[] = []
  if (ja.trim() === '' || en.trim() === '') faults.push(`empty: ${ja} / ${en}`)
  if (/undefined|NaN|null/.test(ja + en)) faults.push(`unfinished: ${ja} / ${en}`)
  if (/[ぁ-んァ-ヶ一-龠]/.test(names.reduce((rest, name) => rest.replace(name, ''), en)))
    faults.push(`Japanese in English: ${en}`)
  if (/ {2}/.test(en)) faults.push(`two blanks: ${en}`)
  return faults
}

const blockFaults = (block: Block): string[] => {
  switch (block.kind) {
    case 'paragraph':
      return []
    case 'list':
      return hasTwice(block.items.map(({ en }) => en)) ? ['an item twice'] : []
    case 'table': {
      const isRagged = block.rows.some((row) => row.length !== block.head.length)
      const isTwice = hasTwice(block.rows.map((row) => row.map(({ en }) => en).join('|')))
      return [...(isRagged ? ['a ragged table'] : []), ...(isTwice ? [`a row twice: ${block.head[0]?.en}`] : [])]
    }
    case 'figure':
      return block.figure.lines.flat().some((spot) => block.figure.spots[spot] === undefined)
        ? [`a line into nothing: ${block.caption.en}`]
        : []
  }
}

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length
