import type { Block, RuleBook } from '@tefuda/kernel'

/** How many sentences of the first chapter introduce the game. */
const OPENING = 3

/**
 * A short account of a rule book: how it begins, then everything that differs from the standard rules, in the
 * order of the book.
 */
export const summaryOf = (book: RuleBook): Block[] => {
  const [first, ...others] = book.chapters
  const opening = (first?.blocks ?? []).filter((block) => block.kind === 'paragraph').slice(0, OPENING)
  const rest = [...(first?.blocks ?? []), ...others.flatMap((chapter) => chapter.blocks)]
  const changed = rest.filter(
    (block) => block.kind !== 'figure' && block.changed === true && !opening.includes(block as never),
  )
  return [...opening, ...changed]
}
