import { describe, expect, it } from 'vitest'
import { arrange, ODD, PAIR_WAIT, RUN_WAIT, sheetIn } from '../testing/arrange.ts'

describe('winning on a discard without reach (EJ-6)', () => {
  it('is a call that completes a group or a run, and needs a yaku apart from dora', () => {
    const table = arrange({ hands: [ODD, 'SQ HQ DQ D12 D13 D14 SK CK H1 H2'], wall: 'H3' })
    table.move(0, 'discard H3')
    table.pass(1)
    expect(table.moves(1)).toEqual(['win', 'run H1 H2', 'pass'])
    expect(sheetIn(table.move(1, 'win')).yaku).toEqual([{ id: 'symbols', times: 1, dan: 1 }])
  })

  it('without a yaku is refused, dora or not', () => {
    const table = arrange({ hands: [ODD, 'S7 H7 D7 D12 D13 D14 SK CK H1 H2'], wall: 'H3', indicator: 'DK' })
    table.move(0, 'discard H3')
    expect(table.why(1, 'win')).toBe('no-yaku EJ-6')
  })

  it('cannot complete the pair', () => {
    const table = arrange({ hands: [ODD, PAIR_WAIT], wall: 'S7' })
    table.move(0, 'discard S7')
    expect(table.why(1, 'win')).toBe('completes-pair EJ-6')
    expect(table.moves(1)).toEqual(['pass'])
  })

  it('can follow calls', () => {
    const table = arrange({ hands: [ODD, 'SQ HQ D12 D13 D14 SK CK H1 H2 C9', 'CJ', 'CQ'], wall: 'DQ H11 H3' })
    table.move(0, 'discard DQ')
    table.pass(1)
    table.move(1, 'group SQ HQ')
    table.move(1, 'discard C9')
    table.pass()
    table.move(2, 'discard H11')
    table.pass()
    table.move(3, 'discard H3')
    table.pass(1)
    const sheet = sheetIn(table.move(1, 'win'))
    expect(sheet).toMatchObject({ winner: 1, from: 3, dan: 1, points: 10 })
    expect(sheet.blocks.map(({ cards, open, won }) => [cards.join(' '), open, won])).toEqual([
      ['SQ HQ DQ', true, false],
      ['H1 H2 H3', false, true],
      ['D12 D13 D14', false, false],
      ['SK CK', false, false],
    ])
  })

  it('the nearest to the discarder wins where several would', () => {
    const table = arrange({
      hands: [ODD, '', 'SQ HQ DQ C12 C13 C14 SK CK H1 H2', 'SM HM DM D12 D13 D14 HK DK H4 H5'],
      wall: 'H3',
    })
    table.move(0, 'discard H3')
    table.move(3, 'win')
    table.move(1, 'pass')
    expect(sheetIn(table.move(2, 'win')).winner).toBe(2)
  })
})

describe('神速 (EJ-8)', () => {
  it('wins on the first draw, of the dealer and of the others', () => {
    const first = arrange({ hands: [RUN_WAIT], wall: 'H3' })
    expect(sheetIn(first.move(0, 'win'))).toMatchObject({ yakuman: ['lightning'], points: 320, from: null })
    const second = arrange({ hands: [ODD, RUN_WAIT], wall: 'S8 H3' })
    second.turns(1)
    expect(sheetIn(second.move(1, 'win')).yakuman).toEqual(['lightning'])
  })

  it('not once anyone has called', () => {
    const table = arrange({ hands: [ODD, 'H8 D8 SQ DQ', RUN_WAIT], wall: 'S8 H3' })
    table.move(0, 'discard S8')
    table.pass(1)
    table.move(1, 'group H8 D8')
    table.move(1, 'discard SQ')
    table.pass()
    expect(sheetIn(table.move(2, 'win')).yaku.map(({ id }) => id)).toEqual(['unaided'])
  })

  it('not on the second draw', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8 H9 HQ D8 H3' })
    table.turns(4)
    expect(sheetIn(table.move(0, 'win')).yakuman).toEqual([])
  })
})

describe('ラスト', () => {
  it('wins on the last card of the wall, and on the discard of whoever drew it', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'H3' })
    table.state.wall.length = 0
    expect(table.preview(0, 'win').sheet!.yaku.map(({ id }) => id)).toEqual([])
    table.state.draws[0] = 2
    expect(table.preview(0, 'win').sheet!.yaku.map(({ id }) => id)).toEqual(['last', 'unaided'])
    table.move(0, 'discard SK')
    const other = arrange({ hands: [ODD, RUN_WAIT], wall: 'H3' })
    other.state.wall.length = 0
    other.move(0, 'discard H3')
    other.pass(1)
    expect(sheetIn(other.move(1, 'win')).yaku.map(({ id }) => id)).toEqual(['last'])
  })
})
