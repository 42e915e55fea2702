import { BLACK_JOKER, type ClimbingRank, RANK_NAMES, RED_JOKER } from '@tefuda/climbing'
import { jokerText, type Text, text } from '@tefuda/kernel'

/** A rank as players say it. */
export const rankText = (rank: ClimbingRank): Text => {
  if (rank === BLACK_JOKER || rank === RED_JOKER) return jokerText(rank === RED_JOKER)
  return text(RANK_NAMES[rank]!, RANK_NAMES[rank]!)
}
