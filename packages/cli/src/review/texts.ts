import { type Seat, type Text, text } from '@tefuda/kernel'

export const FOUND = text('よく見つけた手', 'Found well')

export const COSTLY = text('損の大きかった手', 'What cost most')

export const NOTHING_COSTLY = text(
  'はっきり損だと言える手は、ありませんでした。',
  'No decision was a loss beyond doubt.',
)

/** Whose play it was: the seat as `--seat` counts it, and its name. */
export const seatText = (seat: Seat, name: string): Text =>
  text(`検討した席：${seat + 1}（${name}）`, `Reviewed: seat ${seat + 1} (${name})`)

/** The columns of the list of all decisions. */
export const COLUMNS = [
  text('手目', 'Move'),
  text('選んだ手', 'Played'),
  text('ボットの手', 'The bot’s'),
  text('損', 'Lost'),
] as const

/** The bot's move where it is clearly better. */
export const BETTER = text('よりよい手', 'Better')

export const ALL = text('すべての手', 'All decisions')

/** Below the list, where it has such decisions. */
export const ALIKE = text(
  '差が出ていても、二つの手を分けるものが見つからなければ、損には挙げていません。続け方の違いだけかもしれないからです。',
  'A difference is not called a loss where nothing known sets the two moves apart: it may be only how they were played on.',
)
