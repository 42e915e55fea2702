import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'

describe('strength (CD-1)', () => {
  it('three to two, then the joker, and the three of spades alone above a single joker', () => {
    const table = arrange(['S2 C3', 'RJ C4', 'S3 C5', 'H3 RJ C6'])
    table.play(0, 'S2')
    expect(table.why(1, 'RJ')).toBe('legal')
    table.play(1, 'RJ')
    expect(table.why(2, 'S3')).toBe('legal')
    table.state.turn = 3
    expect(table.why(3, 'H3')).toBe('joker-on-table CD-1')
    expect(table.why(3, 'RJ=S3')).toBe('legal')
    table.state.turn = 2
    table.play(2, 'S3')
    expect(table.why(3, 'RJ')).toBe('final CD-3')
  })

  it('four cards and more are a revolution, runs too; ranks turn round, joker and S3 stay on top', () => {
    const table = arrange(['S6 H6 D6 C6 C9', 'S4 SJ', 'S5 RJ'], { preset: 'first-steps' })
    table.play(0, 'S6 H6 D6 C6')
    expect(table.state.revolution).toBe(true)
    for (const seat of [1, 2, 3]) table.move(seat, 'pass')
    table.play(0, 'C9')
    expect(table.why(1, 'SJ')).toBe('too-weak CD-1')
    expect(table.why(1, 'S4')).toBe('legal')
    table.state.turn = 2
    expect(table.why(2, 'RJ')).toBe('legal')
  })

  it('a cut-in of four cards makes one revolution in all', () => {
    const table = arrange(['S6 H6 D6 C6 C9', 'S6 H6 D6 C6 C3'], { preset: 'first-steps' })
    table.cut(0, 'S6 H6 D6 C6', 1, 'S6 H6 D6 C6')
    expect(table.state.revolution).toBe(true)
  })
})

describe('plays (CD-2)', () => {
  const why = (hand: string, play: string): string => arrange([`${hand} C3`]).why(0, play)

  it('single cards, sets, runs of one suit of three and more from three to two', () => {
    expect(why('S5 H5', 'S5 H5')).toBe('legal')
    expect(why('SK SA S2', 'SK SA S2')).toBe('legal')
    expect(why('SA S2 S3', 'SA S2 S3')).toBe('no-combination CD-2')
    expect(why('S5 H6 S7', 'S5 H6 S7')).toBe('no-combination CD-2')
    expect(why('S5 S6', 'S5 S6')).toBe('no-combination CD-2')
  })

  it('jokers declare suit and rank; only a single one may be the joker itself', () => {
    expect(why('S5 RJ', 'S5 RJ=H5')).toBe('legal')
    expect(why('S5 RJ', 'S5 RJ')).toBe('joker-undeclared CD-2')
    expect(why('RJ', 'RJ')).toBe('legal')
    expect(why('RJ', 'RJ=H6')).toBe('legal')
    expect(why('S5 S7 BJ', 'S5 BJ=S6 S7')).toBe('legal')
    expect(why('S5 HA', 'S5 HA=H5')).toBe('not-wild CD-2')
  })

  it('keep type and number for the phase; runs compare by their strongest card', () => {
    const table = arrange(['S3 S4 S5 CK', 'S4 S5 S6 CK', 'H4 H5 H6 H7', 'H9 D9 C9'], { preset: 'first-steps' })
    table.play(0, 'S3 S4 S5')
    expect(table.why(1, 'S4 S5 S6')).toBe('legal')
    table.state.turn = 2
    expect(table.why(2, 'H4 H5 H6 H7')).toBe('other-number CD-2')
    table.state.turn = 3
    expect(table.why(3, 'H9 D9 C9')).toBe('other-type CD-2')
  })
})

describe('binds (CD-3)', () => {
  it('neighbouring ranks in a row bind: each next play is exactly the next rank', () => {
    const table = arrange(['S4 C9', 'H5 C9', 'D7 D6 RJ', 'D10 DJ'], { preset: 'first-steps' })
    table.play(0, 'S4')
    table.play(1, 'H5')
    expect(table.why(2, 'D7')).toBe('rank-bound CD-3')
    expect(table.why(2, 'D6')).toBe('legal')
    expect(table.why(2, 'RJ')).toBe('rank-bound CD-3')
  })

  it('under a rank bind the joker follows only the top rank', () => {
    const table = arrange(['SA C9', 'H2 C9', 'RJ C4'], { preset: 'first-steps' })
    table.play(0, 'SA')
    table.play(1, 'H2')
    expect(table.why(2, 'RJ')).toBe('legal')
  })

  it('runs do not bind ranks', () => {
    const table = arrange(['S3 S4 S5 C9', 'H4 H5 H6 C9', 'D9 D10 DJ C4'], { preset: 'first-steps' })
    table.play(0, 'S3 S4 S5')
    table.play(1, 'H4 H5 H6')
    expect(table.why(2, 'D9 D10 DJ')).toBe('legal')
  })

  it('shared suits bind, partly and adding up, as in the example of the document', () => {
    const table = arrange(['S4 S4 C4 H3', 'C6 D6 D6 H3', 'C9 D9 H9 D3 S9', 'CJ DJ HJ SJ D3'], {
      preset: 'first-steps',
      effects: { back: 0, clear: 0 },
    })
    table.play(0, 'S4 S4 C4')
    table.play(1, 'C6 D6 D6')
    expect(table.engine.view(table.state, 0).suitBound).toEqual(['C'])
    expect(table.why(2, 'D9 H9 S9')).toBe('partly-bound CD-3')
    table.play(2, 'C9 D9 H9')
    expect(table.engine.view(table.state, 0).suitBound).toEqual(['D', 'C'])
    expect(table.why(3, 'CJ HJ SJ')).toBe('partly-bound CD-3')
    table.play(3, 'CJ DJ HJ')
    expect(table.engine.view(table.state, 0).suitBound).toEqual(['H', 'D', 'C'])
  })

  it('both together leave one card (super bind)', () => {
    const table = arrange(['S4 C9', 'S5 C9', 'H6 S6 S7'], { preset: 'first-steps' })
    table.play(0, 'S4')
    table.play(1, 'S5')
    expect(table.moves(2).filter((move) => !/^(show|pass)/.test(move))).toEqual(['S6'])
  })

  it('a cut-in binds all suits but no rank; the joker itself ignores suits', () => {
    const table = arrange(['S4 C9', 'S4 C9', 'H6 S6 RJ'], { preset: 'first-steps' })
    table.cut(0, 'S4', 1, 'S4')
    expect(table.engine.view(table.state, 2)).toMatchObject({ suitBound: ['S'], rankBound: false })
    expect(table.why(2, 'H6')).toBe('suit-bound CD-3')
    expect(table.why(2, 'RJ')).toBe('legal')
  })
})

describe('cut-in windows (CD-4)', () => {
  it('ask every other seat with cards, whatever it holds', () => {
    const table = arrange(['S4 H4 C9', 'C10', 'D10 D3', 'H9 H8 H7'])
    table.move(0, 'S4 H4')
    expect(table.engine.toAct(table.state)).toEqual([1, 2, 3])
    expect(table.moves(1)).toEqual(['no'])
  })

  it('need exactly the cards just played; jokers may be declared to be them, any joker matches the joker', () => {
    const table = arrange(['S4 H4 C9', 'S4 H4 RJ', 'BJ D4 C3'])
    table.move(0, 'S4 H4')
    expect(table.moves(1)).toEqual(['cut S4 H4', 'cut S4 RJ=H4', 'cut H4 RJ=S4', 'no'])
    expect(table.why(2, 'cut BJ=S4 D4')).toBe('not-the-same CD-4')
    const joker = arrange(['RJ C9', 'BJ C3'])
    joker.move(0, 'RJ')
    expect(joker.moves(1)).toEqual(['cut BJ', 'no'])
  })

  it('the nearest in turn order wins, the other claim stays hidden', () => {
    const table = arrange(['S4 C9', 'C10 CJ', 'S4 C3', 'RJ C5'])
    table.move(0, 'S4')
    table.move(3, 'cut RJ=S4')
    table.move(2, 'cut S4')
    const events = table.move(1, 'no')
    expect(events.filter((event) => event.type === 'cut')).toMatchObject([{ seat: 2, of: 0 }])
    expect(table.hand(3).hidden).toBe('RJ C5')
  })

  it('a cut-in may be cut in on itself, not by its own player; the last one cut in on is the victim', () => {
    const table = arrange(['S7 C9', 'C10 CJ', 'S7 C3 C4 C5 C6', 'RJ C5 C6 C7 C8'])
    table.move(0, 'S7')
    table.move(1, 'no')
    table.move(2, 'cut S7')
    table.move(3, 'no')
    expect(table.engine.toAct(table.state)).toEqual([0, 1, 3])
    table.move(0, 'no')
    table.move(1, 'no')
    table.move(3, 'cut RJ=S7')
    while (table.state.window !== null) table.move(table.engine.toAct(table.state)[0]!, 'no')
    expect(table.state.resolving?.choice).toMatchObject({ effect: 'pass', by: 3, of: 2, left: 3 })
  })

  it('play goes on from the player who cut in', () => {
    const table = arrange(['S6 C9', 'C10 CJ', 'S6 C3'], { preset: 'first-steps' })
    table.cut(0, 'S6', 2, 'S6')
    expect(table.state.turn).toBe(3)
  })

  it("a player's last card can be cut in on; with one player left the game ends at once", () => {
    const table = arrange(['S6', 'S6 C3', 'C10'], { preset: 'first-steps' })
    table.move(0, 'S6')
    expect(table.state.out).toEqual([0])
    expect(table.moves(1)).toEqual(['cut S6', 'no'])
    const two = arrange(['S6', 'S6 C3', '', ''], { preset: 'first-steps' })
    expect(two.move(0, 'S6').map((event) => event.type)).toContain('end')
  })

  it('do not exist where the rules have none', () => {
    const table = arrange(['S6 C9', 'S6 C3'], { preset: 'first-steps', cutIn: false })
    table.move(0, 'S6')
    expect(table.engine.toAct(table.state)).toEqual([1])
  })
})

describe('passing (CD-12)', () => {
  it('is not for the whole phase, and not on a lead', () => {
    const table = arrange(['S4 C9', 'C10 CJ', 'C6 CK', 'H5 HK'], { preset: 'first-steps' })
    expect(table.why(0, 'pass')).toBe('no-pass-on-lead CD-12')
    table.play(0, 'S4')
    table.move(1, 'pass')
    table.play(2, 'C6')
    table.move(3, 'pass')
    table.play(0, 'C9')
    expect(table.why(1, 'C10')).toBe('legal')
  })

  it('by option it is for the whole phase', () => {
    const table = arrange(['S4 C9', 'C10 CJ', 'C6 CK', 'H5 HK'], { preset: 'first-steps', passBinds: true })
    table.play(0, 'S4')
    table.move(1, 'pass')
    table.play(2, 'C6')
    table.move(3, 'pass')
    table.play(0, 'C9')
    expect(table.state.turn).toBe(2)
  })

  it('by option it is for turns alone: whoever has passed may still cut in', () => {
    const table = arrange(['S4 C9', 'S6 CJ', 'S6 CK', 'H5 HK'], { preset: 'first-steps', passBinds: true })
    table.play(0, 'S4')
    table.move(1, 'pass')
    expect(table.cut(2, 'S6', 1, 'S6').some((event) => event.type === 'cut')).toBe(true)
    expect(table.state.table?.by).toBe(1)
  })

  it('by option whoever has passed is not next for a seven', () => {
    const table = arrange(['S4 C9 C8', 'D8 C10', 'C4 CK CA', 'H7 HK HJ', 'S2 H2'], { passBinds: true }, 5)
    table.play(0, 'S4')
    for (const seat of [1, 2]) table.move(seat, 'pass')
    table.state.passed[4] = true
    table.play(3, 'H7')
    table.move(3, 'give HJ')
    expect(table.hand(0).hidden).toBe('C9 C8 HJ')
  })

  it('whoever was skipped need not have passed for the table to clear', () => {
    const table = arrange(['S5 C9', 'C10 CJ', 'C6 CK', 'H6 HK'])
    table.play(0, 'S5')
    table.move(2, 'pass')
    table.move(3, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 0 })
  })

  it('the table clears when the turn comes back; who is out is followed by the next', () => {
    const table = arrange(['S4', 'C10 CJ'], { preset: 'first-steps' })
    table.play(0, 'S4')
    for (const seat of [1, 2, 3]) table.move(seat, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 1 })
  })
})

describe('public cards, fouls and showing (CD-13, CD-14)', () => {
  it('fouls are refused, and nothing changes', () => {
    const table = arrange(['S9 C3', 'S4 C9'], { preset: 'first-steps' })
    table.play(0, 'S9')
    expect(table.why(1, 'S4')).toBe('too-weak CD-1')
  })

  it('or cost that the cards become public; the turn stays', () => {
    const table = arrange(['S9 C3', 'S4 C9', 'D4 D5'], { preset: 'first-steps', fouls: 'penalise' })
    table.play(0, 'S9')
    expect(table.move(1, 'S4')).toMatchObject([
      { type: 'foul', rule: 'CD-1' },
      { type: 'open', cards: ['S4'] },
    ])
    expect(table.state.turn).toBe(1)
    expect(table.hand(1)).toEqual({ hidden: 'C9', open: 'S4' })
    expect(table.move(2, 'D4')).toMatchObject([
      { type: 'foul', rule: null },
      { type: 'open', cards: ['D4'] },
    ])
    expect(table.moves(1)).not.toContain('S4')
  })

  it('hidden cards may be shown on the own turn; a public copy is told from a hidden one by a star', () => {
    const table = arrange(['S5 S5 C3'])
    table.move(0, 'show S5')
    expect(table.hand(0)).toEqual({ hidden: 'S5 C3', open: 'S5' })
    expect(table.moves(0)).toContain('S5*')
    expect(table.moves(0)).toContain('S5 S5*')
    table.play(0, 'S5*')
    expect(table.hand(0)).toEqual({ hidden: 'S5 C3', open: '' })
  })
})

describe('the first lead, titles and the exchange (CD-10, CD-11)', () => {
  it('in the first game every D3 becomes public, and its first holder in seat order leads', () => {
    const { engine } = arrange([])
    const state = engine.start((order) => [...order])
    const open = engine.view(state, null).hands.map((hand) => hand.open.join(' '))
    expect(open.join('')).toMatch(/D3/)
    expect(open[state.turn]).toContain('D3')
  })

  it('the poor give their strongest cards first, the rich what they like', () => {
    const table = arrange(['S4', 'S6', 'S8', 'S9 C3'], { preset: 'first-steps' })
    table.state.out = [2, 1]
    table.state.hidden[1] = []
    table.state.hidden[2] = []
    table.move(0, 'S4')
    expect(table.state).toMatchObject({ deal: 2, before: [2, 1, 0, 3], totals: [-1, 1, 2, -2] })
    expect(table.engine.toAct(table.state)).toEqual([0, 3])
    expect(table.moves(3).length).toBeLessThan(8)
    table.move(3, table.moves(3)[0]!)
    table.move(3, table.moves(3)[0]!)
    table.move(0, table.moves(0)[0]!)
    expect(table.engine.toAct(table.state)).toEqual([1, 2])
    table.move(1, table.moves(1)[0]!)
    table.move(2, table.moves(2)[0]!)
    table.move(2, table.moves(2)[0]!)
    expect(table.state).toMatchObject({ exchange: null, turn: 3 })
    expect(table.state.hidden.map((hand) => hand.length)).toEqual([27, 27, 27, 27])
  })

  it('the fall: when somebody else is out first, the great millionaire will be last and may resign', () => {
    const table = arrange(['S4', 'S6 C5', 'S8 C7', 'S9 C3'], { preset: 'first-steps' })
    table.state.before = [1, 2, 3, 0]
    expect(table.play(0, 'S4').map((event) => event.type)).toContain('fall')
    expect(table.moves(1)).toContain('resign')
    table.move(1, 'resign')
    expect(table.state.resigned).toHaveLength(2)
    table.play(2, 'S8')
    table.play(2, 'C7')
    expect(table.state.before).toEqual([0, 2, 3, 1])
  })
})

describe('going out (CD-15)', () => {
  it('by option with a joker, a two, an eight or S3 ranks last', () => {
    const table = arrange(['S8', 'S6 C5', 'S9 C7', 'SJ C3'], { preset: 'first-steps', finish: true })
    expect(table.play(0, 'S8').find((event) => event.type === 'out')).toMatchObject({ foul: true, place: 4 })
    expect(table.state).toMatchObject({ out: [], fouled: [0] })
  })
})
