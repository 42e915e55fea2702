import { type Card, frenchFace, frenchName, isRefusal, suitOf } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { formatAll, formatLaid, isStandIn, lackingSuits, parseAll, parseOne, readLaid } from './laid.ts'
import { RANK_NAMES, SUIT_SIGNS } from './names.ts'
import { byStrength, climbingRank, frenchRank, strongestOf } from './rank.ts'

const cards = (names: string): Card[] => names.split(' ').map((name) => frenchFace(name)!)

describe('ranks', () => {
  it('go from three to two, then the black joker and the red', () => {
    const order = cards('S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA S2 BJ RJ')
    expect(order.map(climbingRank)).toEqual(order.map((_, rank) => rank))
    expect(RANK_NAMES).toEqual(order.map((card) => frenchName(card).replace(/^[SHDC]/, '')))
  })

  it('have the suits of the pack beside them, in its order', () => {
    expect(cards('S3 H3 D3 C3').map((card) => SUIT_SIGNS[suitOf(card)])).toEqual(['♠', '♥', '♦', '♣'])
  })

  it('lead back to the French pack', () => {
    for (const card of cards('S3 S10 SK SA S2')) expect(frenchRank(climbingRank(card))).toBe(card & 15)
  })

  it('sort by strength, equal ranks by suit', () => {
    expect(cards('RJ C3 S2 H3 BJ SA').sort(byStrength).map(frenchName)).toEqual(['H3', 'C3', 'SA', 'S2', 'BJ', 'RJ'])
  })

  it('tell the strongest cards, all where several are equal', () => {
    const named = (names: string, rankAt?: (card: Card) => number): string[] =>
      strongestOf(cards(names), rankAt).map(frenchName)
    expect(named('S3 D2 HA C2')).toEqual(['D2', 'C2'])
    expect(named('BJ S2 RJ')).toEqual(['RJ'])
    expect(named('BJ S2 RJ', (card) => Math.min(climbingRank(card), 13))).toEqual(['BJ', 'RJ'])
    expect(strongestOf([])).toEqual([])
  })
})

describe('cards that stand for others', () => {
  it('are read and written', () => {
    const laid = parseAll(' s5 rj=h6 ')
    expect(isRefusal(laid) ? laid.code : formatAll(laid)).toBe('S5 RJ=H6')
    expect(parseAll('S5  \t RJ=H6')).toEqual(laid)
    for (const text of ['S1', 'X=S5', 'S5=', 'S5=X', 'S5=H5=D5', ''])
      expect(parseAll(text)).toMatchObject({ code: 'unknown-card' })
    expect(isRefusal(laid) ? laid.code : laid.map(isStandIn)).toEqual([false, true])
    expect(['S5', 'rj=h6'].map((word) => formatLaid(readLaid(word)!))).toEqual(['S5', 'RJ=H6'])
    expect(['S5*', 'S5=', '', 'S5 H5'].map(readLaid)).toEqual([undefined, undefined, undefined, undefined])
    expect(parseOne(' rj ')).toBe(frenchFace('RJ'))
    expect(parseOne('S5 H5')).toMatchObject({ code: 'unknown-card' })
  })

  it('take the first suit of S H D C that a set lacks, else spades', () => {
    const suits = cards('S9 H9 D9 C9')
    const lacking = (there: string, count: number): string[] =>
      lackingSuits(cards(there), (suit) => suits[suit]!, count).map(frenchName)
    expect(lacking('S9 D9', 1)).toEqual(['H9'])
    expect(lacking('H9', 3)).toEqual(['S9', 'D9', 'C9'])
    expect(lacking('S9 H9 D9 C9', 2)).toEqual(['S9', 'S9'])
  })
})
