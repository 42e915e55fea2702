import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { type ZhengShangYouEvent, type ZhengShangYouState, zhengShangYou } from './index.ts'

const start = (rules: RulesRequest, seats: number) => {
  const { engine } = arrange([], rules, seats)
  return { engine, state: engine.start((order) => [...order]) }
}

const counts = (state: ZhengShangYouState): number[] => state.hands.map((hand) => hand.length)

const endOf = (events: readonly ZhengShangYouEvent[]) => events.find((event) => event.type === 'end')

describe('players and cards', () => {
  const seatsOf = (rules: RulesRequest) =>
    [3, 4, 5, 6, 7].filter((seats) => !isRefusal(resolveRules(zhengShangYou.schema, zhengShangYou, rules, seats)))

  it('four to six play alone; teams are of four, San Jia Xi is of six', () => {
    expect(seatsOf({})).toEqual([4, 5, 6])
    expect(seatsOf({ preset: 'teams' })).toEqual([4])
    expect(seatsOf({ preset: 'san-jia-xi' })).toEqual([6])
  })

  it('52 cards and two jokers that can be told apart', () => {
    const { deck } = start({}, 4).engine
    expect(deck.cards).toHaveLength(54)
    expect(new Set(deck.cards.map((card) => deck.name(card))).size).toBe(54)
  })
})

describe('dealing', () => {
  it('one card to each in turn from the dealer until none is left, so hands may differ by one', () => {
    expect(counts(start({}, 4).state)).toEqual([14, 14, 13, 13])
    expect(counts(start({}, 5).state)).toEqual([11, 11, 11, 11, 10])
    expect(counts(start({}, 6).state)).toEqual([9, 9, 9, 9, 9, 9])
  })

  it('the seat that was chosen deals first, takes the first card and leads (ZS-8)', () => {
    const { state } = start({ firstDealer: 'seat3' }, 5)
    expect(state.turn).toBe(3)
    expect(counts(state)).toEqual([11, 11, 10, 11, 11])
    expect(resolveRules(zhengShangYou.schema, zhengShangYou, { firstDealer: 'seat4' }, 4)).toMatchObject({
      code: 'rules-conflict',
      rule: 'ZS-8',
    })
  })

  it('whoever turns up the strongest card deals first, where the dealer is drawn; then all is shuffled anew (ZS-8)', () => {
    const { engine } = arrange([], { firstDealer: 'drawn' }, 4)
    const drawn = (names: string) => {
      const told: ZhengShangYouEvent[] = []
      let asked = 0
      const lots = names.split(' ').map((name) => engine.deck.cards.find((card) => engine.deck.name(card) === name)!)
      const state = engine.start(
        (cards) => (asked++ === 0 ? [...new Set([...lots, ...cards])] : [...cards]),
        (event) => told.push(event),
      )
      return { asked, turn: state.turn, first: told[0] }
    }
    expect(drawn('SA H2 D2 C3')).toEqual({
      asked: 2,
      turn: 1,
      first: { type: 'lots', cards: ['SA', 'H2', 'D2', 'C3'], dealer: 1 },
    })
    expect(drawn('S2 BJ RJ SA').turn).toBe(2)
  })

  it('the dealer takes the first card of the pile in every deal (ZS-5)', () => {
    const table = arrange([], { exchange: false }, 5)
    table.goOut([0, 1, 3, 4, 2])
    expect(counts(table.state)).toEqual([11, 11, 10, 11, 11])
    expect(table.engine.deck.name(table.state.hands[3]![0]!)).toBe('SA')
  })

  it('the dealer plays first', () => {
    expect(start({}, 4).state.turn).toBe(0)
    const table = arrange([], { exchange: false })
    table.goOut([3, 2, 1, 0])
    expect(table.engine.toAct(table.state)).toEqual([1])
  })
})

describe('a trick (ZS-4)', () => {
  it('play goes round in the order of the seats', () => {
    const table = arrange(['S5 C3', 'S6 D3', 'S7 C4', 'S8 D4'])
    for (const [seat, card] of ['S5', 'S6', 'S7', 'S8'].entries()) table.play(seat, card)
    expect(table.state.turn).toBe(0)
  })

  it('begins with one card or more of the hand in any combination', () => {
    const table = arrange(['S5 H5 S6 S7 C3'])
    for (const lead of ['S5', 'S5 H5', 'S5 S6 S7']) expect(table.why(0, lead)).toBe('legal')
    expect(table.why(0, 'S5 S7')).toBe('no-combination ZS-3')
    expect(table.why(0, 'pass')).toBe('no-pass-on-lead ZS-4')
  })

  it('goes on with the same kind, the same number, and something stronger', () => {
    const table = arrange(['S5 H5 C3', 'S4 H4 S6 H6 D6 C7 C8'])
    table.play(0, 'S5 H5')
    expect(table.why(1, 'S6 H6')).toBe('legal')
    expect(table.why(1, 'S4 H4')).toBe('too-weak ZS-2')
    expect(table.why(1, 'S6 H6 D6')).toBe('other-number ZS-2')
    expect(table.why(1, 'S6')).toBe('other-kind ZS-2')
    expect(table.why(1, 'S6 C7 C8')).toBe('other-kind ZS-2')
  })

  it('one may pass although one could play', () => {
    const table = arrange(['S5 C3', 'S6 D3'])
    table.play(0, 'S5')
    expect(table.moves(1)).toEqual(['S6', 'pass'])
  })

  it('a pass is not final: whoever passed may play later, and pass any number of times', () => {
    const table = arrange(['S5 SQ C3', 'S9 D3', 'S7 SJ C4', 'S8 SK D4'])
    table.play(0, 'S5')
    table.play(1, 'pass')
    table.play(2, 'S7')
    table.play(3, 'S8')
    table.play(0, 'pass')
    expect(table.why(1, 'S9')).toBe('legal')
    table.play(1, 'pass')
    table.play(2, 'SJ')
    table.play(3, 'pass')
    table.play(0, 'SQ')
    table.play(1, 'pass')
    table.play(2, 'pass')
    expect(table.why(3, 'SK')).toBe('legal')
  })

  it('ends when all the others have passed in a row; who played last leads and may not pass', () => {
    const table = arrange(['S5 C3', 'S9 D3'])
    table.play(0, 'S5')
    table.play(1, 'S9')
    table.play(2, 'pass')
    table.play(3, 'pass')
    expect(table.state.table).not.toBeNull()
    expect(table.play(0, 'pass')).toContainEqual({ type: 'clear', leader: 1 })
    expect(table.state).toMatchObject({ table: null, turn: 1 })
    expect(table.why(1, 'pass')).toBe('no-pass-on-lead ZS-4')
  })

  it('its cards are laid aside and played no more', () => {
    const table = arrange(['S5 C3', 'S9 D3'])
    table.play(0, 'S5')
    table.play(1, 'S9')
    for (const seat of [2, 3, 0]) table.play(seat, 'pass')
    expect(table.engine.view(table.state, 2).played).toEqual(['S5', 'S9'])
    expect(table.why(1, 'S9')).toBe('not-in-hand null')
  })

  it('when its player is out, the next one leads', () => {
    const table = arrange(['S5 C3', 'S9', 'C4 C5', 'D4 D5'])
    table.play(0, 'S5')
    expect(table.play(1, 'S9').map((event) => event.type)).toEqual(['play', 'out'])
    table.play(2, 'pass')
    table.play(3, 'pass')
    table.play(0, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 2 })
  })

  it('when the next one is out as well, the one after that leads', () => {
    const table = arrange(['S5 C3', 'S9', 'SJ', 'D4 D5', 'C4 C6'], {}, 5)
    table.play(0, 'S5')
    table.play(1, 'S9')
    table.play(2, 'SJ')
    for (const seat of [3, 4, 0]) table.play(seat, 'pass')
    expect(table.state.turn).toBe(3)
  })

  it('a last play may be beaten; then the trick goes on as ever', () => {
    const table = arrange(['S5', 'S9 C3', 'C4 C5', 'D4 D5'])
    table.play(0, 'S5')
    table.play(1, 'S9')
    for (const seat of [2, 3]) table.play(seat, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 1 })
  })
})

describe('the end of a deal', () => {
  it('whoever has no card left drops out; the deal ends when one player still has cards', () => {
    const table = arrange(['S5', 'S9', 'C4', 'D4 D5'])
    expect(table.play(0, 'S5')).toContainEqual({ type: 'out', seat: 0, place: 1 })
    table.play(1, 'S9')
    table.play(2, 'pass')
    expect(endOf(table.play(3, 'pass'))).toBeUndefined()
    expect(endOf(table.play(2, 'C4'))).toMatchObject({ places: [0, 1, 2, 3] })
  })

  it('two points for the first, one for the second, none for the others', () => {
    expect(endOf(arrange([], {}, 6).goOut([4, 0, 2, 5, 1, 3]))).toMatchObject({
      places: [4, 0, 2, 5, 1, 3],
      points: [1, 0, 0, 0, 2, 0],
    })
  })

  it('the points of every place are a setting', () => {
    const table = arrange([], { points: { first: 9, second: 5, third: 3, fourth: 2, fifth: 1 } }, 5)
    expect(endOf(table.goOut([2, 1, 0, 4, 3]))).toMatchObject({ points: [3, 5, 9, 1, 2] })
  })

  it.each([4, 5, 6])('of %i the third deals and leads next', (seats) => {
    const table = arrange([], { exchange: false }, seats)
    table.goOut(Array.from({ length: seats }, (_, k) => seats - 1 - k))
    expect(table.state).toMatchObject({ deal: 2, turn: seats - 3 })
  })
})
