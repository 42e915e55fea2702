import type { Block, Chapter, RuleBook } from '@tefuda/kernel'

/**
 * A short account of a rule book: what is played at this table, then what differs from the standard rules. A book
 * has a chapter `table` for the one and `differences` for the other; where it has not, its first chapter stands in
 * for the one, and whatever is marked as changed for the other.
 */
export const summaryOf = ({ chapters }: RuleBook): Block[] => {
  const table = chapters.find(({ id }) => id === 'table') ?? chapters[0]
  const differences = chapters.find(({ id }) => id === 'differences')
  const changed =
    differences === undefined ? chapters.filter((chapter) => chapter !== table).flatMap(changedOf) : told(differences)
  return [...told(table), ...changed]
}

const told = (chapter: Chapter | undefined): Block[] => (chapter?.blocks ?? []).filter(({ kind }) => kind !== 'figure')

const changedOf = (chapter: Chapter): Block[] =>
  told(chapter).filter((block) => block.kind !== 'figure' && block.changed === true)
