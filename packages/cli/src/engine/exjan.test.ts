import type { ExjanView } from '@tefuda/exjan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClimbingReply, type GameAtEngine, gameAtEngine } from '../../tests/climbing-engine.ts'

let engine: GameAtEngine<ExjanView>
beforeAll(() => {
  engine = gameAtEngine('exjan')
})
afterAll(async () => {
  expect(await engine.end()).toEqual({ code: 0, rest: [], stderr: '' })
})

const SEED = 'ab'.repeat(32)
const RANKS = [...Array.from({ length: 16 }, (_, rank) => `${rank}`), 'J', 'Q', 'K', 'C', 'F', 'M']
const DECK = ['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => suit + rank))
const words = (cards: string): string[] => cards.split(' ').filter((card) => card !== '')

interface Layout {
  /** Ten cards of each seat as far as they are named. */
  readonly hands: readonly string[]
  /** The first cards to be drawn. */
  readonly wall?: string
  /** The last cards to be drawn. */
  readonly end?: string
  readonly indicator?: string
  readonly dealer?: number
}

/** The order that deals so; what is not named is filled up with cards that hardly fit together. */
const orderOf = ({ hands, wall = '', end = '', indicator = 'SF', dealer = 0 }: Layout): string[] => {
  const seats = hands.length
  const named = hands.map(words)
  const taken = new Set([...named.flat(), ...words(wall), ...words(end), indicator])
  const rest = Array.from({ length: 88 }, (_, k) => DECK[(k * 5) % 88]!).filter((card) => !taken.has(card))
  const dealt = named.map((hand) => [...hand, ...rest.splice(0, 10 - hand.length)])
  const rounds = Array.from({ length: 10 * seats }, (_, k) => dealt[(dealer + k) % seats]![Math.floor(k / seats)]!)
  return [...rounds, indicator, ...words(wall), ...rest, ...words(end)]
}

const opened = async (layout: Layout, rules: object = {}): Promise<string> =>
  (await engine.open({ seats: layout.hands.length, rules, order: orderOf(layout), seed: SEED })).session

const pass = (session: string) => engine.answerAll(session, 'pass')

/** Whoever is on turn discards the card just drawn, and everybody passes; so many turns. */
const turns = async (session: string, count: number): Promise<ClimbingReply<ExjanView> | null> => {
  let last: ClimbingReply<ExjanView> | null = null
  for (let turn = 0; turn < count; turn++) {
    const { turn: seat } = await engine.view(session, null)
    const drawn = (await engine.view(session, seat)).hands[seat]!.cards!.at(-1)
    await engine.play(session, seat, `discard ${drawn}`)
    last = await pass(session)
  }
  return last
}

const seen = async (session: string, seat: number | null): Promise<ClimbingReply<ExjanView>['events']> =>
  (await engine.ask({ cmd: 'events', session, seat })).events

describe('new', () => {
  test('the catalogue names seats, presets and settings', async () => {
    const { games } = await engine.ask({ cmd: 'games' })
    const game = games.find(({ id }) => id === 'exjan')!
    expect(game).toMatchObject({ name: { ja: 'エクスジャン', en: 'Exjan' }, seats: { min: 3, max: 4 } })
    expect(game.presets.map(({ id }) => id)).toEqual(['standard', 'eight'])
    const settings = new Map(game.settings.map((setting) => [setting.name, setting]))
    expect(settings.get('hand')).toMatchObject({ type: 'integer', default: 10 })
    expect(settings.get('yaku')).toMatchObject({ type: 'table', default: { reach: 1, unaided: 2 } })
    expect(settings.get('points')).toMatchObject({ default: { dan1: 10, dan8: 320, yakuman: 320 } })
    expect(settings.get('chips')).toMatchObject({ default: 250 })
  })

  test.each([3, 4])(
    'an order is dealt one card for each of %i seats in turn, ten rounds, the indicator, the wall',
    async (seats) => {
      const order = Array.from({ length: 88 }, (_, k) => DECK[(k * 7) % 88]!)
      const opening = await engine.open({ seats, order })
      expect(opening).toMatchObject({
        toAct: [0],
        phase: 'turn',
        deal: 1,
        scores: Array<number>(seats).fill(250),
      })
      for (let seat = 0; seat < seats; seat++) {
        const { hands } = await engine.view(opening.session, seat)
        const dealt = order.slice(0, 10 * seats).filter((_, at) => at % seats === seat)
        expect(hands[seat]!.cards).toEqual(seat === 0 ? [...dealt, order[10 * seats + 1]] : dealt)
      }
      const view = await engine.view(opening.session, null)
      expect(view).toMatchObject({ indicator: order[10 * seats], wall: 88 - 10 * seats - 2, dealer: 0, drawn: true })
      expect(view.hands.map(({ cards }) => cards)).toEqual(Array(seats).fill(null))
    },
  )

  test('a later round is dealt from its dealer: the deal passes to the last seat', async () => {
    const order = Array.from({ length: 88 }, (_, k) => DECK[(k * 7) % 88]!)
    const { session } = await engine.open({ seats: 3, orders: [order, order], seed: SEED })
    for (;;) {
      const standing = await turns(session, 1)
      if (standing?.deal === 2) break
    }
    const { dealer, turn } = await engine.view(session, null)
    expect({ dealer, turn }).toEqual({ dealer: 2, turn: 2 })
    for (let seat = 0; seat < 3; seat++)
      expect((await engine.view(session, seat)).hands[seat]!.cards!.slice(0, 10)).toEqual(
        order.slice(0, 30).filter((_, at) => (2 + at) % 3 === seat),
      )
  })

  test.each([
    ['two seats', { seats: 2 }, 'bad-seats'],
    ['five seats', { seats: 5 }, 'bad-seats'],
    ['a French pack', { seats: 4, order: ['SA'] }, 'bad-order'],
    ['a card missing', { seats: 4, order: DECK.slice(1) }, 'bad-order'],
    ['a card twice', { seats: 4, order: [...DECK.slice(1), 'CM'] }, 'bad-order'],
    ['a hand that never comes out', { seats: 4, rules: { hand: 9 } }, 'rules-conflict'],
    ['no such preset', { seats: 4, rules: { preset: 'short' } }, 'unknown-preset'],
    ['a yaku out of range', { seats: 4, rules: { 'yaku.reach': 99 } }, 'bad-setting'],
  ])('%s', async (_, request, code) => {
    expect(await engine.ask({ cmd: 'new', game: 'exjan', ...request })).toMatchObject({ ok: false, error: { code } })
  })
})

describe('moves as they are written', () => {
  const READY = 'S3 S4 S5 H7 D7 C7 D9 D10 D11 SM'

  test('on a turn: win, reach, discard; a fixed order; the others have none', async () => {
    const session = await opened({ hands: [READY, '', ''], wall: 'HM' })
    const moves = await engine.moves(session, 0)
    expect(moves[0]).toBe('win')
    expect(moves).toEqual(expect.arrayContaining(['reach SM', 'reach HM', 'discard S3', 'discard HM']))
    expect(moves).not.toContain('reach D10')
    expect(moves).not.toContain('pass')
    expect(new Set(moves).size).toBe(moves.length)
    expect(await engine.ask({ cmd: 'moves', session, seat: 0 })).toEqual({ ok: true, moves })
    expect(await engine.ask({ cmd: 'moves', session, seat: 1 })).toEqual({ ok: true, moves: [] })
    expect(await engine.ask({ cmd: 'moves', session, seat: 0, limit: 2 })).toEqual({
      ok: true,
      moves: moves.slice(0, 2),
      complete: false,
    })
  })

  test('on a discard: group and run with the two cards from the hand, win, pass', async () => {
    const session = await opened({ hands: ['S5', 'H5 D5 C5', 'S3 S4 S6 S7', ''], wall: 'C0' })
    await engine.play(session, 0, 'discard S5')
    expect(await engine.moves(session, 1)).toEqual(['group H5 D5', 'group H5 C5', 'group D5 C5', 'pass'])
    expect(await engine.moves(session, 2)).toEqual(['run S3 S4', 'run S4 S6', 'run S6 S7', 'pass'])
    expect(await engine.moves(session, 3)).toEqual(['pass'])
    expect(await engine.moves(session, 0)).toEqual([])
  })

  test('any order and small letters are understood; recorded is the one way of writing', async () => {
    const session = await opened({ hands: ['S5', 'H5 D5', '', ''], wall: 'C0' })
    await engine.play(session, 0, ' discard  s5')
    await engine.play(session, 1, 'Group d5 h5')
    await pass(session)
    const { moves } = (await engine.ask({ cmd: 'record', session })).record
    expect(moves.slice(0, 2)).toEqual([
      [0, 'discard S5'],
      [1, 'group H5 D5'],
    ])
  })

  test('the draw is made by the table', async () => {
    const session = await opened({ hands: ['', '', ''], wall: 'C0 D1 H2' })
    await engine.play(session, 0, 'discard C0')
    const { events, toAct } = (await pass(session))!
    expect(events).toMatchObject([{ type: 'answer' }, { type: 'draw', seat: 1 }])
    expect(toAct).toEqual([1])
    const drawn = async (seat: number | null) => (await seen(session, seat)).at(-1)
    expect(await drawn(1)).toMatchObject({ type: 'draw', card: 'D1' })
    expect(await drawn(0)).toMatchObject({ type: 'draw', card: null })
    expect(await drawn(null)).toMatchObject({ type: 'draw', card: null })
  })

  test.each([
    ['discard H9', 'not-in-hand', null],
    ['discard S16', 'no-such-card', 'EJ-1'],
    ['pass', 'no-discard', 'EJ-5'],
    ['group H5 D5', 'no-discard', 'EJ-5'],
    ['reach S3', 'not-ready', 'EJ-7'],
    ['win', 'incomplete', 'EJ-3'],
    ['hello', 'unreadable', null],
    ['discard', 'no-such-card', 'EJ-1'],
    ['discard S3 S4', 'unreadable', null],
  ])('on a turn %s: %s', async (move, code, rule) => {
    const session = await opened({ hands: ['S3 S4 S5 H7 D7 C7 D9 D10 D12 SM', 'H9', ''], wall: 'C0' })
    expect(await engine.refuses(session, 0, move)).toMatchObject({ code, rule })
    expect(await engine.refuses(session, 1, 'discard H9')).toMatchObject({ code: 'not-your-turn' })
  })

  test.each([
    ['group H5 H6', 'no-group', 'EJ-3'],
    ['run H5 H6', 'no-run', 'EJ-3'],
    ['run S6 S8', 'no-run', 'EJ-3'],
    ['group D5 C5', 'not-in-hand', null],
    ['win', 'incomplete', 'EJ-3'],
    ['discard H5', 'answer-first', 'EJ-5'],
    ['reach H5', 'answer-first', 'EJ-5'],
  ])('in a window %s: %s', async (move, code, rule) => {
    const session = await opened({ hands: ['S5', 'H5 H6 S6 S8', ''], wall: 'C0' })
    await engine.play(session, 0, 'discard S5')
    expect(await engine.refuses(session, 1, move)).toMatchObject({ code, rule })
    expect(await engine.why(session, 1, 'pass')).toEqual({ ok: true, legal: true })
  })
})

describe('the window on a discard', () => {
  const HANDS = ['S5', 'H5 D5', 'S3 S4', '']

  test('asks every other seat, whoever holds what; nothing shows until all have answered', async () => {
    const session = await opened({ hands: HANDS, wall: 'C0' })
    expect(await engine.play(session, 0, 'discard S5')).toMatchObject({ toAct: [1, 2, 3], phase: 'window' })
    const before = await engine.view(session, 3)
    const claim = await engine.play(session, 1, 'group H5 D5')
    expect(claim).toMatchObject({ toAct: [2, 3], phase: 'window' })
    expect(claim.events).toEqual([{ type: 'answer', seat: 1, answer: 'group H5 D5' }])
    expect((await seen(session, 3)).at(-1)).toMatchObject({ type: 'discard' })
    expect(await engine.view(session, 3)).toEqual({ ...before, toAct: [2, 3] })
    expect((await engine.view(session, 1)).answer).toBe('group H5 D5')
    expect(await engine.refuses(session, 1, 'pass')).toMatchObject({ code: 'not-your-turn' })
    expect(await engine.play(session, 2, 'run S3 S4')).toMatchObject({ toAct: [3] })
    const { events, toAct, phase } = await engine.play(session, 3, 'pass')
    expect(events).toMatchObject([
      { type: 'answer', seat: 3, answer: 'pass' },
      { type: 'call', seat: 1, from: 0, kind: 'group', cards: ['S5', 'H5', 'D5'], taken: 'S5' },
    ])
    expect({ toAct, phase }).toEqual({ toAct: [1], phase: 'turn' })
  })
})

describe('a session', () => {
  test.each([
    [{}, 3],
    [{ deals: 2 }, 4],
    [{ hand: 7, laps: 1 }, 3],
    [{ hand: 13, deals: 1, chips: 1000 }, 4],
  ])('%j for %i: to its end, with outcome, record and the same again', async (rules, seats) => {
    const { session } = await engine.open({ seats, rules, seed: SEED })
    expect((await engine.ask({ cmd: 'outcome', session })).outcome).toBeNull()
    const last = await engine.playOn(session)
    expect(last).toMatchObject({ phase: 'over', over: true, toAct: [] })
    expect(last.scores.reduce((sum, chips) => sum + chips)).toBe(seats * ('chips' in rules ? rules.chips : 250))
    expect((await engine.ask({ cmd: 'outcome', session })).outcome).toEqual({
      scores: last.scores,
      ranks: last.scores.map((score) => 1 + last.scores.filter((other) => other > score).length),
      winners: last.scores.flatMap((score, seat) => (score === Math.max(...last.scores) ? [seat] : [])),
    })
    const { record } = await engine.ask({ cmd: 'record', session })
    expect(record).toMatchObject({ game: 'exjan', seed: SEED, outcome: { scores: last.scores } })
    const loaded = await engine.ask({ cmd: 'load', record })
    expect(loaded.error).toBeUndefined()
    for (const cmd of ['state', 'outcome', 'record'])
      expect(await engine.ask({ cmd, session: loaded.session })).toEqual(await engine.ask({ cmd, session }))
  })

  test('a record with a move that cannot be is refused at that move', async () => {
    const { session } = await engine.open({ seats: 3, seed: SEED, rules: { deals: 1 } })
    await turns(session, 2)
    const { record } = await engine.ask({ cmd: 'record', session })
    const moves = record.moves.map((move, at) => (at === 3 ? ([move[0], 'reach S0'] as const) : move))
    expect(await engine.ask({ cmd: 'load', record: { ...record, moves } })).toMatchObject({
      ok: false,
      error: { move: 3 },
    })
  })

  test('a view and the events of a seat hold its own hand and no other', async () => {
    const { session } = await engine.open({ seats: 4, seed: SEED })
    expect((await engine.view(session, 2)).hands.map(({ cards }) => cards === null)).toEqual([true, true, false, true])
    const hands = (await seen(session, 2)).filter(({ type }) => type === 'hand')
    expect(hands.map(({ seat, cards }) => [seat, cards === null])).toEqual([
      [0, true],
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  test('bots play by the same protocol, in a window too', async () => {
    const { session } = await engine.open({ seats: 4, seed: SEED })
    for (const bot of ['random', 'greedy', 'monte-carlo']) {
      const request = { cmd: 'bot', session, seat: 0, bot, budget: { playouts: 3 }, seed: SEED.toUpperCase() }
      const { move } = await engine.ask(request)
      expect(await engine.moves(session, 0)).toContain(move)
      expect((await engine.ask({ ...request, seed: SEED })).move).toBe(move)
    }
    await engine.play(session, 0, (await engine.moves(session, 0)).at(-1)!)
    for (const [seat, bot] of [
      [1, 'random'],
      [2, 'greedy'],
      [3, 'monte-carlo'],
    ] as const)
      expect(await engine.moves(session, seat)).toContain(
        (await engine.ask({ cmd: 'bot', session, seat, bot, budget: { playouts: 3 }, seed: 3 })).move,
      )
  })
})
