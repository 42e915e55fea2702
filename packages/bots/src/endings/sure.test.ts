import { describe, expect, it } from 'vitest'
import { type Going, surePlay } from './sure.ts'

/** Single numbers are played, the higher beats the lower; others hold everything up to `top`. */
const numbers = (top: number): Going<readonly number[], number> => ({
  leads: (hand) => hand,
  rest: (hand, play) => (hand.length > 1 ? hand.filter((one) => one !== play) : null),
  isSure: (_, play) => play >= top,
})

describe('sure plays', () => {
  it('are the strong ones first, the weak one last', () => {
    expect(surePlay(numbers(7), [3, 8, 9], [3, 8, 9])).toBe(8)
    expect(surePlay(numbers(7), [3], [3])).toBe(3)
  })

  it('are not those that depend on what others hold', () => {
    expect(surePlay(numbers(7), [3, 4, 9], [3, 4, 9])).toBeNull()
    expect(surePlay(numbers(7), [3, 9], [3])).toBeNull()
  })

  it('are given up when the search takes too long', () => {
    const hand = Array.from({ length: 12 }, (_, k) => 10 + k)
    expect(surePlay(numbers(7), [1, 2, ...hand], [...hand, 1, 2])).toBeNull()
  })
})
