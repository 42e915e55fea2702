import { describe, expect, it } from 'vitest'
import { rankingOf } from './ranking.ts'

describe('ranking by score', () => {
  it('lets equal scores share a rank, and the best win', () => {
    const scores = [3, 7, 3, 7, -1]
    const { scores: told } = rankingOf(scores)
    scores.fill(0)
    expect(told).toEqual([3, 7, 3, 7, -1])
    expect(rankingOf([3, 7, 3, 7, -1])).toEqual({ scores: [3, 7, 3, 7, -1], ranks: [3, 1, 3, 1, 5], winners: [1, 3] })
  })
})
