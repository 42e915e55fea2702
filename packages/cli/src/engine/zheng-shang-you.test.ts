import type { ZhengShangYouView } from '@tefuda/zheng-shang-you'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderFor } from '../../tests/climbing.ts'
import { type GameAtEngine, gameAtEngine } from '../../tests/climbing-engine.ts'

let engine: GameAtEngine<ZhengShangYouView>
beforeAll(() => {
  engine = gameAtEngine('zheng-shang-you')
})
afterAll(async () => {
  expect(await engine.end()).toEqual({ code: 0, rest: [], stderr: '' })
})

const SEED = 'ab'.repeat(32)

/** Four seats with these hands as far as they are named. */
const opened = async (hands: readonly string[], rules: object = {}): Promise<string> =>
  (await engine.open({ seats: hands.length, rules, order: orderFor(hands, 0, 1), seed: SEED })).session

describe('new', () => {
  test('the catalogue names seats, presets and settings', async () => {
    const { games } = await engine.ask({ cmd: 'games' })
    const game = games.find(({ id }) => id === 'zheng-shang-you')!
    expect(game).toMatchObject({ name: { ja: '争上遊' }, seats: { min: 4, max: 6 } })
    expect(game.presets.map(({ id }) => id)).toEqual(['standard', 'teams', 'san-jia-xi'])
    expect(game.settings.find(({ name }) => name === 'exchange')).toMatchObject({ type: 'flag', default: true })
  })

  test.each([4, 5, 6])('an order is dealt one card for each of %i seats in turn from the dealer', async (seats) => {
    const order = orderFor(Array<string>(seats).fill(''), 0, 1)
    const { session, toAct, phase, deal, scores } = await engine.open({ seats, order })
    expect({ toAct, phase, deal, scores }).toEqual({
      toAct: [0],
      phase: 'turn',
      deal: 1,
      scores: Array<number>(seats).fill(0),
    })
    for (let seat = 0; seat < seats; seat++)
      expect((await engine.view(session, seat)).hands[seat]!.cards).toEqual(
        order.filter((_, at) => at % seats === seat),
      )
  })

  test('the order of a later deal begins with its dealer, who was third', async () => {
    const order = orderFor(['', '', '', ''], 0, 1)
    const { session } = await engine.open({ seats: 4, rules: { exchange: false }, orders: [order, order] })
    await engine.playOn(session, ({ deal }) => deal === 2)
    const dealer = (await engine.view(session, null)).before[2]!
    for (let seat = 0; seat < 4; seat++)
      expect((await engine.view(session, seat)).hands[seat]!.cards).toEqual(
        order.filter((_, at) => (dealer + at) % 4 === seat),
      )
  })

  test('the seed is used after the last of the orders, and may be written in capitals', async () => {
    const order = orderFor(['', '', '', ''], 0, 1)
    const hands = async (more: object): Promise<unknown> => {
      const { session } = await engine.open({ seats: 4, rules: { exchange: false }, ...more })
      await engine.playOn(session, ({ deal }) => deal === 2)
      return (await engine.ask({ cmd: 'state', session })).state
    }
    const small = await hands({ order, seed: SEED })
    expect(await hands({ orders: [order], seed: SEED.toUpperCase() })).toEqual(small)
    expect(await hands({ order, seed: 'cd'.repeat(32) })).not.toEqual(small)
    expect(await engine.open({ seats: 4, seed: SEED.toUpperCase() })).toMatchObject({ seed: SEED })
  })

  test.each([
    ['teams need four seats', { seats: 5, rules: { preset: 'teams' } }, 'rules-conflict'],
    ['San Jia Xi needs six', { seats: 4, rules: { preset: 'san-jia-xi' } }, 'rules-conflict'],
    ['three are too few', { seats: 3 }, 'bad-seats'],
    ['seven are too many', { seats: 7 }, 'bad-seats'],
    ['a card is missing', { seats: 4, order: orderFor(['', '', '', ''], 0, 1).slice(1) }, 'bad-order'],
    ['two packs', { seats: 4, order: orderFor(['', '', '', ''], 0, 2) }, 'bad-order'],
    ['no such preset', { seats: 4, rules: { preset: 'half' } }, 'unknown-preset'],
  ])('%s', async (_, request, code) => {
    expect(await engine.ask({ cmd: 'new', game: 'zheng-shang-you', ...request })).toMatchObject({
      ok: false,
      error: { code },
    })
  })
})

describe('moves as they are written', () => {
  test('any order is understood, and a declared suit that means nothing; recorded is the one way of writing', async () => {
    const session = await opened(['S5 H5 S2 C8 D9 RJ', 'S3', 'S4', 'D3'])
    await engine.play(session, 0, 's2=c5  h5 S5')
    expect((await engine.ask({ cmd: 'record', session })).record.moves.at(-1)).toEqual([0, 'S5 H5 S2=D5'])
  })

  test('a list has a fixed order, is empty for who is not due, and says where it was cut', async () => {
    const session = await opened(['', '', '', ''])
    const moves = await engine.moves(session, 0)
    expect(await engine.ask({ cmd: 'moves', session, seat: 0 })).toEqual({ ok: true, moves })
    expect(await engine.ask({ cmd: 'moves', session, seat: 1 })).toEqual({ ok: true, moves: [] })
    expect(await engine.ask({ cmd: 'moves', session, seat: 0, limit: 3 })).toEqual({
      ok: true,
      moves: moves.slice(0, 3),
      complete: false,
    })
  })
})

describe('why', () => {
  test.each([
    ['H5', 'too-weak', 'ZS-2'],
    ['H7 S7', 'other-kind', 'ZS-2'],
    ['D9', 'not-in-hand', null],
    ['S7 C8', 'too-short', 'ZS-3'],
    ['H5 S7 C8', 'no-combination', 'ZS-3'],
    ['H7=S9', 'not-wild', 'ZS-1'],
    ['C2=BJ', 'wild-too-low', 'ZS-1'],
    ['give H7', 'no-exchange-now', 'ZS-5'],
    ['hello', 'unknown-card', null],
  ])('%s: %s', async (move, code, rule) => {
    const session = await opened(['S5', 'H5 H7 S7 C8 C2 RJ', 'S4', 'D3 D9'])
    await engine.play(session, 0, 'S5')
    expect(await engine.refuses(session, 1, move)).toMatchObject({ code, rule })
  })
})

describe('a session', () => {
  test.each([
    { rules: { deals: 1 }, seats: 4, isTeamGame: false, most: 2 },
    { rules: { deals: 3, 'points.first': 5 }, seats: 5, isTeamGame: false, most: 15 },
    { rules: { preset: 'teams', deals: 2 }, seats: 4, isTeamGame: true, most: 6 },
    { rules: { preset: 'san-jia-xi', deals: 1 }, seats: 6, isTeamGame: true, most: 6 },
    { rules: {}, seats: 6, isTeamGame: false, most: 12 },
  ])('$rules for $seats: to its end, with outcome, record and the same again', async (table) => {
    const { rules, seats, isTeamGame, most } = table
    const { session } = await engine.open({ seats, rules, seed: SEED })
    expect((await engine.ask({ cmd: 'outcome', session })).outcome).toBeNull()
    const last = await engine.playOn(session)
    expect(last).toMatchObject({ phase: 'over', over: true, toAct: [] })
    expect(last.deal).toBeLessThanOrEqual(rules.deals ?? 99)
    expect(Math.max(...last.scores)).toBeLessThanOrEqual(most)
    const { outcome } = await engine.ask({ cmd: 'outcome', session })
    expect(outcome).toEqual({
      scores: last.scores,
      ranks: last.scores.map((score) => 1 + last.scores.filter((other) => other > score).length),
      winners: last.scores.flatMap((score, seat) => (score === Math.max(...last.scores) ? [seat] : [])),
      places: expect.any(Array),
    })
    const sides = last.scores.map((_, seat) => (isTeamGame ? last.scores[seat % 2] : last.scores[seat]))
    expect(last.scores).toEqual(sides)
    const { record } = await engine.ask({ cmd: 'record', session })
    const loaded = await engine.ask({ cmd: 'load', record })
    expect(loaded.error).toBeUndefined()
    for (const cmd of ['state', 'outcome', 'record'])
      expect(await engine.ask({ cmd, session: loaded.session })).toEqual(await engine.ask({ cmd, session }))
  })

  test('a view and the events of a seat hold its own hand and no other', async () => {
    const { session } = await engine.open({ seats: 4, seed: SEED })
    const view = await engine.view(session, 2)
    expect(view.hands.map(({ cards }) => cards === null)).toEqual([true, true, false, true])
    expect((await engine.view(session, null)).hands.every(({ cards }) => cards === null)).toBe(true)
    const { events } = await engine.ask({ cmd: 'events', session, seat: 2, from: 1 })
    expect(events.map(({ seat, cards }) => [seat, cards === null])).toEqual([
      [0, true],
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  test('bots play by the same protocol', async () => {
    const { session } = await engine.open({ seats: 4, seed: SEED })
    for (const bot of ['random', 'greedy', 'monte-carlo']) {
      const request = { cmd: 'bot', session, seat: 0, bot, budget: { playouts: 3 }, seed: SEED.toUpperCase() }
      const { move } = await engine.ask(request)
      expect(await engine.moves(session, 0)).toContain(move)
      expect((await engine.ask({ ...request, seed: SEED })).move).toBe(move)
    }
  })
})
