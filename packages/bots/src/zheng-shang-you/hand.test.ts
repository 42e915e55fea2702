import { ACE, TWO } from '@tefuda/climbing'
import { frenchFace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { asOnePlay, countHand, emptyHand } from './hand.ts'

const onePlay = (names: string) => {
  const hand = emptyHand()
  countHand(
    hand,
    names.split(' ').map((name) => frenchFace(name)!),
  )
  const plan = asOnePlay(hand)
  return plan && [plan.kind, plan.rank, plan.length, plan.width]
}

describe('a whole hand as one play', () => {
  it.each([
    ['S2', ['single', TWO, 1, 1]],
    ['S2 H2', ['set', TWO, 1, 2]],
    ['S2 BJ', ['set', TWO, 1, 2]],
    ['BJ', ['single', TWO + 1, 1, 1]],
    ['RJ', ['single', TWO + 2, 1, 1]],
    ['BJ RJ', ['set', TWO + 1, 1, 2]],
    ['SA BJ', ['set', ACE, 1, 2]],
  ])('wild cards alone and with others: %s', (names, play) => {
    expect(onePlay(names)).toEqual(play)
  })

  it.each([
    ['S3 H4 D5', ['sequence', 2, 3, 1]],
    ['S3 H4 BJ', ['sequence', 2, 3, 1]],
    ['SK HA RJ', ['sequence', ACE, 3, 1]],
    ['S3 H3 S4 H4 S5 S2', ['groups', 2, 3, 2]],
  ])('runs: %s', (names, play) => {
    expect(onePlay(names)).toEqual(play)
  })

  it.each(['S3 H4', 'S3 H4 S2', 'S3 H3 S4 H4 S5', 'S3 S5 S7'])('%s is none', (names) => {
    expect(onePlay(names)).toBeNull()
  })
})
