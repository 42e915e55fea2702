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
      return areJokersAlone(verb, rest) ? jokersText(rest.length + 1) : text(move, move)
  }
}

/** Whether a set is of black jokers and red ones in their place: no player names those one by one. */
const areJokersAlone = (first: string, others: readonly string[]): boolean =>
  others.includes('RJ=BJ') && [first, ...others].every((card) => card === 'BJ' || card === 'RJ=BJ')

const jokersText = (count: number): Text => text(`ジョーカー${count}枚`, `${count} jokers`)
