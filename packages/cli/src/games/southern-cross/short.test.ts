import { describe, expect, test } from 'vitest'
import { readShortMove } from './short.ts'

const HAND = ['H10', 'SQ', 'RJ', 'BJ', 'D5']

describe('short forms of a placement', () => {
  test.each([
    ['H10@b2', 'H10@b2'],
    ['h10b2', 'H10@b2'],
    ['h10 b2', 'H10@b2'],
    ['ht b2', 'H10@b2'],
    ['10b2', 'H10@b2'],
    ['q a1', 'SQ@a1'],
    ['♥10@b2', 'H10@b2'],
    ['Ｈ１０＠ｂ２', 'H10@b2'],
    ['★rj c3', 'RJ@c3'],
    ['#2b2', 'SQ@b2'],
    ['d5d5', 'D5@d5'],
    ['s9a1', 'S9@a1'],
    ['RJ@a1+BJ@c3', 'RJ@a1+BJ@c3'],
    ['rj a1 bj c3', 'RJ@a1+BJ@c3'],
    ['rja1bjc3', 'RJ@a1+BJ@c3'],
    ['rja1 + bjc3', 'RJ@a1+BJ@c3'],
  ])('%s means %s', (typed, move) => {
    expect(readShortMove(typed, HAND, 'grid')).toBe(move)
  })

  test.each(['', 'hello', '@b2', 'h11b2', 'b9', '10', 'rja1 nonsense', '#9b2'])(
    '%j is none and comes back as it is',
    (typed) => {
      expect(readShortMove(typed, HAND, 'grid')).toBe(typed)
    },
  )

  test('the card may be left out where the hand is one', () => {
    expect(readShortMove('b2', ['CK'], 'grid')).toBe('CK@b2')
    expect(readShortMove('a1', ['CA'], 'grid')).toBe('CA@a1')
    expect(readShortMove('b2', HAND, 'grid')).toMatchObject({ code: 'which-card' })
  })

  test('a rank that is held twice, or not at all, is asked about', () => {
    expect(readShortMove('5b2', ['D5', 'S5'], 'grid')).toMatchObject({
      code: 'which-card',
      message: { en: expect.stringContaining('D5, S5') },
    })
    expect(readShortMove('5b2', ['D5', 'D5'], 'grid')).toBe('D5@b2')
    expect(readShortMove('9b2', HAND, 'grid')).toMatchObject({ code: 'not-in-hand' })
    expect(readShortMove('joker b2', HAND, 'grid')).toMatchObject({ code: 'which-card' })
  })

  test('zodiac: a bare rank and an hour need a gap', () => {
    expect(readShortMove('h10 12', HAND, 'ring')).toBe('H10@12')
    expect(readShortMove('h1012', HAND, 'ring')).toBe('H10@12')
    expect(readShortMove('10 5', HAND, 'ring')).toBe('H10@5')
    expect(readShortMove('5 0', HAND, 'ring')).toBe('D5@0')
    expect(readShortMove('105', HAND, 'ring')).toBe('105')
    expect(readShortMove('q3', HAND, 'ring')).toBe('SQ@3')
  })

  test('free cross: coordinates, negative too', () => {
    expect(readShortMove('h10 -1,2', HAND, 'growing')).toBe('H10@-1,2')
    expect(readShortMove('q-1,-2', HAND, 'growing')).toBe('SQ@-1,-2')
    expect(readShortMove('10 0,0', HAND, 'growing')).toBe('H10@0,0')
    expect(readShortMove('rj 0,0 bj 3,1', HAND, 'growing')).toBe('RJ@0,0+BJ@3,1')
    expect(readShortMove('ｑ　ー１，２', HAND, 'growing')).toBe('SQ@-1,2')
  })
})
