import { type Card, cardsEn, frenchName, isJoker, type Text, text } from '@tefuda/kernel'
import type { Cell } from '@tefuda/southern-cross'
import { asksFor, mateOf } from './outlook.ts'
import type { Aim } from './prospects.ts'

/** What one card that was laid does for an aim. */
export interface AimPart {
  readonly aim: Aim
  readonly card: Card
  readonly cell: Cell
  /** What the line through the cell lacked of the aim, and lacks now. */
  readonly before: number
  readonly after: number
}

/** Why that card, and why there: it brings a line of the aim on, or leaves all of them alone; null where it does neither. */
export const partText = (
  { aim, card, cell, before, after }: AimPart,
  cellText: (cell: Cell) => Text,
  rank: string,
): Text | null => {
  const [name, place] = [frenchName(card), cellText(cell)]
  const { centre, firsts } = aim.crossing
  if (cell === centre)
    return text(
      `${name} はあとで${rank}を重ねるマスに置くので、まわりの形は崩れない。`,
      `The ${name} goes where the ${rank} comes on top later, so what lies around it stays.`,
    )
  const mate = mateOf(aim.crossing, cell)
  const idle =
    isJoker(card) || asksFor(aim.rank, card)
      ? text('', '')
      : text(`その形に要らない ${name} を手放せる。`, ` The ${name} is of no use to it.`)
  if (mate < 0) return text(`${place.ja}はその形に使わないマス。${idle.ja}`, `It does not need ${place.en}.${idle.en}`)
  const across = cellText(mate)
  if (after < before)
    return after === 0
      ? text(
          `${place.ja}の ${name} で、${across.ja}との列がそろう。`,
          `With the ${name} at ${place.en} the line to ${across.en} is in place.`,
        )
      : text(
          `${place.ja}の ${name} で、${across.ja}との列はあと${after}枚になる。`,
          `With the ${name} at ${place.en} the line to ${across.en} lacks ${cardsEn(after)}.`,
        )
  if (after > before && aim.roles === firsts.length)
    return text(
      `${place.ja}の列はあと${after}枚に戻るが、ほかの列は崩れない。`,
      `The line through ${place.en} is back to lacking ${cardsEn(after)}; the others stay.`,
    )
  if (aim.roles < firsts.length && after > 0)
    return text(
      `${place.ja}の列はその${aim.roles}つに入れなくてよい。${idle.ja}`,
      `The line through ${place.en} need not be one of them.${idle.en}`,
    )
  return text(
    `${place.ja}の列に要る札の数は変わらない。${idle.ja}`,
    `The line through ${place.en} lacks no more than before.${idle.en}`,
  )
}
