import { type Text, text } from '@tefuda/kernel'

export const FOUND = text('よく見つけた手', 'Found well')

export const COSTLY = text('損の大きかった手', 'What cost most')

export const AGAINST_OTHERS = text(
  'どれも、ほかの席の平均との差です。運には、札の来方と、ほかの席のプレイが入ります。',
  'All against the mean of the other seats. Luck is the cards, and what the others did.',
)

export const WHAT_LUCK_IS = text(
  '運は、札の来方で動いた分です。平均すれば0になります。',
  'Luck is how the cards fell; it is 0 on the mean.',
)

export const NOTHING_COSTLY = text(
  'はっきり損だと言える手は、ありませんでした。',
  'No decision was a loss beyond doubt.',
)

/** Whose play it was. */
export const seatText = (name: string): Text => text(`検討した席：${name}`, `Reviewed: ${name}`)

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
