import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'

/** Why seat 2 may not play something: code, rule, and the sentence in both languages. */
const why = ({ engine, state }: Arranged, text: string): readonly string[] => {
  const refused = engine.check(state, 2, engine.parse(state, 2, text) as never)
  return refused === null ? ['legal'] : [refused.code, refused.rule ?? '', refused.message.ja, refused.message.en]
}

/** The plays of seats 0 and 1 before seat 2 is due; no effects, so that only order and binds speak. */
const after = (first: string, second: string, hand: string, revolution = false): Arranged => {
  const table = arrange([`${first} C9`, `${second} C9`.trim(), `${hand} C10`], {
    effects: Object.fromEntries(
      ['flow', 'skip', 'salvage', 'pass', 'clear', 'reverse', 'discard', 'peep', 'greed', 'open'].map((e) => [e, 0]),
    ),
  })
  table.state.revolution = revolution
  table.play(0, first)
  if (second === '') table.move(1, 'pass')
  else table.play(1, second)
  return table
}

describe('why can I not play this?', () => {
  it('the suit bind, with the suit', () => {
    expect(why(after('S4', 'S6', 'H8'), 'H8')).toEqual([
      'suit-bound',
      'CD-3',
      'スート縛りです。♠ で出してください。ジョーカーはそのスートにできます。',
      'Suit bind. Play ♠; a joker may be declared to be of it.',
    ])
  })

  it('the partial bind, with the suits that must be there', () => {
    expect(why(after('S4 S4 C4', 'C6 D6 D6', 'D9 H9 S9'), 'D9 H9 S9')).toEqual([
      'partly-bound',
      'CD-3',
      '片縛りです。♣ を入れて出してください。ほかの札のスートは自由です。',
      'Partial bind. Your play must contain ♣; the others are free.',
    ])
  })

  it('the rank bind, with the rank that may follow', () => {
    expect(why(after('S4', 'H5', 'D7'), 'D7')).toEqual([
      'rank-bound',
      'CD-3',
      'ランク縛りです。いま出せるのは 6 か、6 にしたジョーカーだけです。',
      'Rank bind. Only 6 may follow, or a joker declared to be it.',
    ])
    expect(why(after('S4 H4', 'D5 C5', 'D7 C7'), 'D7 C7').slice(2)).toEqual([
      'ランク縛りです。いま出せるのは 6 の2枚出しだけです。',
      'Rank bind. Only 2 cards of rank 6 may follow.',
    ])
  })

  it('the super bind, with the one card that may follow', () => {
    const said = [
      'super-bound',
      'CD-3',
      '激縛りです。いま出せるのは ♠6 か、♠6 にしたジョーカーだけです。',
      'Super bind. Only ♠6 may follow, or a joker declared to be it.',
    ]
    const table = after('S4', 'S5', 'S7 H6 RJ')
    expect(why(table, 'S7')).toEqual(said)
    expect(why(table, 'H6')).toEqual(said)
    expect(why(table, 'RJ')).toEqual(said)
    expect(why(table, 'RJ=S6')).toEqual(['legal'])
    expect(why(after('S4 H4', 'S5 H5', 'S6 D6'), 'S6 D6')[2]).toBe(
      '激縛りです。いま出せるのは ♠♥ を入れた 6 の2枚出しだけです。',
    )
  })

  it('the rank bind and the partial bind together, which leave a choice', () => {
    expect(why(after('S4 H4', 'S5 D5', 'H6 D6'), 'H6 D6')).toEqual([
      'rank-and-partly-bound',
      'CD-3',
      'ランク縛り＋片縛りです。いま出せるのは ♠ を入れた 6 の2枚出しだけです。',
      'Rank and partial bind. Only 2 cards of rank 6 with ♠ may follow.',
    ])
  })

  it('the rank bind at the top: the joker alone, or nothing', () => {
    expect(why(after('SA', 'H2', 'D5'), 'D5')[2]).toBe('ランク縛りです。いま出せるのはジョーカーだけです。')
    expect(why(after('SA HA', 'D2 C2', 'D5 C5'), 'D5 C5')[2]).toBe(
      'ランク縛りです。これより強いランクはないので、もう何も出せません。',
    )
  })

  it('the number', () => {
    expect(why(after('S4 H4', '', 'D7 C7 H7'), 'D7 C7 H7')).toEqual([
      'other-number',
      'CD-2',
      'このフェイズは同じランクの2枚出しです。枚数を合わせてください。',
      'This phase is 2 cards of a rank. Play as many cards.',
    ])
  })

  it('the type', () => {
    expect(why(after('S4 S5 S6', '', 'D7 C7 H7'), 'D7 C7 H7')).toEqual([
      'other-type',
      'CD-2',
      'このフェイズは3枚のシークエンスです。同じ形で出してください。',
      'This phase is a sequence of 3. Play the same.',
    ])
    expect(why(after('S4', '', 'D7 D8 D9'), 'D7 D8 D9')[2]).toBe('このフェイズは1枚出しです。同じ形で出してください。')
  })

  it('the strength, with what lies there and why the order is turned round', () => {
    expect(why(after('SK', '', 'D7'), 'D7')).toEqual([
      'too-weak',
      'CD-1',
      '場の K より強い札を出してください。',
      'Play something stronger than the K on the table.',
    ])
    expect(why(after('S4 S5 S6', '', 'D4 D5 D6'), 'D4 D5 D6')[3]).toBe(
      'Play something stronger than the 6 on the table.',
    )
    expect(why(after('S5', '', 'D7', true), 'D7').slice(2)).toEqual([
      '場の 5 より強い札を出してください（革命中で、強さが逆です）。',
      'Play something stronger than the 5 on the table (the revolution has turned the order round).',
    ])
    expect(why(after('SJ', '', 'DK'), 'DK').slice(2)).toEqual([
      '場の J より強い札を出してください（Jバックで、強さが逆です）。',
      'Play something stronger than the J on the table (the jack has turned the order round).',
    ])
  })

  it('the single joker, and S3 over it', () => {
    expect(why(after('RJ', '', 'D2'), 'D2').slice(0, 3)).toEqual([
      'joker-on-table',
      'CD-1',
      'ジョーカーに勝てるのは、♠3 だけです。',
    ])
    expect(why(after('RJ', 'S3', 'BJ'), 'BJ').slice(0, 3)).toEqual([
      'final',
      'CD-3',
      'ジョーカーに勝った♠3 には、何も出せません。パスしてください。',
    ])
  })

  it('a public card, where a hidden one is wanted', () => {
    const table = arrange([null, null, 'S7 C3 D9 | DK'])
    table.state.turn = 2
    expect(why(table, 'show DK')).toEqual([
      'public-card',
      'CD-14',
      'DK は公開札です。伏せた手札から選んでください。',
      'Your DK is public. Choose one of your hidden cards.',
    ])
    table.play(2, 'S7')
    expect(why(table, 'give DK').slice(0, 2)).toEqual(['public-card', 'CD-7'])
    expect(why(table, 'give D4').slice(0, 2)).toEqual(['not-in-hand', ''])
  })

  it('cards that make no play', () => {
    const lead = arrange([null, null, 'S5 H6 S7 RJ'])
    lead.state.turn = 2
    expect(why(lead, 'S5 H6').slice(0, 2)).toEqual(['no-combination', 'CD-2'])
    expect(why(lead, 'S5 RJ').slice(0, 2)).toEqual(['joker-undeclared', 'CD-2'])
    expect(why(lead, 'S5=H6 H6').slice(0, 2)).toEqual(['not-wild', 'CD-2'])
    expect(why(lead, 'RJ=BJ').slice(0, 2)).toEqual(['not-wild', 'CD-2'])
    expect(why(lead, 'S9')).toEqual(['not-in-hand', '', 'S9 は手札にありません。', 'S9 is not in your hand.'])
    expect(why(lead, 'S5*').slice(2)).toEqual([
      '公開札に S5 はありません。伏せた札なら、S5 とだけ書いてください。',
      'You have no public S5. For the hidden one write S5 alone.',
    ])
  })
})

describe('what is no move', () => {
  const told = ({ engine, state }: Arranged, seat: number, text: string): string => {
    const move = engine.parse(state, seat, text)
    return 'message' in move ? move.message.en : 'a move'
  }

  it('is answered with the moves that fit the phase', () => {
    const table = arrange(['S7 C7 S9', null, null, 'S8 S7'])
    expect(told(table, 0, '?')).toBe('Cannot read "?" as a move. Write S5 H5, RJ=H6 or show S5.')
    table.move(0, 'S7')
    expect(told(table, 3, 'yes')).toBe('Cannot read "yes" as a move. Write cut S7 or no.')
    while (table.state.window !== null) table.move(table.engine.toAct(table.state)[0]!, 'no')
    expect(told(table, 0, 'give')).toBe('Cannot read "give" as a move. Write give S5.')
    table.move(0, 'give C7')
    expect(told(table, 1, '?')).toBe('Cannot read "?" as a move. Write S5 H5, RJ=H6, pass or show S5.')
  })

  it('a place among hidden cards that is not there, however far off', () => {
    const table = arrange(['SQ SK', 'C10 CJ'])
    table.play(0, 'SQ')
    const why = (text: string) => table.engine.check(table.state, 0, table.engine.parse(table.state, 0, text) as never)
    for (const text of ['peep 0', 'peep 3', 'peep 99999'])
      expect(why(text)).toMatchObject({ code: 'no-such-place', message: { en: 'Choose a place from 1 to 2.' } })
    expect(told(table, 0, 'peep')).toBe('Cannot read "peep" as a move. Write peep 1.')
  })
})
