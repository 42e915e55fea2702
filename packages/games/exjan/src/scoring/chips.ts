import { joinTexts, type Text, text } from '@tefuda/kernel'

/** The values of chips, from the largest. */
const VALUES = [100, 50, 10, 5] as const

/** As few chips as make these points: 80 is `50点×1、10点×3`. Null where chips cannot make them. */
export const chipsText = (points: number): Text | null => {
  if (points <= 0 || points % VALUES.at(-1)! !== 0) return null
  let rest = points
  const piles = VALUES.flatMap((value) => {
    const count = Math.floor(rest / value)
    rest -= count * value
    return count === 0 ? [] : [text(`${value}点×${count}`, `${count} × ${value}`)]
  })
  return joinTexts(piles, text('、', ', '))
}
