import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, ODD, RUN_WAIT } from '../testing/arrange.ts'

describe('our own rulings', () => {
  it('EJ-11: without its yakuman a shape counts as the yaku it holds', () => {
    const yaku = (rules: Record<string, number>) =>
      arrange({
        hands: ['S2 S3 S4 S5 S6 S7 S8 S9 HK DK'],
        wall: 'S10',
        rules: { ...rules, 'yakuman.lightning': 0 },
      }).preview(0, 'win').sheet!
    expect(yaku({}).yakuman).toEqual(['nineRun'])
    expect(yaku({ 'yakuman.nineRun': 0 }).yaku.map(({ id }) => id)).toEqual(['unaided', 'threeRuns', 'sixRun'])
  })

  it('EJ-12: parts of a point are rounded up', () => {
    const rules = { 'shares.dealerDraw4': 33, 'points.yakuman': 100 }
    const { payments } = arrange({ hands: [RUN_WAIT], wall: 'H3', rules }).preview(0, 'win').sheet!
    expect(payments.map(({ due }) => due)).toEqual([33, 33, 33])
    const uneven = arrange({ hands: [RUN_WAIT], wall: 'H3', rules: { ...rules, 'points.yakuman': 10, leastShare: 1 } })
    expect(uneven.preview(0, 'win').sheet!.payments.map(({ due }) => due)).toEqual([4, 4, 4])
  })

  it('EJ-13: a limit of rounds counts kept deals', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'H3', rules: { deals: 2 } })
    table.move(0, 'win')
    expect(table.state).toMatchObject({ deal: 2, dealer: 0, over: false })
    while (table.state.wall.length > 0) table.turns(1)
    table.turns(1)
    expect(table.state).toMatchObject({ deal: 2, over: true })
  })

  it('EJ-14: out of time one discards the card drawn, after a call the last of the hand, and passes', () => {
    const table = arrange({ hands: [ODD, 'SQ HQ D1'], wall: 'DQ' })
    const late = (seat: number): string => table.engine.format(table.engine.timeoutMove(table.state, seat))
    expect(late(0)).toBe('discard DQ')
    table.move(0, 'discard DQ')
    expect(late(1)).toBe('pass')
    table.pass(1)
    table.move(1, 'group SQ HQ')
    expect(late(1)).toBe(`discard ${table.engine.deck.name(table.state.hands[1]!.at(-1)!)}`)
    const move = table.engine.parse(table.state, 1, late(1))
    expect(isRefusal(move) ? move : table.engine.check(table.state, 1, move)).toBeNull()
  })

  it('EJ-15: a discard that is taken leaves the row, and the mark of a reach moves to the next one', () => {
    const table = arrange({ hands: [RUN_WAIT, 'H8 D8 S9'], wall: 'S8 H9 HQ C7' })
    table.move(0, 'reach S8')
    table.pass(1)
    table.move(1, 'group H8 D8')
    expect(table.view(null)).toMatchObject({ rivers: [[], [], [], []], reach: [0, -1, -1, -1] })
    table.move(1, 'discard S9')
    table.pass()
    table.turns(3)
    expect(table.view(null).rivers[0]).toHaveLength(1)
    expect(table.view(null).reach[0]).toBe(0)
  })

  it('EJ-16: only the winner shows a hand', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8', rules: { deals: 1 } })
    table.move(0, 'reach S8')
    table.pass()
    while (!table.state.over) table.turns(1)
    expect(table.view(1).hands.map(({ cards }) => cards !== null)).toEqual([false, true, false, false])
  })

  describe('EJ-18: hands of eight are three sets without a pair', () => {
    const eight = { hand: 8 }

    it('wins with nine cards, and all of them count for what looks at all cards', () => {
      const table = arrange({ hands: ['SJ HJ DJ SQ HQ DQ SK HK'], wall: 'DK', rules: eight })
      expect(table.view(0).hands.map(({ count }) => count)).toEqual([9, 8, 8, 8])
      const { blocks, yakuman } = table.preview(0, 'win').sheet!
      expect(blocks.map(({ kind }) => kind)).toEqual(['group', 'group', 'group'])
      expect(yakuman).toEqual(['lightning', 'allSymbols'])
    })

    it('two cards over are no pair that wins', () => {
      const table = arrange({ hands: ['S4 H4 D4 D12 D13 D14 SK HK'], wall: 'S9', rules: eight })
      expect(table.why(0, 'win')).toBe('incomplete EJ-3')
      expect(table.why(0, 'reach S9')).toBe('legal')
      expect(table.preview(0, 'discard S9')).toMatchObject({ missing: 1, waits: ['DK', 'CK'] })
    })

    it('the last set may be made by a discard without reach, where there is a yaku', () => {
      const table = arrange({ hands: ['S9', 'S4 H4 D4 SM HM DM H1 H2'], wall: 'H0', rules: eight })
      table.move(0, 'discard H0')
      expect(table.why(1, 'win')).toBe('legal')
    })

    it('the last two cards make no call: nothing would be left to discard', () => {
      const table = arrange({ hands: ['S9', 'S5 H5 C1 C2 HK'], wall: 'D5 C3', rules: { hand: 5 } })
      table.move(0, 'discard D5')
      table.pass(1)
      table.move(1, 'group S5 H5')
      table.move(1, 'discard HK')
      table.pass()
      table.move(2, 'discard C3')
      expect(table.moves(1)).toEqual(['pass'])
      expect(table.why(1, 'run C1 C2')).toBe('no-card-left EJ-18')
    })
  })
})
