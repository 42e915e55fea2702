import { byNamedStrength, rankNameOf, readWritten } from '@tefuda/climbing'
import type { Text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import { flow, paintSpans, type Span } from '../../terminal/spans.ts'
import { columnsOf } from '../../terminal/text.ts'
import { laidSpan } from './laid.ts'

const HAND_ROWS = 3

/**
 * A hand by rank, the weakest first or in another order, a gap between ranks; where that takes too much room, each rank
 * once with its suits.
 */
export const handLines = (
  cards: readonly string[],
  look: Look,
  columns: number,
  order: (a: string, b: string) => number = byNamedStrength,
): string[] => {
  const ranks = Map.groupBy(
    cards.toSorted((a, b) => order(readWritten(a).card, readWritten(b).card)),
    (card) => rankNameOf(readWritten(card).card),
  )
  const groups = [...ranks.values()].map((group) => joined(group.map((card) => laidSpan(card, look))))
  const lines = flowGroups(groups, columns)
  if (lines.length <= HAND_ROWS && groups.every(({ text }) => columnsOf(text) <= columns)) return lines
  return flowGroups(
    [...ranks].map(([rank, group]) => shortGroup(rank, group, look)),
    columns,
  )
}

/** Cards under what they are; nothing where there are none. */
export const cardsUnder = (label: Text, cards: readonly string[], look: Look, columns: number): string[] =>
  cards.length === 0 ? [] : [look.say(label), ...handLines(cards, look, columns - 2).map((line) => `  ${line}`)]

/** `3♠♥♦`; jokers stay as they are. */
const shortGroup = (rank: string, cards: readonly string[], look: Look): Span => {
  if (/^[RB]J$/.test(rank)) return joined(cards.map((card) => laidSpan(card, look)))
  const suits = cards.map((card) => {
    const { text, paint } = laidSpan(card, look)
    return { text: text.replace(rank, ''), ...(paint !== undefined && { paint }) }
  })
  return joined([{ text: rank }, ...suits], '')
}

/** Spans that stay together on a line, painted already. */
const joined = (spans: readonly Span[], gap = ' '): Span => {
  const plain = spans.map(({ text }) => text).join(gap)
  const painted = spans.map(({ text, paint }) => (paint === undefined ? text : paint(text))).join(gap)
  return { text: plain, paint: () => painted }
}

/** Groups with two blanks between them. */
const flowGroups = (groups: readonly Span[], columns: number): string[] => {
  const widened = groups.map(
    ({ text, paint }): Span => ({
      text: `${text} `,
      paint: () => `${paint === undefined ? text : paint(text)} `,
    }),
  )
  return flow(widened, columns + 1).map((line) => paintSpans(line).trimEnd())
}
