import { type Engine, moveText, type Text, text } from '@tefuda/kernel'
import { pointScaleOf } from './point-scale.ts'
import type { Decision } from './review.ts'
import { amountOf } from './words.ts'

/** What the other move would have come to as the cards lay, of a decision that is told; null of any other. It stands beside the verdict, never in its place. */
export const hindsightIn = (engine: Engine, game: string, { hindsight }: Decision): Text | null => {
  if (hindsight === undefined) return null
  const { instead, gain, error } = hindsight
  const scale = pointScaleOf(game)
  const difference = Math.abs(gain)
  if (difference <= 2 * error || difference < scale.threshold || difference === 0) return lay(NONE)
  const by = amountOf(difference, scale)
  const other = moveText(engine, instead)
  return gain < 0
    ? lay(text(`選んだ手のほうが${by.ja}多くなりました。`, `yours was better by ${by.en}.`))
    : lay(text(`「${other.ja}」なら${by.ja}多くなりました。`, `“${other.en}” would have brought ${by.en} more.`))
}

const NONE = text('はっきりした違いはありませんでした。', 'it would have made no clear difference.')

const lay = ({ ja, en }: Text): Text => text(`見えなかった札を開けてみると、${ja}`, `With all cards laid open, ${en}`)
