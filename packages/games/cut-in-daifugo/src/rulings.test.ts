import { frenchFace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'

const FIRST_STEPS = { preset: 'first-steps' } as const

const types = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type)

const letPass = (table: Arranged): void => {
  while (table.state.window !== null) table.move(table.engine.toAct(table.state)[0]!, 'no')
}

const titlesOfBefore = (table: Arranged, before: readonly number[]): Arranged => {
  table.state.before = [...before]
  return table
}

describe('our own rulings', () => {
  it('CD-16: dealt from the first seat on, the first seats may have one more', () => {
    const { engine } = arrange([], {}, 7)
    const state = engine.start((order) => [...order])
    const counts = state.hidden.map((cards, seat) => cards.length + state.open[seat]!.length)
    expect(counts).toEqual([16, 16, 16, 15, 15, 15, 15])
    expect(state.hidden[1]!.map(engine.deck.name).slice(0, 2)).toEqual(['S2', 'S9'])
  })

  describe('CD-17: where a pass is for the whole phase', () => {
    const rules = { ...FIRST_STEPS, passBinds: true, 'effects.skip': 5 }

    it('one may cut in after passing', () => {
      const table = arrange(['S4 C9', 'S6 C9', 'S6 C3', 'D10 DJ'], rules)
      table.play(0, 'S4')
      table.move(1, 'pass')
      table.move(2, 'S6')
      expect(table.moves(1)).toContain('cut S6')
    })

    it('those who have passed are counted among the skipped', () => {
      const table = arrange(['S4 C9', 'D4 C9', 'S5 C3', 'D10 DJ'], rules)
      table.play(0, 'S4')
      table.move(1, 'pass')
      table.play(2, 'S5')
      expect(table.state.turn).toBe(0)
    })
  })

  it('CD-18: the effects of a last play act; who is out still chooses for a queen', () => {
    const reverse = arrange(['S9', 'C10 CJ', 'D10 DJ', 'H10 HJ'])
    reverse.play(0, 'S9')
    expect(reverse.state).toMatchObject({ direction: -1, turn: 3, out: [0] })
    const peep = arrange(['SQ', 'C10 CJ'])
    peep.play(0, 'SQ')
    expect(peep.state.out).toEqual([0])
    peep.move(0, 'peep 2')
    expect(peep.hand(1)).toEqual({ hidden: 'C10', open: 'CJ' })
    const pass = arrange(['S7', 'C10 CJ'])
    pass.play(0, 'S7')
    expect(pass.state).toMatchObject({ resolving: null, turn: 1 })
  })

  it('CD-19: who is cut in on with the last card is out, and is given nothing', () => {
    const table = arrange(['S7', 'C10 CJ', 'S7 C3'])
    table.cut(0, 'S7', 2, 'S7')
    expect(table.state).toMatchObject({ resolving: null, out: [0], turn: 3 })
  })

  it('CD-20: an effect that leaves one player with cards ends the game, and what is to come lapses', () => {
    const table = arrange(['S9 S10 SJ C3', 'C9 C8', '', ''], { deals: 1 })
    table.play(0, 'S9 S10 SJ')
    expect(types(table.move(0, 'drop C3'))).toEqual(['discard', 'out', 'end'])
  })

  describe('CD-21: forbidden last cards', () => {
    const rules = { ...FIRST_STEPS, finish: true }
    const isFoul = (last: string, turned = false): boolean => {
      const table = arrange([last.replace('=H5', '')], rules)
      table.state.revolution = turned
      return table.play(0, last).some((event) => event.type === 'out' && event.foul)
    }

    it('are jokers, even as another card, twos, eights and S3; threes instead of twos while the order is turned', () => {
      expect(['S5 RJ=H5', 'D2 C2', 'S8', 'S3'].map((last) => isFoul(last))).toEqual([true, true, true, true])
      expect(['H3', 'S5'].map((last) => isFoul(last))).toEqual([false, false])
      expect([isFoul('H3', true), isFoul('D2', true)]).toEqual([true, false])
    })

    it('of several fouls the earlier ranks lower; no foul makes anybody fall', () => {
      const table = titlesOfBefore(arrange(['S8', 'C8', 'C10 CJ', 'D10 DJ'], { ...rules, deals: 1 }), [3, 2, 1, 0])
      expect(types(table.play(0, 'S8'))).not.toContain('fall')
      expect(types(table.play(1, 'C8'))).not.toContain('fall')
      table.play(2, 'C10')
      table.move(3, 'pass')
      expect(types(table.move(2, 'CJ'))).toContain('end')
      expect(table.state.before).toEqual([2, 1, 0, 3])
    })

    it('losing the last card by an effect is no foul', () => {
      const table = arrange(['S10 H8', 'C10 CJ'], { finish: true })
      table.play(0, 'S10')
      expect(table.move(0, 'drop H8')).toContainEqual({ type: 'out', seat: 0, place: 1, foul: false })
    })
  })

  it('CD-22: an effect that has been moved belongs to its new rank, threes and twos too', () => {
    const table = arrange(['H3 C9', 'C10 CJ'], { effects: { clear: 3 } })
    expect(table.engine.narrate(table.play(0, 'H3').find((event) => event.type === 'effect')!).text.ja).toContain(
      '3切り',
    )
    expect(table.state).toMatchObject({ table: null, turn: 0 })
  })

  it('CD-23: a great pauper who cuts in salvages as many as they played themselves', () => {
    const table = titlesOfBefore(arrange(['S6 C9', 'S6 CJ']), [3, 2, 0, 1])
    table.state.discards = ['D9', 'D10'].map((name) => frenchFace(name)!)
    table.cut(0, 'S6', 1, 'S6')
    expect(table.state.resolving?.choice).toMatchObject({ effect: 'salvage', by: 1, left: 1 })
  })

  it('CD-24: a hand that was given up is out of play, the play on the table stays', () => {
    const table = titlesOfBefore(arrange(['S4', 'S6 C5 D9', 'S8 C7', 'S9 C3'], FIRST_STEPS), [1, 2, 3, 0])
    table.play(0, 'S4')
    table.move(1, 'resign')
    expect(table.state.discards).toEqual([])
    expect(table.state.resigned).toHaveLength(3)
    expect(table.state).toMatchObject({ turn: 2, table: { by: 0 } })
  })

  it('CD-25: the other S3, or a joker as S3, cuts in on S3 over the joker', () => {
    const table = arrange(['RJ C9', 'S3 C9', 'S3 C4', 'BJ C5'], FIRST_STEPS)
    table.play(0, 'RJ')
    table.move(1, 'S3')
    expect(table.moves(2)).toEqual(['cut S3', 'no'])
    expect(table.moves(3)).toEqual(['cut BJ=S3', 'no'])
    table.move(0, 'no')
    table.move(2, 'cut S3')
    table.move(3, 'no')
    letPass(table)
    expect(table.why(3, 'BJ')).toBe('final CD-3')
  })

  it('CD-26: where D3 leads each game it becomes public after the exchange', () => {
    const table = arrange(['S4', 'C4', '', ''], { ...FIRST_STEPS, lead: 'diamond' })
    table.state.out = [2, 3]
    table.move(0, 'S4')
    expect(table.state).toMatchObject({ deal: 2, open: [[], [], [], []] })
    const opened: string[] = []
    while (table.state.exchange !== null) {
      const seat = table.engine.toAct(table.state)[0]!
      opened.push(...types(table.move(seat, table.moves(seat)[0]!)))
    }
    expect(opened.filter((type) => type === 'open')).toHaveLength(2)
    expect(table.hand(table.state.turn).open).toContain('D3')
  })

  it('CD-27: only cards that are held, while somebody is to play, are penalised', () => {
    const table = arrange(['S9 C3', 'S4 C9', 'D4 D5'], { ...FIRST_STEPS, fouls: 'penalise' })
    const isFoul = (seat: number, text: string): boolean => {
      const move = table.engine.parse(table.state, seat, text)
      return 'type' in move && table.engine.check(table.state, seat, move)?.foul === true
    }
    expect([isFoul(0, 'pass'), isFoul(0, 'S4'), isFoul(1, 'S4')]).toEqual([false, false, true])
    table.move(0, 'S9')
    expect(isFoul(1, 'S4')).toBe(false)
  })

  it('CD-28: equal totals share a rank', () => {
    const table = arrange(['S4', 'C4', '', ''], { ...FIRST_STEPS, deals: 1 })
    table.state.out = [2, 3]
    table.state.totals = [1, 1, 0, -2]
    table.move(0, 'S4')
    expect(table.engine.outcome(table.state)).toMatchObject({ scores: [0, -1, 2, -1], ranks: [2, 3, 1, 3] })
  })

  it('CD-29: a hidden and a public copy are told apart by their owner alone', () => {
    const table = arrange(['S5 C3 | S5'], FIRST_STEPS)
    expect(table.moves(0)).toEqual(expect.arrayContaining(['S5', 'S5*', 'S5 S5*']))
    expect(table.move(0, 'S5*')[0]).toMatchObject({ type: 'play', cards: ['S5'], open: [true] })
  })

  it('CD-30: out of time one does not cut in, passes, and parts with the weakest cards alone', () => {
    const table = arrange(['S4 C9', 'S4 CJ'], FIRST_STEPS)
    const timeout = (seat: number): string => table.engine.format(table.engine.timeoutMove(table.state, seat))
    expect(timeout(0)).toBe(table.moves(0)[0])
    table.move(0, 'S4')
    expect(timeout(1)).toBe('no')
    letPass(table)
    expect(timeout(1)).toBe('pass')
    const seven = arrange(['S7 SA C4 D9', 'S5 C5'])
    seven.play(0, 'S7')
    expect(seven.engine.format(seven.engine.timeoutMove(seven.state, 0))).toBe('give C4')
    const kings = arrange(['SK SK HK C4 D9', 'S5 | C5'])
    kings.play(0, 'SK SK HK')
    expect(kings.engine.format(kings.engine.timeoutMove(kings.state, 0))).toBe('none')
  })

  it('CD-31: nobody but the receiver is sure of a hand that has passed a card on unseen', () => {
    const table = arrange(['S7 C9 CK', 'S7 D10 DJ', 'HK HA', 'DK DA'])
    const known = (viewer: number | null, seat: number) => table.engine.view(table.state, viewer).hands[seat]!.known
    table.play(0, 'S7')
    table.move(0, 'give C9')
    expect([known(0, 1), known(2, 1), known(null, 1)]).toEqual([['C9'], [], []])
    for (const seat of [1, 2, 3]) table.move(seat, 'pass')
    table.state.turn = 1
    table.play(1, 'S7')
    table.move(1, 'give DJ')
    expect([known(0, 1), known(1, 2), known(0, 2)]).toEqual([[], ['DJ'], []])
  })

  it('CD-32: what others choose at the same time is seen by its number alone', () => {
    const table = arrange(['SA HA DA C3', 'C10 CJ', 'C4 C5', 'D9 D7'])
    table.play(0, 'SA HA DA')
    table.move(2, 'open C5')
    expect(table.engine.view(table.state, 1).hands[2]).toMatchObject({ hidden: 2, open: [] })
    expect(table.engine.view(table.state, 1).resolving?.choice?.each).toEqual([0, 1, 0, 1])
  })

  it('CD-33: the fallen rank last whenever they go out, who follows one place better', () => {
    const table = titlesOfBefore(arrange(['S4', 'S6', 'S8', 'S9 C3'], { ...FIRST_STEPS, deals: 1 }), [1, 2, 3, 0])
    const places: string[] = []
    for (const [seat, play] of [
      [0, 'S4'],
      [1, 'S6'],
      [2, 'S8'],
    ] as const)
      for (const event of table.play(seat, play)) if (event.type === 'out') places.push(`${seat}: ${event.place}`)
    expect(places).toEqual(['0: 1', '1: 4', '2: 2'])
    expect(table.state.before).toEqual([0, 2, 3, 1])
  })

  it('CD-34: a joker is not declared to be another joker', () => {
    expect(arrange(['RJ C3'], FIRST_STEPS).why(0, 'RJ=BJ')).not.toBe('legal')
  })
})
