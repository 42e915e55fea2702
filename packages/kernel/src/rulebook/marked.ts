import type { Block, Chapter } from '../rulebook.ts'
import type { Text } from '../text.ts'

/** What a book says, piece by piece: paragraphs, tables, and of lists the items. */
export type Said = ReadonlySet<string>

/** What a book is written for that marks what differs from the standard game. */
export interface Compared {
  /** What the book of the standard game says for as many seats; null while that one is written. */
  readonly usual: Said | null
}

/** What these chapters say, to compare another book with it. */
export const saidIn = (chapters: readonly Chapter[]): Said =>
  new Set(chapters.flatMap(({ blocks }) => blocks.flatMap(piecesOf)))

/** The block, marked where the standard game's book does not say it. */
export const marked = ({ usual }: Compared, block: Block): Block => {
  if (usual === null || block.kind === 'figure') return block
  const isNew = piecesOf(block).map((piece) => !usual.has(piece))
  if (!isNew.includes(true)) return block
  if (block.kind !== 'list' || !isNew.includes(false)) return { ...block, changed: true }
  return { ...block, changedItems: isNew.flatMap((one, at) => (one ? [at] : [])) }
}

const piecesOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [written(block.text)]
    case 'list':
      return block.items.map(written)
    case 'table':
      return [[block.head, ...block.rows].map((row) => row.map(written).join('|')).join('\n')]
    case 'figure':
      return []
  }
}

const written = ({ ja, en }: Text): string => `${ja} / ${en}`
