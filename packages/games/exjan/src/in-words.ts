import { type Text, text } from '@tefuda/kernel'

/** A move, given as the notation writes it, in words for a log or a button. */
export const inWords = (move: string): Text => {
  const [verb = '', ...rest] = move.split(' ')
  const cards = rest.join(' ')
  switch (verb) {
    case 'win':
      return text('あがり', 'Win')
    case 'pass':
      return text('見送る', 'Let it pass')
    case 'discard':
      return text(`${cards} を捨てる`, `Discard ${cards}`)
    case 'reach':
      return text(`リーチ　${cards}`, `Reach with ${cards}`)
    case 'group':
      return text(`群　${cards}`, `Group with ${cards}`)
    case 'run':
      return text(`連　${cards}`, `Run with ${cards}`)
    default:
      return text(move, move)
  }
}
