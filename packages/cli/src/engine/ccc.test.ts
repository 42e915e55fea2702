import type { CccView } from '@tefuda/ccc'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClimbingReply, type GameAtEngine, gameAtEngine } from '../../tests/climbing-engine.ts'

let engine: GameAtEngine<CccView>
beforeAll(() => {
  engine = gameAtEngine('ccc')
})
afterAll(async () => {
  expect(await engine.end()).toEqual({ code: 0, rest: [], stderr: '' })
})

const SEED = 'ab'.repeat(32)
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const PACK = [...['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => suit + rank)), 'RJ', 'BJ']
const DECK = [...PACK, ...PACK]
const words = (cards: string): string[] => cards.split(' ').filter((card) => card !== '')

/** The five of seat 0, the six of seat 1 and so on as far as they are named, then the pile. */
const orderOf = (hands: readonly string[], pile = ''): string[] => {
  const named = hands.map(words)
  const rest = DECK.slice()
  for (const card of [...named.flat(), ...words(pile)]) rest.splice(rest.indexOf(card), 1)
  return [
    ...named.flatMap((hand, seat) => [...hand, ...rest.splice(0, 5 + seat - hand.length)]),
    ...words(pile),
    ...rest,
  ]
}

const opened = async (hands: readonly string[], rules: object = {}, pile = ''): Promise<string> =>
  (await engine.open({ seats: hands.length, rules, order: orderOf(hands, pile), seed: SEED })).session

const movesAt = async (session: string, seat: number, cell: string, limit?: number): Promise<ClimbingReply<CccView>> =>
  engine.ask({ cmd: 'moves', session, seat, cell, ...(limit !== undefined && { limit }) })

/** 1 to 4 on the top row, 9, 2, 5 below. */
const BOARD = [
  [1, 2, 3, 4],
  [9, 2, 5, 0],
]

describe('new', () => {
  test('the catalogue names seats, presets and settings', async () => {
    const { games } = await engine.ask({ cmd: 'games' })
    const game = games.find(({ id }) => id === 'ccc')!
    expect(game).toMatchObject({ name: { ja: 'CCC', en: 'CCC' }, seats: { min: 2, max: 4 } })
    expect(game.presets.map(({ id }) => id)).toEqual(['standard', 'small', 'large', 'advanced'])
    expect(game.settings.find(({ name }) => name === 'board')).toMatchObject({ type: 'matrix', min: 0, maxSide: 12 })
    expect(game.settings.find(({ name }) => name === 'advanced')).toMatchObject({ type: 'flag', default: false })
  })

  test.each([2, 3, 4])(
    'an order is dealt to %i seats: the five of seat 0, the six of seat 1 and so on, then the pile',
    async (seats) => {
      const order = DECK.map((_, k) => DECK[(k * 5) % 108]!)
      const opening = await engine.open({ seats, order })
      expect(opening).toMatchObject({ toAct: [0], phase: 'turn', deal: 1, scores: Array<number>(seats).fill(0) })
      let from = 0
      for (let seat = 0; seat < seats; seat++) {
        const { hands } = await engine.view(opening.session, seat)
        expect(hands[seat]!.cards).toEqual(order.slice(from, from + 5 + seat))
        expect(hands.filter(({ cards }) => cards !== null)).toHaveLength(1)
        from += 5 + seat
      }
      expect((await engine.view(opening.session, null)).pile).toBe(108 - from)
      await engine.play(opening.session, 0, 'draw 1')
      expect((await engine.view(opening.session, 0)).hands[0]!.cards!.at(-1)).toBe(order[from])
    },
  )

  test.each([
    ['one seat', { seats: 1 }, 'bad-seats'],
    ['five seats', { seats: 5 }, 'bad-seats'],
    ['one pack', { seats: 2, order: PACK }, 'bad-order'],
    ['three of a card', { seats: 2, order: [...DECK.slice(1), 'BJ'] }, 'bad-order'],
    ['a board without cells', { seats: 2, rules: { board: [[0]] } }, 'rules-conflict'],
    ['a number too high', { seats: 2, rules: { board: [[1, 31]] } }, 'bad-setting'],
    ['a board too wide', { seats: 2, rules: { board: [Array(13).fill(1)] } }, 'bad-setting'],
    ['a board that is none', { seats: 2, rules: { board: 'large' } }, 'bad-setting'],
    ['no such preset', { seats: 2, rules: { preset: 'huge' } }, 'unknown-preset'],
  ])('%s', async (_, request, code) => {
    expect(await engine.ask({ cmd: 'new', game: 'ccc', ...request })).toMatchObject({ ok: false, error: { code } })
  })
})

describe('moves', () => {
  const HAND = 'D6 C10 SA D3 H6'

  test('for a cell: every way to pay, cheapest first, no draws', async () => {
    const session = await opened(['S4 S5 D9 HA C3', ''], { board: BOARD })
    const { moves, complete } = await movesAt(session, 0, 'c1')
    expect(moves).toEqual(['S4 S5 > c1', 'HA C3 S5 > c1'])
    expect(complete).toBeUndefined()
    expect(await movesAt(session, 0, 'c1', 1)).toEqual({ ok: true, moves: ['S4 S5 > c1'], complete: false })
    expect((await movesAt(session, 0, 'a2')).moves).toEqual([])
    expect((await movesAt(session, 0, 'd2')).moves).toEqual([])
    expect((await movesAt(session, 1, 'c1')).moves).toEqual([])
  })

  test('without a cell: cell by cell, then the draws; said where it is not all', async () => {
    const session = await opened([HAND, ''])
    const { moves, complete } = await engine.ask({ cmd: 'moves', session, seat: 0 })
    const first = moves.findIndex((move) => move.startsWith('draw'))
    expect(first).toBeGreaterThan(0)
    expect(moves.slice(first).every((move) => move.startsWith('draw '))).toBe(true)
    for (const move of ['H6 C10 > d1', 'draw 0', 'draw 1', 'draw 4 - SA D3', 'draw 8 - SA D3 H6 D6 C10'])
      expect(moves).toContain(move)
    // Of two red sixes one suit is listed.
    expect(complete).toBe(false)
    expect(new Set(moves).size).toBe(moves.length)
    for (const move of moves.filter((_, at) => at % 5 === 0))
      expect(await engine.why(session, 0, move)).toEqual({ ok: true, legal: true })
    // What is not listed for being alike may be played all the same.
    expect(moves).not.toContain('D6 C10 > d1')
    expect(await engine.why(session, 0, 'D6 C10 > d1')).toEqual({ ok: true, legal: true })
    expect(await engine.ask({ cmd: 'moves', session, seat: 0, limit: 2 })).toEqual({
      ok: true,
      moves: moves.slice(0, 2),
      complete: false,
    })
  })

  test('a list that is whole is not marked', async () => {
    const session = await opened(['S4 S5', ''], { board: [[3, 1]], hand: 2 })
    expect(await engine.ask({ cmd: 'moves', session, seat: 0 })).toEqual({
      ok: true,
      moves: ['S4 S5 > a1', 'draw 0', 'draw 1', 'draw 4 - S4 S5'],
    })
  })

  test('a placement, a split, the four draws; any order is understood, recorded is one way of writing', async () => {
    const session = await opened(['C4 SA D3 H6 S10', ''], { board: [[5, 4, 1]] })
    expect(await engine.why(session, 0, 'h6 d3 / sa / c4 > A1')).toEqual({ ok: true, legal: true })
    const { events } = await engine.play(session, 0, ' h6 d3/sa/ c4>a1')
    expect(events).toMatchObject([
      {
        type: 'place',
        seat: 0,
        cell: 'a1',
        number: 5,
        splits: ['SA'],
        holder: { seat: 0, lead: 1 },
        left: 1,
      },
    ])
    const end = await engine.play(session, 0, 'draw  1')
    expect(end).toMatchObject({ toAct: [1], phase: 'turn' })
    expect((await engine.ask({ cmd: 'record', session })).record.moves).toEqual([
      [0, 'C4 / SA / D3 H6 > a1'],
      [0, 'draw 1'],
    ])
  })

  test('a draw: everybody hears what goes away, whoever drew alone what came', async () => {
    const session = await opened(['S2 H5 D9 C9 CK', ''], {}, 'S7 H7 D7 C7')
    const four = await engine.play(session, 0, 'draw 4 - h5 s2')
    expect(four.events).toMatchObject([
      { type: 'draw', seat: 0, discards: ['S2', 'H5'], count: 4, cards: ['S7', 'H7', 'D7', 'C7'] },
    ])
    expect((await engine.ask({ cmd: 'record', session })).record.moves[0]).toEqual([0, 'draw 4 - S2 H5'])
    const seen = async (seat: number | null) => (await engine.ask({ cmd: 'events', session, seat })).events.at(-1)
    expect(await seen(1)).toMatchObject({ discards: ['S2', 'H5'], cards: null })
    expect(await seen(null)).toMatchObject({ cards: null })
  })
})

describe('why', () => {
  test.each([
    ['S4 S5 > z9', 'unknown-cell', 'CC-1'],
    ['S4 S5 > d2', 'unknown-cell', 'CC-1'],
    ['S4 S5 > d1', 'wrong-number', 'CC-1'],
    ['S4 D9 > c1', 'not-square', 'CC-1'],
    ['RJ > a1', 'jokers-alone', 'CC-2'],
    ['S4 / S5 / D9 > a1', 'bad-split', 'CC-3'],
    ['S4 / HA > b1', 'bad-split', 'CC-3'],
    ['D9 > c1', 'alone-without-neighbours', 'CC-6'],
    ['SK > c1', 'not-in-hand', null],
    ['S4 S4 > b1', 'not-so-many', null],
    ['S11 > a1', 'unknown-card', null],
    ['draw 2', 'no-such-draw', 'CC-7'],
    ['draw 4', 'wrong-discards', 'CC-7'],
    ['draw 1 - S4', 'wrong-discards', 'CC-7'],
    ['draw 4 - S4 SK', 'not-in-hand', null],
    ['pass', 'unreadable-move', null],
    ['', 'unreadable-move', null],
  ])('%s: %s', async (move, code, rule) => {
    const session = await opened(['S4 S5 D9 HA RJ', ''], { board: BOARD })
    expect(await engine.refuses(session, 0, move)).toMatchObject({ code, rule })
    expect(await engine.refuses(session, 1, 'draw 0')).toMatchObject({ code: 'not-your-turn' })
  })
})

describe('the end', () => {
  /** Everybody draws one card as long as there is a pile. */
  const drain = async (
    session: string,
    until: (reply: ClimbingReply<CccView>) => boolean,
  ): Promise<ClimbingReply<CccView>> => {
    for (;;) {
      const { turn, pile } = await engine.view(session, null)
      const reply = await engine.play(session, turn, pile > 0 ? 'draw 1' : 'draw 0')
      if (until(reply)) return reply
    }
  }

  test('a reshuffle is an order of its own; the second end of the pile gives everybody one more turn', async () => {
    const first = orderOf(['S2 H5 D9 C9 CK', ''])
    // Twelve cards are used before the pile runs out, three of them in the last draw.
    const session = (await engine.open({ seats: 2, orders: [first], seed: SEED })).session
    await engine.play(session, 0, 'draw 8 - S2 H5 D9 C9 CK')
    const shuffled = await drain(session, ({ events }) => events.some(({ type }) => type === 'reshuffle'))
    expect(shuffled.events).toMatchObject([
      { type: 'draw', pile: 0 },
      { type: 'reshuffle', count: 5 },
    ])
    expect(await engine.view(session, null)).toMatchObject({ pile: 5, used: [], reshuffles: 0 })
    const { record } = await engine.ask({ cmd: 'record', session })
    const again = ['CK', 'C9', 'D9', 'H5', 'S2']
    const replayed = await engine.open({ seats: 2, orders: [first, again], seed: SEED })
    for (const [seat, move] of record.moves) await engine.play(replayed.session, seat, move)
    const { turn } = await engine.view(replayed.session, null)
    await engine.play(replayed.session, turn, 'draw 1')
    expect((await engine.view(replayed.session, turn)).hands[turn]!.cards!.at(-1)).toBe('CK')
    const wrong = await engine.open({ seats: 2, orders: [first, ['SA']], seed: SEED })
    for (const [seat, move] of record.moves.slice(0, -1)) await engine.play(wrong.session, seat, move)
    const [seat, move] = record.moves.at(-1)!
    const why = await engine.ask({ cmd: 'why', session: wrong.session, seat, move })
    expect(why).toMatchObject({ legal: false, error: { code: 'bad-order' } })
    expect(await engine.ask({ cmd: 'play', session: wrong.session, seat, move })).toEqual({
      ok: false,
      error: why.error,
    })
    const last = await drain(session, ({ events }) => events.some(({ type }) => type === 'last-turns'))
    expect(last.events.at(-1)).toMatchObject({ type: 'last-turns', turns: 2 })
    const ended = [last.toAct[0]!]
    expect(await engine.refuses(session, ended[0]!, 'draw 1')).toMatchObject({ code: 'short-pile', rule: 'CC-7' })
    await engine.play(session, ended[0]!, 'draw 0')
    expect(await engine.play(session, 1 - ended[0]!, 'draw 0')).toMatchObject({ over: true, phase: 'over', toAct: [] })
  })

  test.each([
    [{}, 2],
    [{ preset: 'small', deals: 2 }, 3],
    [{ preset: 'large' }, 4],
    [{ preset: 'advanced', adjacency: 'eight' }, 2],
    [{ reshuffles: 0, 'draws.five': 0 }, 4],
  ])('%j for %i: to its end, with outcome, record and the same again', async (rules, seats) => {
    const { session } = await engine.open({ seats, rules, seed: SEED })
    expect((await engine.ask({ cmd: 'outcome', session })).outcome).toBeNull()
    // Sometimes a coin, mostly a card.
    let turn = 0
    let last: ClimbingReply<CccView> | null = null
    while (last === null || !last.over) {
      const seat = last?.toAct[0] ?? 0
      const moves = await engine.moves(session, seat)
      const draws = moves.filter((move) => move.startsWith('draw'))
      const move = turn++ % 3 === 0 ? moves[0]! : draws[Math.min(draws.length - 1, turn % 2)]!
      last = await engine.play(session, seat, move)
    }
    expect(last).toMatchObject({ phase: 'over', toAct: [], deal: 'deals' in rules ? rules.deals : 1 })
    expect((await engine.ask({ cmd: 'outcome', session })).outcome).toMatchObject({
      scores: last.scores,
      ranks: last.scores.map((score) => 1 + last!.scores.filter((other) => other > score).length),
      winners: last.scores.flatMap((score, seat) => (score === Math.max(...last!.scores) ? [seat] : [])),
    })
    const { record } = await engine.ask({ cmd: 'record', session })
    const loaded = await engine.ask({ cmd: 'load', record })
    expect(loaded.error).toBeUndefined()
    for (const cmd of ['state', 'outcome', 'record'])
      expect(await engine.ask({ cmd, session: loaded.session })).toEqual(await engine.ask({ cmd, session }))
  })

  test('a view and the events of a seat hold its own hand and no other; used cards are public', async () => {
    const { session } = await engine.open({ seats: 3, seed: SEED })
    expect((await engine.view(session, 1)).hands.map(({ cards }) => cards === null)).toEqual([true, false, true])
    const { events } = await engine.ask({ cmd: 'events', session, seat: 1, from: 1 })
    expect(events.map(({ seat, cards }) => [seat, cards === null])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ])
  })

  test('bots play by the same protocol', async () => {
    const { session } = await engine.open({ seats: 2, seed: SEED })
    for (const bot of ['random', 'greedy', 'monte-carlo']) {
      const request = { cmd: 'bot', session, seat: 0, bot, budget: { playouts: 3 }, seed: SEED.toUpperCase() }
      const { move } = await engine.ask(request)
      expect(await engine.why(session, 0, move)).toEqual({ ok: true, legal: true })
      expect((await engine.ask({ ...request, seed: SEED })).move).toBe(move)
    }
  })
})
