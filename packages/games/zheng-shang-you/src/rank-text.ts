import { BLACK_JOKER, type ClimbingRank, RANK_NAMES, RED_JOKER } from '@tefuda/climbing'
import { type Text, text } from '@tefuda/kernel'

/** A rank as players say it. */
export const rankText = (rank: ClimbingRank): Text => {
  if (rank === BLACK_JOKER) return text('黒ジョーカー', 'black joker')
  if (rank === RED_JOKER) return text('赤ジョーカー', 'red joker')
  return text(RANK_NAMES[rank]!, RANK_NAMES[rank]!)
}
