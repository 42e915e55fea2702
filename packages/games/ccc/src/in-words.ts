import { type Text, text } from '@tefuda/kernel'

/** A move, given as the notation writes it, in words for a log or a button. */
export const inWords = (move: string): Text => {
  const draw = /^draw (\d+)(?: - (.+))?$/.exec(move)
  if (draw === null) {
    const words = move.replace(' > ', ' → ')
    return text(words, words)
  }
  const [, count = '0', away] = draw
  if (count === '0') return text('引かずに終える', 'End without a card')
  return away === undefined
    ? text(`${count}枚引く`, `Draw ${count}`)
    : text(`${away} を捨てて${count}枚引く`, `Discard ${away}, draw ${count}`)
}
