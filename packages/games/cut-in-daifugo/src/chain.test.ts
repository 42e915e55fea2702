import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'
import type { CutInEvent } from './event.ts'
import { EFFECTS } from './rules.ts'

const PLAIN = { effects: Object.fromEntries(EFFECTS.map((effect) => [effect, 0])) }

const types = (events: readonly CutInEvent[]): string[] => events.map((event) => event.type)

/** Answers a window: the claims given, `no` by everybody else. What comes of it, the answers themselves apart. */
const answer = (table: Arranged, claims: Readonly<Record<number, string>> = {}): CutInEvent[] =>
  table.engine
    .toAct(table.state)
    .flatMap((seat) => table.move(seat, claims[seat] ?? 'no'))
    .filter(({ type }) => type !== 'answer')

describe('order turned round (CD-1, CD-2, CD-3)', () => {
  it('effects, revolution too, wait until the window has closed', () => {
    const table = arrange(['S5 H5 D5 C5 C9', 'D6 C6'])
    expect(types(table.move(0, 'S5 H5 D5 C5'))).toEqual(['play'])
    expect(table.state.revolution).toBe(false)
    expect(types(answer(table))).toEqual(['revolution', 'effect', 'clear'])
    expect(table.state.revolution).toBe(true)
  })

  it('revolution and jack back each flip, two flips cancel; each play with a jack flips the phase again', () => {
    const rules = { effects: { ...PLAIN.effects, back: 11 } }
    const table = arrange(['S9 S10 SJ SQ C9', 'H10 HJ HQ HK C10', 'C3'], rules)
    table.play(0, 'S9 S10 SJ SQ')
    expect(table.engine.view(table.state, 0)).toMatchObject({ revolution: true, back: true, flipped: false })
    table.play(1, 'H10 HJ HQ HK')
    expect(table.engine.view(table.state, 0)).toMatchObject({ revolution: false, back: false, flipped: false })
  })

  it('a jack flips the phase only, and once when it is cut in on', () => {
    const table = arrange(['SJ C9', 'SJ C10 CK', 'D10 DK'])
    table.cut(0, 'SJ', 1, 'SJ')
    expect(table.state.back).toBe(true)
    for (const seat of [2, 3, 0]) table.move(seat, 'pass')
    expect(table.state).toMatchObject({ back: false, turn: 1 })
  })

  it('a rank bind after a flip means the next rank in the order now in force', () => {
    const table = arrange(['S10 C9', 'HJ C10', 'D10 DQ D9'], { effects: { discard: 0 } })
    table.play(0, 'S10')
    table.play(1, 'HJ')
    expect(table.state).toMatchObject({ rankBound: true, back: true })
    expect([table.why(2, 'D10'), table.why(2, 'DQ'), table.why(2, 'D9')]).toEqual([
      'legal',
      'rank-bound CD-3',
      'rank-bound CD-3',
    ])
  })

  it('the joker follows the top rank whatever suit is bound, and S3 over it ignores both binds', () => {
    const table = arrange(['HA C9', 'H2 C10', 'RJ C4', 'S3 H3 C5'], PLAIN)
    table.play(0, 'HA')
    table.play(1, 'H2')
    expect(table.state).toMatchObject({ rankBound: true, suitBound: [0, 1, 0, 0] })
    table.play(2, 'RJ')
    expect([table.why(3, 'S3'), table.why(3, 'H3')]).toEqual(['legal', 'joker-on-table CD-1'])
  })
})

describe('claims (CD-4)', () => {
  it('of several the nearest in the direction of play wins', () => {
    const turned = (direction: 1 | -1): number => {
      const table = arrange(['S6 C9', 'S6 C10', 'H3 H4', 'RJ C5'], PLAIN)
      table.state.direction = direction
      table.move(0, 'S6')
      answer(table, { 1: 'cut S6', 3: 'cut RJ=S6' })
      return table.state.table!.by
    }
    expect([turned(1), turned(-1)]).toEqual([1, 3])
  })

  it('need the cards as they were declared: the true card or another joker', () => {
    const table = arrange(['RJ C9', 'H6 C10', 'BJ H3', 'S6 RJ'], PLAIN)
    table.move(0, 'RJ=H6')
    expect([1, 2, 3].map((seat) => table.moves(seat))).toEqual([
      ['cut H6', 'no'],
      ['cut BJ=H6', 'no'],
      ['cut RJ=H6', 'no'],
    ])
    expect(table.why(2, 'cut BJ')).toBe('not-the-same CD-4')
  })

  it('take any joker for the joker, and none declared to be another', () => {
    const table = arrange(['RJ C9', 'BJ C10', 'D3 D4', 'D5 D6'], PLAIN)
    table.move(0, 'RJ')
    expect(table.moves(1)).toEqual(['cut BJ', 'no'])
    expect([table.why(1, 'cut BJ=RJ'), table.why(1, 'cut BJ=S3')]).toEqual(['not-the-same CD-4', 'not-the-same CD-4'])
  })

  it('need all of the cards, twice where they were played twice', () => {
    const table = arrange(['S6 RJ C9', 'S6 C10 H3', 'S8 BJ RJ H3', 'H4 H5'], PLAIN)
    table.move(0, 'S6 RJ=S6')
    expect(table.moves(1)).toEqual(['no'])
    expect(table.moves(2)).toEqual(['cut RJ=S6 BJ=S6', 'no'])
    expect(table.why(1, 'cut S6')).toBe('not-the-same CD-4')
  })

  it('may use public cards', () => {
    const table = arrange(['S6 C9', 'C10 | S6', 'S7 H3'], PLAIN)
    table.move(0, 'S6')
    expect(answer(table, { 1: 'cut S6' })).toMatchObject([
      { type: 'cut', cards: ['S6'], open: [true] },
      { type: 'bind' },
    ])
  })

  it('a cut-in counts as a turn: the others have to beat it, and the one who cut in need not', () => {
    const table = arrange(['S6 C9', 'D8 C10', 'S6 H3', 'H7 H8'], PLAIN)
    table.cut(0, 'S6', 2, 'S6')
    table.move(3, 'pass')
    expect(table.why(0, 'C9')).toBe('suit-bound CD-3')
    table.move(0, 'pass')
    table.move(1, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 2 })
  })

  it('a window opens after a cut-in of the last cards, too; then the next player goes on', () => {
    const table = arrange(['S6 C9', 'D8 C10', 'S6', 'H7 H8'], PLAIN)
    table.move(0, 'S6')
    expect(types(answer(table, { 2: 'cut S6' }))).toEqual(['cut', 'bind', 'out'])
    expect(table.engine.toAct(table.state)).toEqual([0, 1, 3])
    answer(table)
    expect(table.state).toMatchObject({ turn: 3, out: [2] })
  })
})

describe('what counts in a chain of cut-ins (CD-4, CD-5)', () => {
  it('effects of the plays that were cut in on are lost: a five skips from the last play alone', () => {
    const table = arrange(['S5 S6 C9', 'D8 C10', 'S5 H3', 'H7 H8', 'D3 D4', 'D5 D6'], {}, 6)
    table.cut(0, 'S5', 2, 'S5')
    expect(table.state.turn).toBe(0)
  })

  it('a cut-in of four cards on four makes one revolution in all, and so does a third one', () => {
    const table = arrange(['S6 H6 D6 C6 C9', 'S6 H6 D6 C6 C3', 'RJ RJ BJ BJ C4'], PLAIN)
    table.move(0, 'S6 H6 D6 C6')
    answer(table, { 1: 'cut S6 H6 D6 C6' })
    const events = [...answer(table, { 2: 'cut RJ=S6 RJ=H6 BJ=D6 BJ=C6' }), ...answer(table)]
    expect(types(events).filter((type) => type === 'revolution')).toHaveLength(1)
    expect(table.state).toMatchObject({ revolution: true, turn: 3 })
  })

  it('[4] three fours cut in on by three are six, an even number', () => {
    const table = arrange(['S4 H4 D4 C9', 'C10 CJ', 'S4 H4 D4 C8'])
    table.cut(0, 'S4 H4 D4', 2, 'S4 H4 D4')
    expect(table.state).toMatchObject({ table: null, turn: 2 })
  })

  it('[4] a third four makes the number odd again', () => {
    const table = arrange(['S4 C9', 'S4 C8', 'RJ C7', 'H9 HJ'])
    table.move(0, 'S4')
    answer(table, { 1: 'cut S4' })
    answer(table, { 2: 'cut RJ=S4' })
    answer(table)
    expect(table.state).toMatchObject({ turn: 3, table: { by: 2 } })
  })

  it('[4] a joker declared to be a four counts as one', () => {
    const table = arrange(['S4 RJ C9'])
    table.play(0, 'S4 RJ=H4')
    expect(table.state).toMatchObject({ table: null, turn: 0 })
  })

  it('[5] the total skips; where it goes round, the one who cut in leads', () => {
    const table = arrange(['S5 C9', 'C10 CJ', 'S5 C8'])
    table.cut(0, 'S5', 2, 'S5')
    expect(table.state).toMatchObject({ table: null, turn: 2 })
  })

  it('[9] two players left, an odd total clears, an even one does not', () => {
    const odd = arrange(['S9 C9 C3', 'C10 CJ', '', ''])
    odd.play(0, 'S9')
    expect(odd.state).toMatchObject({ table: null, turn: 0, direction: 1 })
    const even = arrange(['S9 C3', 'S9 CJ', '', ''])
    even.cut(0, 'S9', 1, 'S9')
    expect(even.state).toMatchObject({ table: { by: 1 }, turn: 0, direction: 1 })
  })

  it('[7] [Q] the one cut in on last is the one touched, in a chain too', () => {
    const chain = (first: string, hand: string): Arranged => {
      const table = arrange([`${first} C9 C8 C7`, `${first} H3 H4 H5`, `RJ ${hand}`, 'D3 D4'])
      table.move(0, first)
      answer(table, { 1: `cut ${first}` })
      answer(table, { 2: `cut RJ=${first}` })
      answer(table)
      return table
    }
    expect(chain('S7', 'D5 D6 D8 D9').state.resolving?.choice).toMatchObject({ effect: 'pass', by: 2, of: 1, left: 3 })
    expect(chain('SQ', 'D5 D6').state.resolving?.choice).toMatchObject({ effect: 'peep', by: 2, of: 1, left: 3 })
  })

  it('[K] two kings cut in on by two are four: one card, from anybody, to the one cut in on; or none', () => {
    const kings = () => {
      const table = arrange(['SK HK C3 | C4', 'SK HK C5 | C6', 'C10 | CJ'])
      table.cut(0, 'SK HK', 1, 'SK HK')
      return table
    }
    expect(kings().moves(1)).toEqual(['greed C6@1', 'greed CJ@2', 'none'])
    const own = kings()
    expect(own.move(1, 'greed C6@1')[0]).toMatchObject({ type: 'greed', seat: 1, from: 1, to: 0, card: 'C6' })
    expect(own.hand(0).open).toBe('C4 C6')
    const none = kings()
    none.move(1, 'none')
    expect(none.state.turn).toBe(2)
  })

  it('[A] one ace on one ace is too few, with two a card it is enough', () => {
    const aces = (perCard: number) => {
      const table = arrange(['SA C3 C4', 'SA C5'], { perCard })
      table.cut(0, 'SA', 1, 'SA')
      return table
    }
    expect(aces(3).state.resolving?.choice ?? null).toBeNull()
    const enough = aces(2)
    expect(enough.engine.view(enough.state, 1).resolving?.choice).toMatchObject({
      effect: 'open',
      by: 1,
      of: 0,
      left: 1,
    })
    expect(enough.moves(1)).toEqual(['peep 1', 'peep 2'])
    enough.move(1, 'peep 2')
    expect(enough.hand(0)).toEqual({ hidden: 'C3', open: 'C4' })
  })
})
