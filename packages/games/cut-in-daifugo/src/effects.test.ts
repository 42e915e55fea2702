import { frenchFace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { formerCutInDaifugo } from './index.ts'

const types = (events: readonly { readonly type: string }[]): string => events.map((event) => event.type).join(' ')

describe('4: an even number clears', () => {
  it('two fours clear, one does not', () => {
    const even = arrange(['S4 H4 C9'])
    even.play(0, 'S4 H4')
    expect(even.state).toMatchObject({ table: null, turn: 0 })
    const odd = arrange(['S4 C9'])
    odd.play(0, 'S4')
    expect(odd.state.turn).toBe(1)
  })

  it('cut in on, one four on one four make two: whoever cut in leads', () => {
    const table = arrange(['S4 C9', 'C10 CJ', 'S4 C8'])
    table.cut(0, 'S4', 2, 'S4')
    expect(table.state).toMatchObject({ table: null, turn: 2 })
  })

  it('a run with a four, cut in on by the same run, holds two fours and clears (CD-5)', () => {
    const table = arrange(['S2 SA SK C9', 'S3 S4 S5 C9', 'S3 S4 S5 C8'], { effects: { skip: 0 } })
    table.state.turn = 1
    table.cut(1, 'S3 S4 S5', 2, 'S3 S4 S5')
    expect(table.state).toMatchObject({ table: null, turn: 2 })
  })
})

describe('5: skip', () => {
  it('one five skips one player, two skip three', () => {
    const one = arrange(['S5 C9', 'C10 CJ', 'C10 CJ', 'D10 DJ'])
    one.play(0, 'S5')
    expect(one.state.turn).toBe(2)
    const two = arrange(['S5 H5 C9'], {}, 6)
    two.play(0, 'S5 H5')
    expect(two.state.turn).toBe(4)
  })

  it('as many as there are others clear the table', () => {
    const table = arrange(['S5 H5 C9'])
    table.play(0, 'S5 H5')
    expect(table.state).toMatchObject({ table: null, turn: 0 })
  })

  it('cut in on, the total counts from the one who cut in', () => {
    const table = arrange(['S5 C9', null, 'S5 C8'], {}, 6)
    table.cut(0, 'S5', 2, 'S5')
    expect(table.state.turn).toBe(0)
  })
})

describe('6: the great pauper takes from the discards', () => {
  const withDiscards = () => {
    const table = arrange(['S6 H6 C9', 'S6 CJ'])
    table.state.before = [3, 2, 1, 0]
    table.state.discards = [frenchFace('DK')!, frenchFace('BJ')!]
    return table
  }

  it('as many as sixes were played; it may be declined, after some too', () => {
    const table = withDiscards()
    table.play(0, 'S6 H6')
    expect(table.moves(0)).toEqual(['take DK', 'take BJ', 'none'])
    table.move(0, 'take DK')
    expect(table.state.hidden[0]).toHaveLength(2)
    table.move(0, 'none')
    expect(table.state.turn).toBe(1)
  })

  it('what was taken lies hidden, but everybody knows of it', () => {
    const table = withDiscards()
    table.play(0, 'S6')
    table.move(0, 'take BJ')
    expect(table.engine.view(table.state, 2).hands[0]!.known).toEqual(['BJ'])
    expect(table.engine.view(table.state, null).hands[0]!.known).toEqual(['BJ'])
  })

  it('is not for anybody else, not once somebody is out, and lost to a cut-in', () => {
    const other = withDiscards()
    other.state.before = [0, 1, 2, 3]
    other.play(0, 'S6')
    expect(other.state.resolving).toBeNull()
    const late = withDiscards()
    late.state.out = [3]
    late.play(0, 'S6')
    expect(late.state.resolving).toBeNull()
    const cut = withDiscards()
    cut.cut(0, 'S6', 1, 'S6')
    expect(cut.state.resolving).toBeNull()
  })
})

describe('7: pass', () => {
  it('as many hidden cards as sevens go to the next player; public cards stay', () => {
    const table = arrange(['S7 H7 C9 | DK', 'C10 CJ'])
    table.play(0, 'S7 H7')
    expect(table.moves(0)).toEqual(['give C9'])
    table.move(0, 'give C9')
    expect(table.hand(1).hidden).toBe('C10 CJ C9')
    expect(table.state.turn).toBe(1)
    expect(table.engine.view(table.state, 0).hands[1]!.known).toEqual(['C9'])
    expect(table.engine.view(table.state, 2).hands[1]!.known).toEqual([])
  })

  it('cut in on: who cut in gives as many as lie there to the one cut in on', () => {
    const table = arrange(['S7 C9', 'S10 SJ', 'S7 C8 CJ D9'])
    table.cut(0, 'S7', 2, 'S7')
    table.move(2, 'give C8')
    table.move(2, 'give CJ')
    expect(table.hand(0).hidden).toBe('C9 C8 CJ')
  })
})

describe('7 and Q where there is nothing to choose (CD-7)', () => {
  it('nothing happens: the next seat plays', () => {
    const peep = arrange(['SQ C3', '| C10 CJ'])
    expect(types(peep.play(0, 'SQ'))).toBe('play answer answer answer turn')
    expect(peep.state).toMatchObject({ resolving: null, turn: 1 })
    const pass = arrange(['S7 | C3', 'C10 CJ'])
    expect(types(pass.play(0, 'S7'))).toBe('play answer answer answer turn')
    expect(pass.state.turn).toBe(1)
  })

  it('as many as there are must be chosen, and there is no declining', () => {
    const table = arrange(['SQ HQ DQ C3', 'C10 CJ'])
    table.play(0, 'SQ HQ DQ')
    expect(table.why(0, 'none')).toBe('choose-first CD-7')
    expect(table.why(0, 'pass')).toBe('choose-first CD-7')
    expect(table.why(0, 'peep 3')).toBe('no-such-place CD-7')
    table.move(0, 'peep 1')
    table.move(0, 'peep 1')
    expect(table.state).toMatchObject({ resolving: null, turn: 1 })
    expect(table.hand(1)).toEqual({ hidden: '', open: 'C10 CJ' })
  })

  it('hidden cards lie in the order in which they came', () => {
    const table = arrange(['S7 C9 C3', 'SQ D3 D4', 'HQ H4'])
    table.play(0, 'S7')
    table.move(0, 'give C3')
    table.move(1, 'pass')
    table.state.direction = -1
    table.play(2, 'HQ')
    table.move(2, 'peep 4')
    expect(table.hand(1)).toEqual({ hidden: 'SQ D3 D4', open: 'C3' })
  })
})

describe('8: clear', () => {
  it('its player leads; cut in on, the one who cut in', () => {
    const table = arrange(['S8 C9'])
    table.play(0, 'S8')
    expect(table.state).toMatchObject({ table: null, turn: 0 })
    const cut = arrange(['S8 C9', null, 'S8 C7'])
    cut.cut(0, 'S8', 2, 'S8')
    expect(cut.state).toMatchObject({ table: null, turn: 2 })
  })

  it('a last eight lets the next player lead', () => {
    const table = arrange(['S8', 'C10 CJ'])
    table.play(0, 'S8')
    expect(table.state).toMatchObject({ table: null, turn: 1, out: [0] })
  })
})

describe('9: reverse', () => {
  it('an odd number turns the direction, an even one does not; it stays across phases', () => {
    const odd = arrange(['S9 C3'])
    odd.play(0, 'S9')
    expect(odd.state).toMatchObject({ direction: -1, turn: 3 })
    const even = arrange(['S9 H9 C3'])
    even.play(0, 'S9 H9')
    expect(even.state).toMatchObject({ direction: 1, turn: 1 })
    const cut = arrange(['S9 C3', 'S9 C4'])
    cut.cut(0, 'S9', 1, 'S9')
    expect(cut.state).toMatchObject({ direction: 1, turn: 2 })
  })

  it('with two players left it clears', () => {
    const table = arrange(['S9 C3', 'C10 CJ', '', ''])
    table.play(0, 'S9')
    expect(table.state).toMatchObject({ direction: 1, table: null, turn: 0 })
  })
})

describe('10: discard', () => {
  it('as many as possible, hidden or public, thrown at once', () => {
    const table = arrange(['S10 H10 D10 C3 | C4'])
    table.play(0, 'S10 H10 D10')
    expect(table.moves(0)).toEqual(['drop C3', 'drop C4'])
    table.move(0, 'drop C4')
    expect(table.state.discards).toHaveLength(1)
    const events = table.move(0, 'drop C3')
    expect(types(events)).toContain('out')
  })

  it('cut in on: who cut in discards the total', () => {
    const table = arrange(['S10 C3', 'S10 C4 C5 C7'])
    table.cut(0, 'S10', 1, 'S10')
    table.move(1, 'drop C4')
    table.move(1, 'drop C5')
    expect(table.hand(1).hidden).toBe('C7')
  })
})

describe('J: back', () => {
  it('turns the order round for the phase, however many', () => {
    const table = arrange(['SJ HJ C3', 'S10 H10', 'CQ DQ'])
    table.play(0, 'SJ HJ')
    expect(table.why(1, 'S10 H10')).toBe('legal')
    expect(table.why(1, 'S10')).toBe('other-number CD-2')
    table.state.turn = 2
    expect(table.why(2, 'CQ DQ')).toBe('too-weak CD-1')
  })

  it('in a revolution it turns the order back', () => {
    const table = arrange(['SJ C3', 'SQ C4'])
    table.state.revolution = true
    table.play(0, 'SJ')
    expect(table.why(1, 'SQ')).toBe('legal')
  })
})

describe('Q: peep', () => {
  it('as many hidden cards of the next player, chosen blind as they lie, become public', () => {
    const table = arrange(['SQ HQ C3', 'C10 CJ CK'])
    table.play(0, 'SQ HQ')
    expect(table.moves(0)).toEqual(['peep 1', 'peep 2', 'peep 3'])
    table.move(0, 'peep 2')
    expect(table.moves(0)).toEqual(['peep 1', 'peep 2'])
    table.move(0, 'peep 1')
    expect(table.hand(1)).toEqual({ hidden: 'CK', open: 'CJ C10' })
  })

  it('opens the card that lies there, also where an alike one lies before it', () => {
    const table = arrange(['SQ C3', 'S5 H4 S5 C6'])
    table.play(0, 'SQ')
    table.move(0, 'peep 3')
    expect(table.hand(1)).toEqual({ hidden: 'S5 H4 C6', open: 'S5' })
    expect(table.engine.view(table.state, 1).hands[1]!.cards).toEqual(['S5', 'H4', 'C6'])
  })

  it('opened the first of alike cards by the rules of before, whose records stay replayable', () => {
    const table = arrange(['SQ C3', 'S5 H4 S5 C6'], {}, 4, formerCutInDaifugo[0])
    table.play(0, 'SQ')
    table.move(0, 'peep 3')
    expect(table.hand(1)).toEqual({ hidden: 'H4 S5 C6', open: 'S5' })
  })

  it('cut in on: the one cut in on is peeped at', () => {
    const table = arrange(['SQ C3 C4 C5', 'S10 SJ', 'SQ C6'])
    table.cut(0, 'SQ', 2, 'SQ')
    table.move(2, 'peep 3')
    table.move(2, 'peep 1')
    expect(table.hand(0)).toEqual({ hidden: 'C4', open: 'C5 C3' })
  })
})

describe('K: greed', () => {
  it('for every three kings one public card of anybody, and it may be declined', () => {
    const table = arrange(['SK HK DK C3', 'C10 | CJ', 'C4 | D9'])
    table.play(0, 'SK HK DK')
    expect(table.moves(0)).toEqual(['greed CJ@1', 'greed D9@2', 'none'])
    table.move(0, 'greed D9@2')
    expect(table.hand(0).open).toBe('D9')
    const declined = arrange(['SK HK DK C3', 'C10 | CJ'])
    declined.play(0, 'SK HK DK')
    declined.move(0, 'none')
    expect(declined.state.turn).toBe(1)
  })

  it('two kings do nothing unless two are enough (option)', () => {
    const three = arrange(['SK HK C3', 'C10 | CJ'])
    three.play(0, 'SK HK')
    expect(three.state.resolving).toBeNull()
    const two = arrange(['SK HK C3', 'C10 | CJ'], { perCard: 2 })
    two.play(0, 'SK HK')
    expect(two.moves(0)).toEqual(['greed CJ@1', 'none'])
  })

  it('cut in on: the cards chosen go to the public cards of the one cut in on', () => {
    const table = arrange(['SK HK C3', 'SK HK C4', 'C10 | CJ'])
    table.cut(0, 'SK HK', 1, 'SK HK')
    table.move(1, 'greed CJ@2')
    expect(table.hand(0).open).toBe('CJ')
  })
})

describe('A: open', () => {
  it('for every three aces all others choose a hidden card; they are opened together', () => {
    const table = arrange(['SA HA DA C3', 'C10 CJ', 'C4 C5', 'D9 D7'])
    table.play(0, 'SA HA DA')
    expect(table.engine.toAct(table.state)).toEqual([1, 2, 3])
    table.move(2, 'open C5')
    expect(table.engine.view(table.state, 0).hands[2]!.open).toEqual([])
    table.move(1, 'open C10')
    const events = table.move(3, 'open D7')
    expect(events.filter((event) => event.type === 'open')).toHaveLength(3)
    expect(table.hand(2)).toEqual({ hidden: 'C4', open: 'C5' })
  })

  it('cut in on: who cut in chooses blind among the hidden cards of the one cut in on', () => {
    const table = arrange(['SA HA C3 C4', 'SA HA C5'])
    table.cut(0, 'SA HA', 1, 'SA HA')
    expect(table.moves(1)).toEqual(['peep 1', 'peep 2'])
    table.move(1, 'peep 2')
    expect(table.hand(0)).toEqual({ hidden: 'C3', open: 'C4' })
  })
})

describe('several effects in a run (CD-5, CD-6)', () => {
  it('act from three to two; who is next for a seven is whoever would act after the skip', () => {
    const table = arrange(['S5 S6 S7 C3 C4', 'C10 CJ', 'D9 D8', 'H9 HJ'])
    table.play(0, 'S5 S6 S7')
    table.move(0, 'give C3')
    expect(table.hand(2).hidden).toBe('D9 D8 C3')
    expect(table.state.turn).toBe(2)
  })

  it('clearing comes last', () => {
    const table = arrange(['S8 S9 S10 C3 C4'])
    table.play(0, 'S8 S9 S10')
    expect(table.state.direction).toBe(-1)
    table.move(0, 'drop C3')
    expect(table.state).toMatchObject({ table: null, turn: 0 })
  })
})

describe('effects are data', () => {
  it('the clearing effect may be moved to another rank, others switched off', () => {
    const table = arrange(['S6 C9'], { effects: { clear: 6, salvage: 0 } })
    table.play(0, 'S6')
    expect(table.state).toMatchObject({ table: null, turn: 0 })
  })

  it('presets add them step by step', () => {
    const first = arrange(['S5 C9'], { preset: 'first-steps' })
    first.play(0, 'S5')
    expect(first.state.turn).toBe(1)
    const half = arrange(['S5 C9'], { preset: 'half' })
    half.play(0, 'S5')
    expect(half.state.turn).toBe(2)
  })
})
