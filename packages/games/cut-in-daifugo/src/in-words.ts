import { type Text, text } from '@tefuda/kernel'

/** A move, given as the notation writes it, in words for a log or a button. */
export const inWords = (move: string): Text => {
  const [verb = '', ...words] = move.split(' ')
  const rest = words.join(' ')
  switch (verb) {
    case 'pass':
      return text('パス', 'Pass')
    case 'no':
      return text('見送る', 'Let it pass')
    case 'none':
      return text('選ばない', 'Choose none')
    case 'resign':
      return text('投了', 'Resign')
    case 'cut':
      return text(`カットイン ${rest}`, `Cut in: ${rest}`)
    case 'give':
      return text(`${rest} を渡す`, `Give ${rest}`)
    case 'take':
      return text(`${rest} を取る`, `Take ${rest}`)
    case 'drop':
      return text(`${rest} を捨てる`, `Discard ${rest}`)
    case 'peep':
      return text(`${rest}枚目を公開させる`, `Turn up card ${rest}`)
    case 'greed': {
      const [card = '', from = '0'] = rest.split('@')
      return text(`席${Number(from) + 1}の ${card} を動かす`, `Move ${card} of seat ${Number(from) + 1}`)
    }
    case 'open':
    case 'show':
      return text(`${rest} を公開する`, `Show ${rest}`)
    default:
      return text(move, move)
  }
}
