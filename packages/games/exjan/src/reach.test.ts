import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, ODD, PAIR_WAIT, RUN_WAIT, sheetIn } from '../testing/arrange.ts'

describe('reach (EJ-7)', () => {
  it('with a closed hand that is one card short after the discard; 10 points go to the table', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8' })
    expect(table.moves(0)[0]).toBe('reach S8')
    expect(table.why(0, 'reach H1')).toBe('not-ready EJ-7')
    expect(table.preview(0, 'reach S8')).toEqual({ missing: 1, waits: ['H0', 'H3'], sheet: null })
    const events = table.move(0, 'reach S8')
    expect(events).toEqual([{ type: 'reach', seat: 0, card: 'S8', stake: 10 }])
    expect(table.view(null)).toMatchObject({
      chips: [240, 250, 250, 250],
      stakes: [10, 0, 0, 0],
      reach: [0, -1, -1, -1],
    })
  })

  it('what it waits for is told only where one card is missing', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'S8' })
    expect(table.preview(0, 'discard S8')).toEqual({ missing: 1, waits: ['H0', 'H3'], sheet: null })
    expect(table.preview(0, 'discard H1')).toEqual({ missing: 2, waits: [], sheet: null })
  })

  it('the missing card must not be among one’s own eleven', () => {
    // A fifth king would do.
    const table = arrange({ hands: ['S3 S4 S5 D12 D13 D14 SK HK DK CK'], wall: 'S8' })
    expect(table.why(0, 'reach S8')).toBe('not-ready EJ-7')
  })

  it('is possible though all the cards waited for are visible elsewhere', () => {
    const table = arrange({ hands: [RUN_WAIT, 'H0 H3'], wall: 'S8' })
    expect(table.why(0, 'reach S8')).toBe('legal')
  })

  it('needs the chips, exactly 10 will do', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'S8' })
    table.state.chips[0] = 9
    expect(table.why(0, 'reach S8')).toBe('reach-chips EJ-7')
    table.state.chips[0] = 10
    expect(table.why(0, 'reach S8')).toBe('legal')
  })

  it('needs a card in the wall', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'S8' })
    table.state.wall.length = 1
    expect(table.why(0, 'reach S8')).toBe('legal')
    table.state.wall.length = 0
    expect(table.why(0, 'reach S8')).toBe('reach-wall EJ-7')
    expect(table.moves(0).some((move) => move.startsWith('reach'))).toBe(false)
  })

  it('is not for whoever has called', () => {
    const table = arrange({ hands: [ODD, 'SK CK D12 D13 D14 S6 S7 H1 H2 CJ'], wall: 'S5' })
    table.move(0, 'discard S5')
    table.pass(1)
    table.move(1, 'run S6 S7')
    expect(table.why(1, 'reach CJ')).toBe('reach-open EJ-7')
  })

  it('then a card that does not win must be discarded, and nothing is called', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8 H9 HQ D8 S2 CQ' })
    table.move(0, 'reach S8')
    table.pass()
    table.turns(3)
    expect(table.moves(0)).toEqual(['discard S2'])
    expect(table.why(0, 'discard H1')).toBe('reach-keeps-hand EJ-7')
    expect(table.why(0, 'reach S2')).toBe('reach-twice EJ-7')
    table.turns(1)
    table.move(1, 'discard CQ')
    expect(table.moves(0)).toEqual(['pass'])
  })

  it('keeps its mark in the river although the discard is called', () => {
    const table = arrange({ hands: [RUN_WAIT, 'H8 D8'], wall: 'S8 H9' })
    table.move(0, 'reach S8')
    table.pass(1)
    table.move(1, 'group H8 D8')
    expect(table.view(null)).toMatchObject({
      reach: [0, -1, -1, -1],
      rivers: [[], [], [], []],
      quick: [false, false, false, false],
    })
  })

  it('wins on any card, the pair too; a declined win costs nothing but the card', () => {
    const table = arrange({ hands: [PAIR_WAIT, ODD], wall: 'S8 H9 S7 D8 D7 CQ HQ SQ C7' })
    table.move(0, 'reach S8')
    table.pass()
    table.turns(1)
    table.move(2, 'discard S7')
    expect(table.moves(0)).toEqual(['win', 'pass'])
    table.pass()
    table.turns(1)
    expect(table.moves(0)).toEqual(['win', 'discard D7'])
    table.turns(4)
    expect(table.moves(0)).toEqual(['win', 'discard C7'])
    expect(sheetIn(table.move(0, 'win')).yaku.map(({ id }) => id)).toEqual(['reach', 'unaided', 'symbols'])
  })
})

describe('速攻, a quick win (EJ-7)', () => {
  const ids = (table: ReturnType<typeof arrange>) => sheetIn(table.move(0, 'win')).yaku.map(({ id }) => id)

  it.each([1, 2, 3])('on the discard of seat %i', (seat) => {
    const wall = ['S8', 'H9', 'HQ', 'D8'].with(seat, 'H3').join(' ')
    const table = arrange({ hands: [RUN_WAIT, ODD], wall })
    table.move(0, 'reach S8')
    table.pass()
    table.turns(seat - 1)
    table.move(seat, 'discard H3')
    table.pass(0)
    expect(ids(table)).toEqual(['reach', 'quick'])
  })

  it('up to and with one’s own next draw', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8 H9 HQ D8 H3' })
    table.move(0, 'reach S8')
    table.pass()
    table.turns(3)
    expect(ids(table)).toEqual(['reach', 'quick', 'unaided'])
  })

  it('not later', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8 H9 HQ D8 S2 H3' })
    table.move(0, 'reach S8')
    table.pass()
    table.turns(4)
    table.move(1, 'discard H3')
    table.pass(0)
    expect(sheetIn(table.move(0, 'win')).yaku.map(({ id }) => id)).toEqual(['reach'])
  })

  it('not after a call in between', () => {
    const table = arrange({ hands: [RUN_WAIT, 'CQ CJ', 'H9 D9'], wall: 'S8 S9 H3' })
    table.move(0, 'reach S8')
    table.pass()
    table.move(1, 'discard S9')
    table.pass(2)
    table.move(2, 'group H9 D9')
    table.turns(1)
    table.move(3, 'discard H3')
    table.pass(0)
    expect(sheetIn(table.move(0, 'win')).yaku.map(({ id }) => id)).toEqual(['reach'])
  })
})

describe('samples', () => {
  it('give whoever has said reach a hand that is ready', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8' })
    table.move(0, 'reach S8')
    table.pass()
    for (let seed = 0; seed < 20; seed++) {
      const sample = table.engine.sample(table.view(1), rng(seed))
      expect(table.engine.preview(sample, 0, { type: 'pass' }).missing).toBe(1)
    }
  })
})
