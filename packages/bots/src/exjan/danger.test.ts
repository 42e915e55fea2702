import { cardNamed, cardOf, type ExjanState, rankOf, suitOf } from '@tefuda/exjan'
import type { Card } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { dangerOf, isThreatened } from './danger.ts'

const card = (name: string): Card => cardNamed(name)!
const SEVEN = card('S7')

/** Two seats, of which each has said reach with the discard given, or not at all. */
const state = (reach: readonly [number, number], rivers: readonly [string[], string[]] = [[], []]) =>
  ({ hands: [[], []], reach, rivers: rivers.map((names) => names.map(card)) }) as unknown as ExjanState

/** Everything is seen but these. */
const hidden = (...cards: Card[]): Uint8Array => {
  const seen = new Uint8Array(256).fill(1)
  for (const each of cards) seen[each] = 0
  return seen
}

const mate = (suit: number): Card => cardOf(suit, rankOf(SEVEN))
const near = (step: number): Card => cardOf(suitOf(SEVEN), rankOf(SEVEN) + step)

const danger = (...cards: Card[]): number => dangerOf(state([-1, 0]), 0, hidden(...cards), SEVEN)

describe('the danger of a discard', () => {
  it('is nothing where nobody else has said reach', () => {
    expect(isThreatened(state([0, -1]), 0)).toBe(false)
    expect(isThreatened(state([-1, 0]), 0)).toBe(true)
    expect(dangerOf(state([0, -1]), 0, hidden(mate(1), near(1), near(2)), SEVEN)).toBe(0)
  })

  it('counts pairs and groups of its rank', () => {
    expect(danger()).toBe(0)
    expect(danger(mate(1))).toBe(1)
    expect(danger(mate(1), mate(2))).toBe(3)
    expect(danger(mate(1), mate(2), mate(3))).toBe(6)
  })

  it('counts runs below, around and above it', () => {
    expect(danger(near(-2), near(-1))).toBe(1)
    expect(danger(near(-1), near(1))).toBe(1)
    expect(danger(near(1), near(2))).toBe(1)
    expect(danger(near(-2), near(2))).toBe(0)
    expect(danger(near(-2), near(1))).toBe(0)
    expect(danger(near(-1), near(1), mate(1))).toBe(2)
  })

  it('leaves its rank out once the seat has passed it by after its reach', () => {
    const seen = hidden(mate(1), mate(2), near(1), near(2))
    expect(dangerOf(state([-1, 0], [[], ['S2', 'H7']]), 0, seen, SEVEN)).toBe(1)
    expect(dangerOf(state([-1, 1], [[], ['H7', 'S2']]), 0, seen, SEVEN)).toBe(4)
  })
})
