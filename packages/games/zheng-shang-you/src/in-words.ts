import { type Text, text } from '@tefuda/kernel'

/** A move, given as the notation writes it, in words for a log or a button. */
export const inWords = (move: string): Text => {
  const [verb = '', ...rest] = move.split(' ')
  switch (verb) {
    case 'pass':
      return text('パス', 'Pass')
    case 'give':
      return text(`${rest.join(' ')} を出す`, `Put down ${rest.join(' ')}`)
    case 'take':
      return text(`${rest.join(' ')} を取る`, `Take ${rest.join(' ')}`)
    default:
      return text(move, move)
  }
}
