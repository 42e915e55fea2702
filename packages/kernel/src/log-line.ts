import type { Seat } from './seat.ts'
import { type Text, text } from './text.ts'

/** What happened, in words: a row of a log, a line of a terminal, a sentence for a screen reader. */
export interface LogLine {
  /** Who did it, or whom it happened to; null for what concerns the whole table. `text` does not name it again. */
  readonly seat: Seat | null
  /** What, in a few words. Seats are called by number, from 1 (`席2`, `seat 2`), for clients to put names in their place. */
  readonly text: Text
  /** What the seat scores by it; null where it is no matter of points. */
  readonly points: number | null
  /** How it came about or where it leads, in a few words more; null where the text says it all. */
  readonly note: Text | null
  /**
   * Who needs it. `main`: everybody; it is a row of every log. `seen`: who listens, and who reads a record without a
   * table, since a table shows it, such as a hand taken up. `minor`: only a log of everything has it, since the move
   * itself or another line says as much.
   */
  readonly weight: 'main' | 'seen' | 'minor'
}

/** A line that says all in its text, but for what `more` has. */
export const logLine = (
  seat: Seat | null,
  ja: string,
  en: string,
  more: Partial<Omit<LogLine, 'seat' | 'text'>> = {},
): LogLine => ({ seat, text: text(ja, en), points: null, note: null, weight: 'main', ...more })

/** All of a line as one sentence: `Seat 1: S5 S6 (7 left)`. */
export const sentenceOf = ({ seat, text: { ja, en }, points, note }: LogLine): Text => {
  const who = seat === null ? text('', '') : text(`席${seat + 1}　`, `Seat ${seat + 1}: `)
  const how = note === null ? text('', '') : text(`（${note.ja}）`, ` (${note.en})`)
  const worth =
    points === null ? text('', '') : text(`、${points}点`, `, ${points} ${points === 1 ? 'point' : 'points'}`)
  return text(`${who.ja}${ja}${how.ja}${worth.ja}`, `${who.en}${en}${how.en}${worth.en}`)
}
