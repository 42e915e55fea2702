import { frenchName, type Text, text } from '@tefuda/kernel'
import type { Cell } from '@tefuda/southern-cross'
import type { Left } from './left.ts'

/** So much less is clearly less. */
const CLEARLY = 0.8

/** That the next player can take clearly less than after another move; null where that is not so. */
export const lessText = (own: Left, other: Left): Text | null => {
  const [points, otherwise] = [Math.round(own.next), Math.round(other.next)]
  if (points >= CLEARLY * otherwise) return null
  if (points === 0)
    return text(
      `次の人がすぐ取れる点は残らない。もう一方の手では平均およそ${otherwise}点が残る。`,
      `Leaves the next player nothing to take at once; the other move leaves about ${otherwise} points on average.`,
    )
  return text(
    `次の人がすぐ取れる点は平均およそ${points}点で、もう一方の手の${otherwise}点より少ない。`,
    `It leaves the next player about ${points} points to take at once on average, the other move ${otherwise}.`,
  )
}

/** What a card that is still held may take on the next turn, where that is more than after another move; null where it is not. */
export const ownText = ({ own }: Left, other: Left, cellText: (cell: Cell) => Text): Text | null => {
  if (own === null || own.points <= (other.own?.points ?? 0)) return null
  const [name, place] = [frenchName(own.card), cellText(own.cell)]
  return text(
    `手札の ${name} を${place.ja}に置けば${own.points}点になる形が残る。`,
    `It leaves ${own.points} points for the ${name} in hand at ${place.en}.`,
  )
}
