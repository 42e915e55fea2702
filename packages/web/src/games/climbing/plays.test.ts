import { isJokerName } from '@tefuda/climbing'
import { describe, expect, test } from 'vitest'
import { handCardsOf, linedUp } from './hand-card.ts'
import { guess, holding, playable, playsIn, readMove, shapeName } from './plays.ts'

const names = (held: readonly { readonly name: string }[]): string => held.map(({ name }) => name).join(' ')

describe('a hand', () => {
  test('tells alike cards apart, and names the public copy with a star only beside a hidden one', () => {
    const held = handCardsOf(['S5', 'S5', 'H9'], ['S5', 'D3'])
    expect(new Set(held.map(({ key }) => key)).size).toBe(5)
    expect(held.map(({ token }) => token)).toEqual(['S5', 'S5', 'H9', 'S5*', 'D3'])
  })

  test('is lined up by rank with the strong cards at the right, jokers last', () => {
    const held = handCardsOf(['RJ', 'S2', 'H3', 'CA', 'S3'])
    expect(names(linedUp(held, 'rank', false))).toBe('S3 H3 CA S2 RJ')
    expect(names(linedUp(held, 'rank', true))).toBe('S2 CA S3 H3 RJ')
  })

  test('is lined up by suit', () => {
    expect(names(linedUp(handCardsOf(['RJ', 'C4', 'S2', 'H3', 'S3']), 'suit', false))).toBe('S3 S2 H3 C4 RJ')
  })
})

describe('moves as text', () => {
  test('cards alone have no verb', () => {
    expect(readMove('S5 RJ=H5')).toEqual({ verb: '', words: ['S5', 'RJ=H5'] })
    expect(readMove('cut S5')).toEqual({ verb: 'cut', words: ['S5'] })
    expect(readMove('pass')).toEqual({ verb: 'pass', words: [] })
  })

  test('plays are picked out, with what they stand for and what they are worth', () => {
    const plays = playsIn(['S5', 'S5 RJ=H5', 'S5 S6 RJ=S7', 'pass', 'show S5'], '')
    expect(plays.map(({ shape, standIns }) => [shape, standIns])).toEqual([
      ['2', 0],
      ['2', 1],
      ['2-4', 1],
    ])
    expect(shapeName('2-4')).toBe('5–7')
  })

  test('plays are found by cards, which they hold as often as asked for', () => {
    const plays = playsIn(['S5 S5 H5', 'S5 H5', 'H5'], '')
    expect(holding(plays, ['S5', 'S5'])).toEqual([plays[0]])
    expect(holding(plays, ['H5', 'S5'])).toEqual([plays[0], plays[1]])
    expect(holding(plays, ['H5', 'H5'])).toEqual([])
    expect([...playable(plays).keys()]).toEqual(['S5', 'H5'])
  })

  test('what is meant by cards that make nothing can be put into words', () => {
    expect(guess(['S5', 'RJ'], isJokerName)).toBe('S5 RJ=S5')
    expect(guess(['S5', 'S7', 'RJ'], isJokerName)).toBe('S5 S7 RJ=S6')
    expect(guess(['S5', 'H9'], isJokerName)).toBe('S5 H9')
  })
})
