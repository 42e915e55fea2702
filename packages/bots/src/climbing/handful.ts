import { type ClimbingRank, RANK_NAMES, TWO } from '@tefuda/climbing'
import { type Text, text } from '@tefuda/kernel'

/** So many of a rank together, a climbing rank or any above the two for jokers: `Aのペア`, `ジョーカー（3枚）`. */
export const handful = (rank: ClimbingRank, count: number): Text => {
  const name = rankText(rank)
  if (count === 1) return text(name.ja, `the ${name.en}`)
  if (count === 2) return text(`${name.ja}のペア`, `the pair of ${name.en}s`)
  return text(`${name.ja}（${count}枚）`, `the ${count} ${name.en}s`)
}

const rankText = (rank: ClimbingRank): Text =>
  rank > TWO ? text('ジョーカー', 'joker') : text(RANK_NAMES[rank]!, RANK_WORDS[rank]!)

const RANK_WORDS = 'three four five six seven eight nine ten jack queen king ace two'.split(' ')
