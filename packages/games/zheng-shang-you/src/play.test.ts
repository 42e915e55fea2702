import { isRefusal, openMatch, playMove, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import { type ZhengShangYouState, zhengShangYou } from './index.ts'

const finish = (preset: string, seats: number, changes: object = {}) => {
  const match = openMatch({ game: zhengShangYou as never, rules: { preset, ...changes }, seats, seed: 'a'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const random = rng(3)
  const seen: { deal: number; turn: number; before: number[]; totals: number[] }[] = []
  for (;;) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) return { match, seen, outcome: match.engine.outcome(match.state)! }
    const state = match.state as ZhengShangYouState
    if (seen.at(-1)?.deal !== state.deal && state.exchange === null)
      seen.push({ deal: state.deal, turn: state.turn, before: [...state.before], totals: [...state.totals] })
    playMove(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
  }
}

describe('dealing', () => {
  it('one card to each in turn from the dealer, so hands may differ by one', () => {
    const { state } = arrange([])
    const engine = arrange([]).engine
    expect(engine.start((order) => [...order]).hands.map((hand) => hand.length)).toEqual([14, 14, 13, 13])
    expect(state.turn).toBe(0)
  })

  it('San Jia Xi: the card shown before the first deal is the first of the pile; seat 0 holds it and leads (ZS-6)', () => {
    const engine = arrange([], { preset: 'san-jia-xi' }, 6).engine
    const state = engine.start((order) => [...order])
    expect(engine.view(state, 3).hands[0]!.known).toEqual(['SA'])
  })
})

describe('a trick (ZS-4)', () => {
  it('a pass is not final: whoever passed may play later', () => {
    const table = arrange(['S5 C3', 'S9 D3', 'S7 C4', 'S8 D4'])
    table.play(0, 'S5')
    table.play(1, 'pass')
    table.play(2, 'S7')
    table.play(3, 'S8')
    table.play(0, 'pass')
    expect(table.why(1, 'S9')).toBe('legal')
  })

  it('ends when all the others have passed in a row; who played last leads and may not pass', () => {
    const table = arrange(['S5 C3', 'S9 D3'])
    table.play(0, 'S5')
    table.play(1, 'S9')
    for (const seat of [2, 3, 0]) table.play(seat, 'pass')
    expect(table.state).toMatchObject({ table: null, turn: 1 })
    expect(table.why(1, 'pass')).toBe('no-pass-on-lead ZS-4')
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
})

describe('the end of a deal', () => {
  it('comes when one player still has cards; two points for the first, one for the second', () => {
    const table = arrange(['S5', 'S9', 'C4', 'D4 D5'])
    table.play(0, 'S5')
    table.play(1, 'S9')
    table.play(2, 'pass')
    table.play(3, 'pass')
    const events = table.play(2, 'C4')
    expect(events.find((event) => event.type === 'end')).toMatchObject({ places: [0, 1, 2, 3], points: [2, 1, 0, 0] })
    expect(table.state).toMatchObject({ deal: 2, turn: 2 })
  })

  it('partners sit opposite and add their points', () => {
    const table = arrange(['S5', 'S9', 'C4', 'D4 D5'], { preset: 'teams' })
    table.play(0, 'S5')
    table.play(1, 'S9')
    table.play(2, 'pass')
    table.play(3, 'pass')
    table.play(2, 'C4')
    expect(table.state.totals).toEqual([2, 1, 2, 1])
  })

  it('San Jia Xi: three for first place, two for second, one for not being last (ZS-6)', () => {
    const table = arrange(['S5', 'S9', 'SJ', 'C4', 'D4', 'C3 D3'], { preset: 'san-jia-xi' }, 6)
    table.play(0, 'S5')
    table.play(1, 'S9')
    table.play(2, 'SJ')
    for (const seat of [3, 4, 5]) table.play(seat, 'pass')
    table.play(3, 'C4')
    for (const seat of [4, 5]) table.play(seat, 'pass')
    const events = table.play(4, 'D4')
    expect(events.find((event) => event.type === 'end')).toMatchObject({
      places: [0, 1, 2, 3, 4, 5],
      points: [4, 2, 4, 2, 4, 2],
    })
    expect(table.state.turn).toBe(4)
  })
})

describe('the exchange (ZS-5)', () => {
  const second = () => {
    const table = arrange(['S5', 'S9', 'C4', 'D4 D5'])
    table.play(0, 'S5')
    table.play(1, 'S9')
    table.play(2, 'pass')
    table.play(3, 'pass')
    table.play(2, 'C4')
    return table
  }

  it('the last two show their strongest card together, nobody sees one before the other', () => {
    const table = second()
    expect(table.engine.toAct(table.state)).toEqual([2, 3])
    const [show] = table.moves(2)
    expect(table.moves(2).every((move) => move.startsWith('give '))).toBe(true)
    table.play(2, show!)
    expect(table.engine.view(table.state, 0).exchange).toEqual({ step: 'show', chosen: null, open: [] })
    expect(table.why(3, 'give C3')).toMatch(/not-(strongest|in-hand)/)
  })

  it('the first takes one of the two, the second gets the other; then both give, and the last two take back', () => {
    const table = second()
    table.play(2, table.moves(2)[0]!)
    table.play(3, table.moves(3)[0]!)
    expect(table.engine.toAct(table.state)).toEqual([0])
    const events = table.play(0, table.moves(0)[1]!)
    expect(events.map((event) => event.type)).toEqual(['take', 'take'])
    expect(table.engine.toAct(table.state)).toEqual([0, 1])
    table.play(1, table.moves(1)[0]!)
    table.play(0, table.moves(0)[0]!)
    expect(table.engine.toAct(table.state)).toEqual([2])
    table.play(2, table.moves(2)[0]!)
    expect(table.state.exchange).toBeNull()
    expect(table.state.hands.map((hand) => hand.length).sort((a, b) => a - b)).toEqual([13, 13, 14, 14])
    expect(table.engine.view(table.state, 1).hands[3]!.known).toHaveLength(1)
  })

  it('may be left out', () => {
    const { state } = arrange([], { exchange: false })
    expect(state.exchange).toBeNull()
    expect(finish('standard', 4, { exchange: false, deals: 2 }).seen).toHaveLength(2)
  })
})

describe('the session (ZS-7)', () => {
  it('alone: to eleven, the third of a deal leads the next', () => {
    const { seen, outcome } = finish('standard', 5)
    expect(Math.max(...outcome.scores)).toBeGreaterThanOrEqual(11)
    for (const { turn, before } of seen.filter(({ deal }) => deal > 1)) expect(turn).toBe(before[2])
  })

  it('San Jia Xi: to fifty with one team ahead, the fifth of a deal leads the next', () => {
    const { seen, outcome } = finish('san-jia-xi', 6)
    expect(Math.max(...outcome.scores)).toBeGreaterThanOrEqual(50)
    expect(outcome.scores[0]).not.toBe(outcome.scores[1])
    expect(outcome.scores[4]).toBe(outcome.scores[0])
    for (const { turn, before } of seen.filter(({ deal }) => deal > 1)) expect(turn).toBe(before[4])
  })
})
