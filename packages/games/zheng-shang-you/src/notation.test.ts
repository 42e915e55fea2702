import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { inWords } from './in-words.ts'

/** A text as it is written down again. */
const read = (text: string): string => {
  const { engine, state } = arrange([])
  const move = engine.parse(state, 0, text)
  return isRefusal(move) ? move.code : engine.format(move)
}

describe('moves as text', () => {
  it('plays, passes, and cards of the exchange', () => {
    for (const text of ['S5', 'RJ', 'S5 H5 S2=D5', 'C3 D4 RJ=S5', 'pass', 'give S2', 'take S2'])
      expect(read(text)).toBe(text)
  })

  it('cards come in any order and in small letters', () => {
    expect(read('s2=d5 h5 s5')).toBe('S5 H5 S2=D5')
    expect(read('RJ=S5 D4 C3')).toBe('C3 D4 RJ=S5')
    expect(read('H5 S4 S5 H3 S3 H4')).toBe('S3 H3 S4 H4 S5 H5')
    expect(read('PASS')).toBe('pass')
  })

  it('in sets natural cards come first, then stand-ins in deck order, the red joker before the black', () => {
    expect(read('BJ=C9 RJ=D9 S2=H9 S9')).toBe('S9 S2=H9 RJ=D9 BJ=C9')
  })

  it('a suit that means nothing is the first of S H D C that the set lacks, else S', () => {
    expect(read('H5 D5 S2=C5')).toBe('H5 D5 S2=S5')
    expect(read('S8 S2=S8 H2=S8 D2=S8 C2=S8')).toBe('S8 S2=H8 H2=D8 D2=C8 C2=S8')
    expect(read('C3 D4 RJ=H5')).toBe('C3 D4 RJ=S5')
  })

  it('a joker that can make a sequence one suit does', () => {
    expect(read('H5 H6 RJ=S7')).toBe('H5 H6 RJ=H7')
    expect(read('H5 BJ=S6 RJ=D7')).toBe('H5 RJ=H6 BJ=H7')
  })

  it('wild cards of a sequence of sets are written in one way wherever they were put (ZS-10)', () => {
    expect(read('S3 RJ=H3 S4 S2=H4 S5 H5')).toBe('S3 S2=H3 S4 RJ=H4 S5 H5')
    expect(read('S3 H3 S4 S2=H4 RJ=S5 H2=H5')).toBe('S3 H3 S4 S2=H4 H2=S5 RJ=H5')
  })

  it('wild cards that stand for themselves are written bare; alone they are a set of the lowest (ZS-1)', () => {
    expect(read('S2 H2')).toBe('S2 H2')
    expect(read('RJ S2')).toBe('S2 RJ=H2')
    expect(read('RJ BJ')).toBe('BJ RJ=BJ')
  })

  it('what cannot be read is refused with a reason', () => {
    expect(read('')).toBe('unreadable-move')
    expect(read('S1')).toBe('unknown-card')
    expect(read('give')).toBe('unknown-card')
    expect(read('S5=')).toBe('unknown-card')
    expect(read('S5 '.repeat(80))).toBe('unreadable-move')
  })

  it('in words a set of jokers alone names none of them (ZS-1)', () => {
    expect(['BJ RJ=BJ', 'RJ', 'S2 RJ=H2'].map((move) => inWords(move).ja)).toEqual(['ジョーカー2枚', 'RJ', 'S2 RJ=H2'])
  })
})
