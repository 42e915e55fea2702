import type { Refusal } from '@tefuda/kernel'
import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

const bare = (text: string): string => text.replace(/=\w+/g, '')

const refusalOf = (lead: string | null, text: string): Refusal => {
  const table = arrange([`${bare(lead ?? 'S3')} C3`, `${bare(text)} D3`])
  if (lead === null) table.hold([`${bare(text)} C3`, 'D3', 'D4', 'D5'])
  else table.play(0, lead)
  const seat = lead === null ? 0 : 1
  const move = table.engine.parse(table.state, seat, text)
  const refused = isRefusal(move) ? move : table.engine.check(table.state, seat, move)
  if (refused === null) throw new Error(`${text} is legal`)
  return refused
}

const says = (lead: string | null, text: string) => {
  const { rule, message } = refusalOf(lead, text)
  return { rule, ...message }
}

describe('a refusal says what stands against the play', () => {
  it('the kind', () => {
    expect(says('S8 H8', 'SK')).toEqual({
      rule: 'ZS-2',
      ja: '場は8の2枚組です。1枚のKでは種類が違うので出せません。',
      en: 'On the table lies a pair of 8s. Follow with the same kind; this is a single K.',
    })
  })

  it('the number', () => {
    expect(says('S3 H4 D5', 'S6 H7 D8 C9')).toEqual({
      rule: 'ZS-2',
      ja: '場は3から5のスートの混じったシークエンス3枚です。同じ3枚で出してください（これは4枚）。',
      en: 'On the table lies a mixed sequence of 3, 3 to 5. Follow with 3 cards; these are 4.',
    })
  })

  it('the shape', () => {
    expect(says('S3 H3 S4 H4 S5 H5 S6 H6 S7 H7 S8 H8', 'S9 H9 D9 S10 H10 D10 SJ HJ DJ SQ HQ DQ').en).toBe(
      'The number is right, the shape is not. On the table lies a sequence of 6 pairs, 3 to 8; this is a sequence of 4 sets of 3, 9 to Q.',
    )
  })

  it('the strength: a higher rank, one suit, no wild cards', () => {
    expect(says('S8', 'H8')).toEqual({
      rule: 'ZS-2',
      ja: '場は1枚の8です。同じランクでは勝てません。',
      en: 'On the table lies a single 8. The same rank does not beat it.',
    })
    expect(says('BJ', 'S2').ja).toBe('場は1枚の黒ジョーカーです。黒ジョーカーより強いランクで出してください。')
    expect(says('S5 H6 D7', 'C4 D5 H6').en).toContain('The highest rank must be above 7; this goes up to 6.')
    expect(says('H5 H6 H7', 'SQ DK SA').en).toContain('never beats one of a single suit')
    expect(says('S9 H9', 'D9 S2=C9').en).toContain('the one with wild cards is the weaker')
    expect(says('S9 S2=H9', 'D9 H2=C9').en).toContain('Of the same rank only one without wild cards beats it.')
  })
})

describe('a refusal says what is wrong with the cards', () => {
  it.each([
    ['S8 H10', 'no-combination', '9が抜けています', '9 is missing'],
    ['S8 H9', 'too-short', '続いた3つ以上のランク', 'three ranks in a row'],
    ['S3 H3 S4 S5 H5', 'uneven', '同じ枚数', 'the same number'],
    ['S5 H5 S2', 'bare-wild', 'S2=S5', 'S2=S5'],
    ['SK HA D2', 'bare-wild', 'そのままではシークエンスに入りません', 'D2 as itself is no part of a sequence'],
    ['SK SA RJ=S2', 'beyond-ace', '3からAまで', 'from 3 to A'],
    ['S3 D4 S2=S5', 'two-in-sequence', 'ジョーカーだけ', 'only jokers'],
    ['S3 H3 S4 H4 S2=S5 H2=H5', 'twos-alone', '5が2だけ', 'The 5s are twos alone'],
    ['S5 HA=D5', 'not-wild', 'HA はほかの札の代わりになりません', 'HA stands for itself alone'],
    ['RJ BJ=RJ', 'wild-too-low', 'BJ は RJ の代わりになりません', 'BJ cannot stand for RJ'],
    ['S2=S9 H2=H9', 'wild-alone', '自分自身', 'stand for themselves'],
    ['S5 S5', 'named-twice', 'S5 が2回', 'S5 is named twice'],
  ])('%s: %s', (text, code, ja, en) => {
    const refused = refusalOf(null, text)
    expect(refused.code).toBe(code)
    expect(refused.message.ja).toContain(ja)
    expect(refused.message.en).toContain(en)
  })

  it('or that they are not in the hand', () => {
    const { engine, state } = arrange(['S5 C3'])
    const move = engine.parse(state, 0, 'S6')
    expect(isRefusal(move) ? move : engine.check(state, 0, move)?.message.en).toBe('S6 is not in your hand.')
  })
})

describe('a refusal says whose turn it is', () => {
  it('in a trick and in an exchange', () => {
    const table = arrange(['S5', 'S6', 'S7', 'S8'])
    const told = (seat: number): string | undefined =>
      table.engine.check(table.state, seat, { type: 'pass' })?.message.en
    expect(told(2)).toBe('It is the turn of seat 1. Please wait.')
    table.goOut([0, 1, 2, 3])
    expect(told(0)).toBe('It is the turn of seat 3 and seat 4. Please wait.')
    expect(told(2)).toBe('Cards are exchanged: show your strongest card.')
  })

  it('and that the game is over', () => {
    const table = arrange([], { deals: 1 })
    table.goOut([0, 1, 2, 3])
    expect(table.engine.check(table.state, 0, { type: 'pass' })?.message.en).toBe('The game is over.')
  })
})
