import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, sheetIn } from './arrange.ts'

/** Three sets and a 7 to which S7, D7 or C7 would be a pair; needs a yaku besides. */
const PAIR_WAIT = 'S3 S4 S5 D12 D13 D14 HM DM CM H7'
/** Two sets, a pair and H1 H2: waits for H0 and H3. */
const RUN_WAIT = 'S4 H4 D4 D12 D13 D14 SK CK H1 H2'
/** Cards that fit with nothing above. */
const ODD = 'S0 D2 C4 H6 S9 D9 C11 HJ SC DF'

describe('the deal (EJ-1, EJ-2, EJ-4)', () => {
  it('gives ten cards to each, one by one from the dealer, turns up the indicator, and the dealer draws', () => {
    const { engine } = arrange()
    const state = engine.start((cards) => [...cards])
    const names = engine.deck.cards.map(engine.deck.name)
    expect(engine.view(state, 1).hands[1]!.cards).toEqual([1, 5, 9, 13, 17, 21, 25, 29, 33, 37].map((k) => names[k]))
    expect(engine.view(state, 0)).toMatchObject({ indicator: names[40], wall: 46, turn: 0, drawn: true, toAct: [0] })
    expect(engine.view(state, 0).hands[0]!.cards!.at(-1)).toBe(names[41])
    expect(engine.status(state)).toEqual({ deal: 1, phase: 'turn', scores: [250, 250, 250, 250] })
  })

  it('with three seats leaves 57 cards, and everybody has 250 points (EJ-9)', () => {
    const { engine, state } = arrange({ seats: 3 })
    expect(state.wall.length).toBe(56)
    expect(engine.status(state).scores).toEqual([250, 250, 250])
  })

  it('begins the next round with the seat before the dealer, who is dealt to first', () => {
    const table = arrange()
    while (table.state.deal === 1) table.turns(1)
    const names = table.engine.deck.cards.map(table.engine.deck.name)
    expect(table.view(3)).toMatchObject({ deal: 2, dealer: 3, turn: 3 })
    expect(table.view(3).hands[3]!.cards!.slice(0, 2)).toEqual([names[0], names[4]])
    expect(table.view(0).hands[0]!.cards!.slice(0, 2)).toEqual([names[1], names[5]])
  })

  it.each([
    ['S5', 'S6 H6 D6 C6'],
    ['H15', 'S0 H0 D0 C0'],
    ['D0', 'S1 H1 D1 C1'],
    ['CM', 'SM HM DM CM'],
    ['SC', 'SC HC DC CC'],
  ])('indicator %s: dora are %s', (indicator, dora) => {
    expect(arrange({ indicator }).view(null).dora.join(' ')).toBe(dora)
  })
})

describe('a turn', () => {
  it('draws a card, discards one, and goes on counter-clockwise (EJ-4)', () => {
    const table = arrange({ wall: 'S8 H8' })
    expect(table.why(0, 'pass')).toBe('no-discard EJ-5')
    expect(table.why(1, 'discard S8')).toBe('not-your-turn null')
    table.move(0, 'discard S8')
    expect(table.view(null)).toMatchObject({ phase: 'window', toAct: [1, 2, 3], discard: 'S8', turn: 0 })
    table.pass()
    expect(table.view(1)).toMatchObject({ phase: 'turn', toAct: [1], turn: 1, drawn: true, wall: 45 })
    expect(table.view(1).hands[1]!.cards!.at(-1)).toBe('H8')
    expect(table.view(null).rivers[0]).toEqual(['S8'])
  })

  it('discards only what one holds', () => {
    const table = arrange({ hands: [ODD], wall: 'S8' })
    expect(table.why(0, 'discard HK')).toBe('not-in-hand null')
    expect(table.moves(0)).toEqual(
      ['S0', 'S8', 'S9', 'SC', 'H6', 'HJ', 'D2', 'D9', 'DF', 'C4', 'C11'].map((c) => `discard ${c}`),
    )
  })
})

describe('calls (EJ-5)', () => {
  const called = (...hands: readonly string[]) => {
    const table = arrange({ hands: [ODD, ...hands], wall: 'S5' })
    table.move(0, 'discard S5')
    return table
  }

  it('a group with two cards of the same number or symbol; whoever calls discards, and play goes on from there', () => {
    const table = called('', 'H5 D5 C5')
    expect(table.moves(2)).toEqual(['group H5 D5', 'group H5 C5', 'group D5 C5', 'pass'])
    table.pass(2)
    table.move(2, 'group D5 H5')
    expect(table.view(null).melds[2]).toEqual([{ kind: 'group', cards: ['S5', 'H5', 'D5'], taken: 'S5', from: 0 }])
    expect(table.view(null)).toMatchObject({ turn: 2, drawn: false, phase: 'turn', toAct: [2] })
    expect(table.view(null).rivers[0]).toEqual([])
    expect(table.why(2, 'win')).toBe('discard-first EJ-6')
    expect(table.why(2, 'discard C5')).toBe('legal')
    table.move(2, 'discard C5')
    table.pass()
    expect(table.state.turn).toBe(3)
  })

  it('a run with two cards of the suit, low, middle or high', () => {
    expect(called('S3 S4 S6 S7').moves(1)).toEqual(['run S3 S4', 'run S4 S6', 'run S6 S7', 'pass'])
    expect(called('S3 S4 S6 S7').why(1, 'run S6 S4')).toBe('legal')
    expect(called('S3 H4 S6 S7').why(1, 'run H4 S6')).toBe('no-run EJ-3')
    expect(called('S3 H5 S6 S7').why(1, 'group H5 S6')).toBe('no-group EJ-3')
    expect(called('H5 C5').why(1, 'run H5 C5')).toBe('no-run EJ-3')
    expect(called('S3').why(1, 'run S3 S4')).toBe('not-in-hand null')
    expect(called('S3').why(1, 'discard S3')).toBe('answer-first EJ-5')
  })

  it('no run goes round the end or holds symbols (EJ-3)', () => {
    const table = arrange({ hands: [ODD, 'S14 S1 SJ SQ H14'], wall: 'S15' })
    table.move(0, 'discard S15')
    expect(table.moves(1)).toEqual(['pass'])
    expect(table.why(1, 'run S14 SJ')).toBe('no-run EJ-3')
  })

  it('a group goes before a run, whoever is nearer', () => {
    const table = called('S6 S7', '', 'H5 D5')
    table.move(1, 'run S6 S7')
    table.move(3, 'group H5 D5')
    table.move(2, 'pass')
    expect(table.state.turn).toBe(3)
  })

  it('among equals the nearest to the discarder in turn order goes first', () => {
    const table = called('', 'S6 S7', 'S3 S4')
    table.pass(2, 3)
    table.move(3, 'run S3 S4')
    table.move(2, 'run S6 S7')
    expect(table.state.turn).toBe(2)
  })

  it('a win goes before all', () => {
    const table = arrange({ hands: [ODD, 'H7 D7', 'S6 S8', PAIR_WAIT.replace('H7', 'C7')], wall: 'SQ H9 HQ D8 S7' })
    table.turns(3)
    table.move(3, 'reach D8')
    table.pass()
    table.move(0, 'discard S7')
    table.move(1, 'group H7 D7')
    table.move(2, 'run S6 S8')
    const events = table.move(3, 'win')
    expect(sheetIn(events)).toMatchObject({ winner: 3, from: 0 })
  })

  it('nobody learns who could have called, or what was answered before all have', () => {
    const table = called('H5 D5', 'S6 S7')
    const before = table.view(3)
    const events = [...table.move(1, 'group H5 D5'), ...table.move(2, 'run S6 S7')]
    expect(events).toEqual([])
    expect(table.view(3)).toEqual({ ...before, toAct: [3] })
    expect(table.view(1).answer).toBe('group H5 D5')
    expect(table.move(3, 'pass').map(({ type }) => type)).toEqual(['call'])
  })

  it('the last discard can only be won on', () => {
    const table = arrange({ hands: [ODD, 'S6 S7 H5 D5'] })
    while (table.state.wall.length > 0) table.turns(1)
    const last = table.state.turn
    table.state.hands[last]!.push(...table.state.hands[last]!.splice(0, 1))
    table.move(last, `discard ${table.engine.deck.name(table.state.hands[last]!.at(-1)!)}`)
    for (const seat of table.engine.toAct(table.state)) expect(table.moves(seat)).toEqual(['pass'])
  })
})

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

describe('the end of a round', () => {
  it('pays by the table, and the winner gets all reaches (EJ-7, EJ-9)', () => {
    const table = arrange({
      hands: [RUN_WAIT, PAIR_WAIT.replaceAll('S3 S4 S5', 'C3 C4 C5').replaceAll('D12 D13 D14', 'C12 C13 C14')],
      wall: 'S8 H9 H0',
    })
    table.move(0, 'reach S8')
    table.pass()
    table.move(1, 'reach H9')
    table.pass()
    table.move(2, 'discard H0')
    table.pass(0)
    const events = table.move(0, 'win')
    expect(sheetIn(events)).toMatchObject({
      dan: 2,
      points: 20,
      stakes: 20,
      total: 50,
      payments: [{ seat: 2, share: 'dealerDiscard', percent: 150, due: 30, paid: 30 }],
    })
    expect(events.find(({ type }) => type === 'end')).toMatchObject({ chips: [290, 240, 220, 250], next: 0 })
  })

  it('a reach is paid although its own discard is won on', () => {
    const table = arrange({
      hands: ['SJ HJ DJ C12 C13 C14 SM CM H8 H9', 'SQ HQ DQ D12 D13 D14 SK CK H1 H2'],
      wall: 'H3',
    })
    table.move(0, 'reach H3')
    table.pass(1)
    const events = table.move(1, 'win')
    expect(sheetIn(events)).toMatchObject({ points: 10, stakes: 10, total: 20 })
    expect(events.find(({ type }) => type === 'end')).toMatchObject({ chips: [230, 270, 250, 250] })
  })

  it('a dealer who wins keeps the deal, and that round does not count (EJ-9)', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'H3' })
    table.move(0, 'win')
    expect(table.view(null)).toMatchObject({ deal: 2, dealer: 0, passed: 0, turn: 0 })
  })

  it('another win passes the deal clockwise (EJ-4)', () => {
    const table = arrange({ hands: [ODD, RUN_WAIT], wall: 'S8 H3' })
    table.turns(1)
    table.move(1, 'win')
    expect(table.view(null)).toMatchObject({ deal: 2, dealer: 3, passed: 1, turn: 3 })
  })

  it('an empty wall gives reaches back and passes the deal (EJ-7, EJ-10)', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8' })
    table.move(0, 'reach S8')
    table.pass()
    while (table.state.wall.length > 0) table.turns(1)
    const events = table.turns(1)
    expect(events.map(({ type }) => type)).toEqual([
      'discard',
      'exhausted',
      'end',
      'deal',
      'hand',
      'hand',
      'hand',
      'hand',
      'draw',
    ])
    expect(events.find(({ type }) => type === 'exhausted')).toEqual({ type: 'exhausted', returned: [0] })
    expect(table.view(null)).toMatchObject({ chips: [250, 250, 250, 250], dealer: 3, passed: 1 })
  })
})

describe('the end of the game (EJ-9)', () => {
  it('after the deal has gone round twice', () => {
    for (const seats of [3, 4]) {
      const table = arrange({ seats })
      while (!table.state.over) table.turns(1)
      expect(table.view(null)).toMatchObject({ deal: 2 * seats, phase: 'over', toAct: [] })
      expect(table.engine.outcome(table.state)).toEqual({
        scores: Array(seats).fill(250),
        ranks: Array(seats).fill(1),
        winners: Array.from({ length: seats }, (_, seat) => seat),
      })
    }
  })

  it('after a round in which somebody stands at 0', () => {
    const table = arrange({ hands: [ODD, RUN_WAIT], wall: 'S8 H3', rules: { chips: 80 } })
    table.turns(1)
    table.move(1, 'win')
    expect(table.engine.outcome(table.state)).toEqual({ scores: [0, 320, 0, 0], ranks: [2, 1, 2, 2], winners: [1] })
    expect(table.view(0).hands.map(({ cards }) => cards !== null)).toEqual([true, true, false, false])
  })

  it('not while a reach that comes back leaves nothing', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8', rules: { chips: 10 } })
    table.move(0, 'reach S8')
    table.pass()
    while (table.state.deal === 1) table.turns(1)
    expect(table.view(null)).toMatchObject({ chips: [10, 10, 10, 10], phase: 'turn' })
  })

  it('after as many rounds as the rules say, kept deals included (EJ-13)', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'H3', rules: { deals: 1 } })
    table.move(0, 'win')
    expect(table.state.over).toBe(true)
  })
})

describe('notation', () => {
  it('reads moves in any order of cards and any case', () => {
    const table = arrange()
    for (const [text, written] of [
      ['GROUP d5 h5', 'group H5 D5'],
      ['run s6 s4', 'run S4 S6'],
      ['  discard   cc ', 'discard CC'],
      ['Reach s15', 'reach S15'],
    ]) {
      const move = table.engine.parse(table.state, 0, text!)
      expect('type' in move && table.engine.format(move)).toBe(written)
    }
  })

  it.each(['discard', 'discard S16', 'discard S5 S6', 'run S4', 'win S5', 'S5', 'group S5 H5 D5', 'pass now'])(
    'refuses %s',
    (text) => {
      const table = arrange()
      expect(table.engine.parse(table.state, 0, text)).toMatchObject({
        code: expect.stringMatching(/no-such-card|unreadable/),
      })
    },
  )
})

describe('timeouts', () => {
  it('discard the card just drawn, and pass', () => {
    const table = arrange({ wall: 'S8' })
    expect(table.engine.timeoutMove(table.state, 0)).toMatchObject({ type: 'discard' })
    expect(table.engine.format(table.engine.timeoutMove(table.state, 0))).toBe('discard S8')
    table.move(0, 'discard S8')
    expect(table.engine.format(table.engine.timeoutMove(table.state, 1))).toBe('pass')
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
