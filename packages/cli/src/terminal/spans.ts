import type { Canvas, Paint } from './canvas.ts'
import { clip, columnsOf } from './text.ts'

/** A piece of a line in one colour. */
export interface Span {
  readonly text: string
  readonly paint?: Paint
}

/** Spans with a blank between them, in lines of at most `columns`; one that is longer than a line is cut. */
export const flow = (spans: readonly Span[], columns: number): Span[][] => {
  const lines: Span[][] = []
  let used = columns
  for (const span of spans) {
    const wide = columnsOf(span.text)
    if (lines.length === 0 || used + 1 + wide > columns) {
      lines.push([wide > columns ? { ...span, text: clip(span.text, columns) } : span])
      used = Math.min(wide, columns)
    } else {
      lines.at(-1)!.push(span)
      used += 1 + wide
    }
  }
  return lines
}

export const paintSpans = (spans: readonly Span[]): string =>
  spans.map(({ text, paint }) => (paint === undefined ? text : paint(text))).join(' ')

export const putSpans = (canvas: Canvas, x: number, y: number, spans: readonly Span[]): void => {
  let column = x
  for (const { text, paint } of spans) {
    canvas.put(column, y, text, paint)
    column += columnsOf(text) + 1
  }
}
