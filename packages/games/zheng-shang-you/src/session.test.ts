import { isRefusal, openMatch, playMove, type RulesRequest, resolveRules, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import { type ZhengShangYouEvent, zhengShangYou } from './index.ts'

const start = (rules: RulesRequest, seats: number) => {
  const { engine } = arrange([], rules, seats)
  return { engine, state: engine.start((order) => [...order]) }
}

const endOf = (events: readonly ZhengShangYouEvent[]) => events.find((event) => event.type === 'end')

const session = (preset: string, seats: number, changes: RulesRequest = {}) => {
  const match = openMatch({ game: zhengShangYou as never, rules: { preset, ...changes }, seats, seed: 'a'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const random = rng(3)
  for (;;) {
    const [seat] = match.engine.toAct(match.state)
    if (seat === undefined) return { match, outcome: match.engine.outcome(match.state)! }
    playMove(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
  }
}

describe('the end of the game, everyone alone (ZS-7)', () => {
  const last = (totals: number[], order: readonly number[]) => {
    const table = arrange([])
    table.state.totals = totals
    table.goOut(order)
    return table
  }

  it('ten points do not end it', () => {
    const table = last([8, 9, 0, 0], [0, 1, 2, 3])
    expect(table.state.totals).toEqual([10, 10, 0, 0])
    expect(table.engine.outcome(table.state)).toBeNull()
  })

  it('eleven or more do, and the highest total wins', () => {
    const table = last([10, 10, 4, 0], [1, 0, 2, 3])
    expect(table.engine.toAct(table.state)).toEqual([])
    expect(table.engine.outcome(table.state)).toEqual({
      scores: [11, 12, 4, 0],
      ranks: [2, 1, 3, 4],
      winners: [1],
      places: [1, 0, 2, 3],
    })
  })

  it('equal highest totals share the win', () => {
    const { state, engine } = last([9, 10, 3, 3], [0, 1, 2, 3])
    expect(engine.outcome(state)).toMatchObject({ scores: [11, 11, 3, 3], ranks: [1, 1, 3, 3], winners: [0, 1] })
  })

  it('is played to that end by chance, too', () => {
    const { outcome } = session('standard', 5)
    expect(Math.max(...outcome.scores)).toBeGreaterThanOrEqual(11)
  })

  it('a limit to the number of deals ends it earlier', () => {
    expect(session('standard', 4, { deals: 2 }).outcome.scores.reduce((sum, score) => sum + score)).toBe(6)
  })

  it('the points that end it are a setting', () => {
    const table = arrange([], { target: 2 })
    table.goOut([0, 1, 2, 3])
    expect(table.engine.outcome(table.state)?.winners).toEqual([0])
  })
})

describe('teams of four', () => {
  it('partners sit opposite and add their points; a seat’s running score is its team’s', () => {
    const table = arrange([], { preset: 'teams' })
    table.goOut([0, 2, 1, 3])
    expect(table.state.totals).toEqual([3, 0, 3, 0])
    table.goOut([1, 0, 2, 3])
    expect(table.engine.status(table.state).scores).toEqual([4, 2, 4, 2])
  })

  it('the third deals and leads, as alone', () => {
    const table = arrange([], { preset: 'teams', exchange: false })
    table.goOut([0, 2, 1, 3])
    expect(table.state.turn).toBe(1)
  })

  it('the team’s eleven points end the game; equal teams share the win', () => {
    const table = arrange([], { preset: 'teams' })
    table.state.totals = [9, 10, 9, 10]
    table.goOut([0, 1, 2, 3])
    expect(table.engine.outcome(table.state)).toMatchObject({
      scores: [11, 11, 11, 11],
      ranks: [1, 1, 1, 1],
      winners: [0, 1, 2, 3],
    })
  })
})

describe('San Jia Xi (ZS-6)', () => {
  const three = (changes: RulesRequest = {}) => arrange([], { preset: 'san-jia-xi', ...changes }, 6)

  it('a card is shown to all before the first deal: the first of the pile, so seat 0 holds it and leads', () => {
    const { engine, state } = start({ preset: 'san-jia-xi' }, 6)
    expect(state.turn).toBe(0)
    for (const viewer of [0, 3, null]) expect(engine.view(state, viewer).hands[0]!.known).toEqual(['SA'])
  })

  it('that card need not be played first', () => {
    const { engine, state } = start({ preset: 'san-jia-xi' }, 6)
    expect(engine.moves(state, 0).map(engine.format)).toContain('S7')
  })

  it('the fifth deals and leads the next deal, where no card is shown', () => {
    const table = three({ exchange: false })
    table.goOut([5, 4, 3, 2, 1, 0])
    expect(table.state).toMatchObject({ deal: 2, turn: 1, shown: [] })
  })

  it.each([
    { order: [0, 1, 2, 3, 4, 5], points: [4, 2], what: 'first and second of different teams, the second’s holds last' },
    { order: [0, 1, 3, 5, 2, 4], points: [3, 3], what: 'first and second of different teams, the first’s holds last' },
    { order: [0, 2, 4, 1, 3, 5], points: [6, 0], what: 'one team first and second, its third is third' },
    { order: [0, 2, 1, 4, 3, 5], points: [6, 0], what: 'one team first and second, its third is fourth' },
    { order: [0, 2, 1, 3, 4, 5], points: [6, 0], what: 'one team first and second, its third is fifth' },
    { order: [0, 2, 1, 3, 5, 4], points: [5, 1], what: 'one team first and second, its third is last' },
  ])('three for first place, two for second, one for not being last: $what', ({ order, points: [even, odd] }) => {
    expect(endOf(three().goOut(order))).toMatchObject({ points: [even, odd, even, odd, even, odd] })
  })

  it('the points of every place and of not being last are settings', () => {
    const table = three({
      'teamPoints.third': 10,
      'teamPoints.fourth': 20,
      'teamPoints.fifth': 40,
      'teamPoints.notLast': 80,
    })
    expect(endOf(table.goOut([0, 2, 1, 4, 3, 5]))).toMatchObject({ points: [105, 50, 105, 50, 105, 50] })
  })

  it('fifty points end the game for the team with more of them', () => {
    const table = three()
    table.state.totals = [46, 48, 46, 48, 46, 48]
    table.goOut([1, 0, 3, 2, 5, 4])
    expect(table.engine.outcome(table.state)).toMatchObject({ scores: [48, 52, 48, 52, 48, 52], winners: [1, 3, 5] })
  })

  it('with equal points one more deal is played', () => {
    const table = three()
    table.state.totals = [46, 48, 46, 48, 46, 48]
    table.goOut([0, 1, 2, 3, 4, 5])
    expect(table.state).toMatchObject({ totals: [50, 50, 50, 50, 50, 50], deal: 2, over: false })
    table.goOut([1, 0, 3, 2, 5, 4])
    expect(table.engine.outcome(table.state)).toMatchObject({ scores: [52, 54, 52, 54, 52, 54], winners: [1, 3, 5] })
  })

  it('forty-nine do not end it', () => {
    const table = three()
    table.state.totals = [45, 10, 45, 10, 45, 10]
    table.goOut([0, 1, 2, 3, 4, 5])
    expect(table.state).toMatchObject({ totals: [49, 12, 49, 12, 49, 12], over: false })
  })

  it('is played to that end by chance, too', () => {
    const { outcome } = session('san-jia-xi', 6)
    expect(Math.max(...outcome.scores)).toBeGreaterThanOrEqual(50)
    expect(outcome.scores[0]).not.toBe(outcome.scores[1])
    expect(outcome.winners).toHaveLength(3)
  })
})

describe('points that cannot be', () => {
  it('no points at all and no limit of deals would never end', () => {
    const none = { points: { first: 0, second: 0 } }
    const refused = (rules: RulesRequest, seats: number) =>
      resolveRules(zhengShangYou.schema, zhengShangYou, rules, seats)
    expect(refused(none, 4)).toMatchObject({ code: 'rules-conflict', rule: 'ZS-7' })
    expect(refused({ points: { first: 0, second: 0, fifth: 3 } }, 4)).toMatchObject({ code: 'rules-conflict' })
    expect(isRefusal(refused({ points: { first: 0, second: 0, fifth: 3 } }, 5))).toBe(false)
    expect(isRefusal(refused({ ...none, deals: 3 }, 4))).toBe(false)
  })
})
