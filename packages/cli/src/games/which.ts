import { type Refusal, refusal } from '@tefuda/kernel'

/** At most so many moves are named when one has to be chosen. */
const NAMED = 6

/** `#12` means the twelfth move of the list; undefined for a text that is no such number. */
export const numberedMove = (plain: string, moves: () => readonly string[]): string | Refusal | undefined => {
  const [, number] = /^#(\d{1,6})$/.exec(plain) ?? []
  if (number === undefined) return undefined
  return moves()[Number(number) - 1] ?? noSuchMove(number)
}

const noSuchMove = (number: string): Refusal =>
  refusal(
    'no-such-move',
    null,
    `#${number} という番号の手はありません。番号は moves で見られます。`,
    `There is no move #${number}. See moves for the numbers.`,
  )

/** Several moves could be meant. */
export const whichMove = (moves: readonly string[]): Refusal => {
  const named = moves.slice(0, NAMED)
  const more = moves.length > NAMED
  return refusal(
    'which-move',
    null,
    `どの手か書いてください：${named.join('、')}${more ? ` ほか${moves.length - NAMED}手` : ''}`,
    `Say which: ${named.join(', ')}${more ? ` and ${moves.length - NAMED} more` : ''}`,
  )
}

/** Several cards could be meant. */
export const whichCard = (cards: readonly string[]): Refusal =>
  refusal('which-card', null, `どの札か書いてください：${cards.join('、')}`, `Say which card: ${cards.join(', ')}`)
