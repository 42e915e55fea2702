import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

/** Whether `next` may be played by seat 1 on what seat 0 leads. */
const follows = (lead: string, next: string): string => {
  const bare = (text: string): string => text.replace(/=\w+/g, '')
  const table = arrange([`${bare(lead)} C3`, `${bare(next)} D3`])
  table.play(0, lead)
  return table.why(1, next)
}

const leads = (play: string, hand = play.replace(/=\w+/g, '')): string => arrange([`${hand} C3`]).why(0, play)

describe('single cards', () => {
  it('rank from three to ace, then two, black joker, red joker; suits do not count', () => {
    const order = ['D3', 'S4', 'H5', 'C6', 'S7', 'S8', 'S9', 'S10', 'SJ', 'SQ', 'SK', 'SA', 'S2', 'BJ', 'RJ']
    for (const [k, card] of order.slice(1).entries()) expect(follows(order[k]!, card)).toBe('legal')
    expect(follows('S8', 'H8')).toBe('too-weak ZS-2')
    expect(follows('RJ', 'BJ')).toBe('too-weak ZS-2')
  })
})

describe('sets', () => {
  it('are two and more cards of one rank, compared by rank with the same number', () => {
    expect(leads('S8 H8')).toBe('legal')
    expect(leads('S8 H8 D8 C8')).toBe('legal')
    expect(leads('S8 H9')).toBe('too-short ZS-3')
    expect(leads('S8 H10')).toBe('no-combination ZS-3')
    expect(follows('S8 H8', 'D9 C9')).toBe('legal')
    expect(follows('S8 H8', 'D9 C9 H9')).toBe('other-number ZS-2')
    expect(follows('S8 H8', 'DK')).toBe('other-kind ZS-2')
  })

  it('twos and jokers stand for weaker cards only (ZS-1)', () => {
    expect(leads('S5 H5 S2=D5')).toBe('legal')
    expect(leads('S2 RJ=H2')).toBe('legal')
    expect(leads('BJ RJ=BJ')).toBe('legal')
    expect(leads('RJ BJ=RJ')).toBe('wild-too-low ZS-1')
    expect(leads('BJ S2=BJ')).toBe('wild-too-low ZS-1')
    expect(leads('S5 HA=D5')).toBe('not-wild ZS-1')
  })

  it('without a natural card of the rank they stand for themselves (ZS-1)', () => {
    expect(leads('S2=S9')).toBe('wild-alone ZS-1')
    expect(leads('S2=S9 H2=H9')).toBe('wild-alone ZS-1')
    expect(leads('S2 H2')).toBe('legal')
  })

  it('of the same rank pure beats impure, never the other way (ZS-2)', () => {
    expect(follows('S9 S2=H9', 'D9 C9')).toBe('legal')
    expect(follows('S9 H9', 'D9 S2=C9')).toBe('too-weak ZS-2')
    expect(follows('S9 S2=H9', 'D9 H2=C9')).toBe('too-weak ZS-2')
    expect(follows('S2 RJ=H2', 'D2 C2')).toBe('legal')
    expect(follows('S9 H9', 'D10 S2=C10')).toBe('legal')
  })

  it('of twos and jokers alone rank as their lowest card (ZS-1)', () => {
    expect(follows('SA HA', 'S2 RJ=H2')).toBe('legal')
    expect(follows('S2 H2', 'D2 BJ=C2')).toBe('too-weak ZS-2')
    expect(follows('S2 H2', 'BJ RJ=BJ')).toBe('legal')
    expect(leads('RJ=S2 BJ=H2')).toBe('wild-alone ZS-1')
  })

  it('may hold as many wild cards as one has: one eight, four twos, two jokers are seven eights', () => {
    expect(leads('S8 S2=H8 H2=D8 D2=C8 C2=S8 RJ=S8 BJ=S8')).toBe('legal')
  })
})

describe('sequences of single cards', () => {
  it('are three and more from three to ace; twos and jokers are no part of them', () => {
    expect(leads('S3 H4 D5')).toBe('legal')
    expect(leads('SQ HK DA')).toBe('legal')
    expect(leads('SK HA D2')).toBe('bare-wild ZS-1')
    expect(leads('SK HA RJ=S2')).toBe('beyond-ace ZS-3')
    expect(leads('S3 H4')).toBe('too-short ZS-3')
  })

  it('only jokers are wild in them, not twos (ZS-1)', () => {
    expect(leads('S3 D4 RJ=S5')).toBe('legal')
    expect(leads('S3 D4 S2=S5')).toBe('two-in-sequence ZS-1')
  })

  it('one suit beats mixed suits, whatever the rank (ZS-2)', () => {
    expect(follows('SQ HK DA', 'H5 H6 H7')).toBe('legal')
    expect(follows('H5 H6 H7', 'SQ DK SA')).toBe('too-weak ZS-2')
    expect(follows('H5 H6 H7', 'S6 S7 S8')).toBe('legal')
  })

  it('then the highest card counts, then pure beats impure', () => {
    expect(follows('S5 H6 D7', 'C6 D8 S7')).toBe('legal')
    expect(follows('S5 H6 RJ=S7', 'C5 D6 C7')).toBe('legal')
    expect(follows('S5 H6 D7', 'C5 D6 RJ=S7')).toBe('too-weak ZS-2')
    expect(follows('S5 H6 D7', 'C6 D7 RJ=S8')).toBe('legal')
    expect(follows('S5 S6 RJ=S7', 'H5 H6 H7')).toBe('legal')
    expect(follows('S5 S6 S7', 'H5 H6 RJ=H7')).toBe('too-weak ZS-2')
  })

  it('one suit with a joker in it beats mixed suits without one', () => {
    expect(follows('SQ HK DA', 'H3 H4 RJ=H5')).toBe('legal')
    expect(follows('H3 H4 RJ=H5', 'SQ HK DA')).toBe('too-weak ZS-2')
  })

  it('are followed by as many cards', () => {
    expect(follows('S3 H4 D5', 'S6 H7 D8 C9')).toBe('other-number ZS-2')
    expect(follows('S3 H4 D5', 'S6 H6 D6')).toBe('other-kind ZS-2')
  })

  it('may run from three to ace, all twelve of them', () => {
    expect(leads('S3 H4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA')).toBe('legal')
  })

  it('one natural card and two jokers are a sequence of one suit (ZS-11)', () => {
    expect(follows('SQ HK DA', 'H7 RJ=H8 BJ=H9')).toBe('legal')
  })

  it('a joker takes the suit that makes one suit of it', () => {
    const table = arrange(['H5 H6 RJ C3'])
    expect(table.moves(0)).toContain('H5 H6 RJ=H7')
    expect(table.moves(0)).toContain('RJ=H4 H5 H6')
    expect(table.moves(0).some((move) => move.includes('RJ=S7'))).toBe(false)
  })
})

describe('sequences of sets (ZS-3)', () => {
  it('are three and more ranks with the same number of cards each, two or more', () => {
    expect(leads('S3 H3 S4 H4 S5 H5')).toBe('legal')
    expect(leads('S3 H3 S4 H4')).toBe('too-short ZS-3')
    expect(leads('S3 H3 D3 S4 H4 S5 H5')).toBe('uneven ZS-3')
    expect(leads('SQ HQ SK HK SA HA')).toBe('legal')
  })

  it('no rank may be twos alone; a joker among them makes it good', () => {
    expect(leads('S3 H3 S4 H4 S2=S5 H2=H5')).toBe('twos-alone ZS-3')
    expect(leads('S3 H3 S4 H4 S2=S5 RJ=H5')).toBe('legal')
    expect(leads('S3 H3 S4 H4 RJ=S5 BJ=H5')).toBe('legal')
  })

  it('are followed by the same shape: three pairs do not answer three threes', () => {
    expect(follows('S3 H3 S4 H4 S5 H5', 'S6 H6 S7 H7 S8 H8')).toBe('legal')
    expect(follows('S3 H3 D3 S4 H4 D4 S5 H5 D5', 'S6 H6 S7 H7 S8 H8')).toBe('other-number ZS-2')
    expect(follows('S6 H6 S7 H7 S8 S2=H8', 'D6 C6 D7 C7 D8 C8')).toBe('legal')
  })

  it('are compared by their highest rank, pure before impure, suits do not count', () => {
    expect(follows('S3 S4 S5 H3 H4 H5', 'D4 C4 D5 C5 D6 C6')).toBe('legal')
    expect(follows('S4 H4 S5 H5 S6 H6', 'D3 C3 D4 C4 D5 C5')).toBe('too-weak ZS-2')
    expect(follows('S3 H3 S4 H4 S5 S2=H5', 'D3 C3 D4 C4 D5 C5')).toBe('legal')
    expect(follows('S3 H3 S4 H4 S5 H5', 'D3 C3 D4 C4 D5 S2=C5')).toBe('too-weak ZS-2')
    expect(follows('S3 H3 S4 H4 S5 H5', 'D4 C4 D5 C5 D6 S2=C6')).toBe('legal')
  })

  it('may be of threes and fours, and longer', () => {
    expect(leads('S3 H3 D3 S4 H4 D4 S5 H5 D5')).toBe('legal')
    expect(leads('S3 H3 S4 H4 S5 H5 S6 H6 S7 H7')).toBe('legal')
    expect(leads('S3 H3 D3 C3 S4 H4 D4 C4 S5 H5 D5 C5')).toBe('legal')
  })

  it('of as many cards in another shape do not follow: four threes on six pairs', () => {
    expect(follows('S3 H3 S4 H4 S5 H5 S6 H6 S7 H7 S8 H8', 'S9 H9 D9 S10 H10 D10 SJ HJ DJ SQ HQ DQ')).toBe(
      'other-shape ZS-2',
    )
  })

  it('end with the ace: kings, aces and twos are none', () => {
    expect(leads('SK HK SA HA S2 H2')).toBe('bare-wild ZS-1')
  })

  it('which wild card goes to which rank is one and the same play', () => {
    const moves = arrange(['S3 S4 S5 H5 S2 RJ C8']).moves(0)
    expect(moves.filter((move) => move.split(' ').length === 6)).toEqual(['S3 S2=H3 S4 RJ=H4 S5 H5'])
  })
})

describe('listing plays', () => {
  it('gives every choice of physical cards once', () => {
    const moves = arrange(['S8 H8 D8 S2 C3']).moves(0)
    expect(moves.filter((move) => move.split(' ').length === 2)).toEqual(
      ['S8 H8', 'S8 D8', 'H8 D8', 'C3 S2=S3', 'S8 S2=H8', 'H8 S2=S8', 'D8 S2=S8'].sort(
        (a, b) => moves.indexOf(a) - moves.indexOf(b),
      ),
    )
    expect(new Set(moves).size).toBe(moves.length)
  })
})
