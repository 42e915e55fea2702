import { describe, expect, it } from 'vitest'
import {
  faceOf,
  frenchCard,
  frenchDeck,
  frenchFace,
  frenchName,
  isJoker,
  JOKER_RANK,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from './cards.ts'

describe('the French pack', () => {
  it('holds 52 cards and two jokers, each with a name of its own', () => {
    const { cards, name } = frenchDeck()
    expect(new Set(cards)).toHaveLength(54)
    expect(new Set(cards.map(name))).toHaveLength(54)
    expect(cards.filter(isJoker).map(name)).toEqual(['RJ', 'BJ'])
  })

  it('lies in the order spades, hearts, diamonds, clubs, jokers, each suit from the ace', () => {
    expect(frenchDeck().cards.map(frenchName).join(' ')).toBe(
      `${SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)).join(' ')} RJ BJ`,
    )
  })

  it('comes in several packs whose cards are alike but not the same', () => {
    const { cards, name } = frenchDeck(2)
    expect(new Set(cards)).toHaveLength(108)
    expect(cards.slice(54)).toEqual(cards.slice(0, 54).map((card) => card + 64))
    for (const [called, alike] of Map.groupBy(cards, name)) {
      expect(alike, called).toHaveLength(2)
      expect(new Set(alike.map(faceOf)), called).toHaveLength(1)
    }
  })

  it('reads and writes names', () => {
    for (const card of frenchDeck(3).cards) expect(frenchFace(frenchName(card))).toBe(faceOf(card))
    for (const wrong of ['', 'S1', 'S11', 's5', 'XJ', 'S10 ', '__proto__', 'constructor'])
      expect(frenchFace(wrong), wrong).toBeUndefined()
  })

  it('takes a card apart into rank, suit and copy', () => {
    expect([frenchName(frenchCard(3, 12)), frenchName(frenchCard(1, JOKER_RANK, 2))]).toEqual(['CK', 'BJ'])
    expect([rankOf(frenchCard(2, 9, 1)), suitOf(frenchCard(2, 9, 1))]).toEqual([9, 2])
    expect([isJoker(frenchCard(0, JOKER_RANK, 3)), isJoker(frenchCard(0, 12, 3))]).toEqual([true, false])
  })
})
