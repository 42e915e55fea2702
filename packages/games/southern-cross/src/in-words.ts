import { type Text, text } from '@tefuda/kernel'

/** A move, given as the notation writes it, in words for a log or a button. */
export const inWords = (move: string): Text => {
  const words = move.replaceAll('@', ' → ').replaceAll('+', ', ')
  return text(words, words)
}
