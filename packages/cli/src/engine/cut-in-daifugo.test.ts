import type { CutInView } from '@tefuda/cut-in-daifugo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderFor } from '../../tests/climbing.ts'
import { type GameAtEngine, gameAtEngine } from '../../tests/climbing-engine.ts'

let engine: GameAtEngine<CutInView>
beforeAll(() => {
  engine = gameAtEngine('cut-in-daifugo')
})
afterAll(async () => {
  expect(await engine.end()).toEqual({ code: 0, rest: [], stderr: '' })
})

const SEED = 'ab'.repeat(32)

/** Seats with these hands as far as they are named. The one with the first D3 leads: name both of them. */
const opened = async (hands: readonly string[], rules: object = {}): Promise<string> =>
  (await engine.open({ seats: hands.length, rules, order: orderFor(hands), seed: SEED })).session

/** Seat 0 leads and is not cut in on. */
const led = async (hands: readonly string[], lead: string, rules: object = {}) => {
  const session = await opened([`D3 D3 ${hands[0]}`, ...hands.slice(1)], rules)
  await engine.play(session, 0, lead)
  return { session, standing: await engine.noToAll(session) }
}

describe('new', () => {
  test('the catalogue names seats, presets and settings', async () => {
    const { games } = await engine.ask({ cmd: 'games' })
    const game = games.find(({ id }) => id === 'cut-in-daifugo')!
    expect(game).toMatchObject({ name: { ja: 'カットイン大富豪' }, seats: { min: 4, max: 8 } })
    expect(game.presets.map(({ id }) => id)).toEqual(['standard', 'half', 'first-steps'])
    expect(game.settings.find(({ name }) => name === 'fouls')).toMatchObject({
      type: 'choice',
      default: 'prevent',
      options: [{ value: 'prevent' }, { value: 'penalise' }],
    })
    expect(game.settings.find(({ name }) => name === 'exchange')).toMatchObject({ type: 'flag', default: true })
  })

  test.each([4, 7, 8])('an order is dealt one card for each of %i seats in turn from seat 0', async (seats) => {
    const order = orderFor(Array<string>(seats).fill(''))
    const { session } = await engine.open({ seats, order })
    for (let seat = 0; seat < seats; seat++) {
      const hand = (await engine.view(session, seat)).hands[seat]!
      const dealt = order.filter((card, at) => at % seats === seat && card !== 'D3')
      expect(hand.cards).toEqual(dealt)
      expect(hand.open.every((card) => card === 'D3')).toBe(true)
    }
  })

  test.each([
    ['three seats', { seats: 3 }, 'bad-seats'],
    ['nine seats', { seats: 9 }, 'bad-seats'],
    ['one pack', { seats: 4, order: orderFor(['', '', '', ''], 0, 1) }, 'bad-order'],
    ['two effects on a rank', { seats: 4, rules: { 'effects.clear': 7 } }, 'rules-conflict'],
    ['an unknown way with fouls', { seats: 4, rules: { fouls: 'ignore' } }, 'bad-setting'],
  ])('%s', async (_, request, code) => {
    expect(await engine.ask({ cmd: 'new', game: 'cut-in-daifugo', ...request })).toMatchObject({
      ok: false,
      error: { code },
    })
  })
})

describe('moves as they are written', () => {
  test('where a hidden and a public copy are held, S5* is the public one', async () => {
    const session = await opened(['D3 D3 S5 S5 H9', '', '', ''])
    expect(await engine.moves(session, 0)).not.toContain('S5*')
    await engine.play(session, 0, 'show S5')
    const moves = await engine.moves(session, 0)
    expect(moves).toEqual(expect.arrayContaining(['S5', 'S5*', 'S5 S5*', 'D3', 'show S5']))
    expect(moves).not.toContain('D3*')
    const { hands } = await engine.view(session, 1)
    expect(hands[0]!.open).toEqual(expect.arrayContaining(['D3', 'D3', 'S5']))
    await engine.play(session, 0, 'S5*')
    expect((await engine.view(session, 1)).hands[0]!.open).not.toContain('S5')
  })

  test('any order is understood; recorded is the one way of writing', async () => {
    const session = await opened(['D3 D3 S5 H5 RJ', '', '', ''])
    await engine.play(session, 0, 'rj=d5 h5 S5')
    expect((await engine.ask({ cmd: 'record', session })).record.moves.at(-1)).toEqual([0, 'S5 H5 RJ=D5'])
  })

  test('a list has a fixed order, is empty for who is not due, and says where it was cut', async () => {
    const session = await opened(['D3 D3', '', '', ''])
    const moves = await engine.moves(session, 0)
    expect(await engine.ask({ cmd: 'moves', session, seat: 0 })).toEqual({ ok: true, moves })
    expect(await engine.ask({ cmd: 'moves', session, seat: 3 })).toEqual({ ok: true, moves: [] })
    expect(await engine.ask({ cmd: 'moves', session, seat: 0, limit: 1 })).toEqual({
      ok: true,
      moves: moves.slice(0, 1),
      complete: false,
    })
  })
})

describe('the cut-in window', () => {
  test('asks every other seat with cards, whoever holds what; nothing shows until all have answered', async () => {
    const session = await opened(['D3 D3 S6', 'S6', '', 'C9'])
    const lead = await engine.play(session, 0, 'S6')
    expect(lead).toMatchObject({ toAct: [1, 2, 3], phase: 'window' })
    const before = await engine.view(session, 2)
    const claim = await engine.play(session, 1, 'cut S6')
    const told = [{ type: 'answer', seat: 1, cards: ['S6'] }]
    expect(claim).toMatchObject({ events: told, toAct: [2, 3], phase: 'window' })
    expect((await engine.ask({ cmd: 'events', session, seat: 2 })).events.at(-1)).toMatchObject({ type: 'play' })
    expect(await engine.view(session, 2)).toEqual({ ...before, toAct: [2, 3] })
    expect(await engine.play(session, 3, 'no')).toMatchObject({ toAct: [2] })
    const closed = await engine.play(session, 2, 'no')
    expect(closed.events).toMatchObject([
      { type: 'answer', seat: 2, cards: [] },
      { type: 'cut', seat: 1, of: 0, cards: ['S6'] },
      { type: 'bind', suits: ['S'] },
    ])
    expect(closed).toMatchObject({ toAct: [0, 2, 3], phase: 'window' })
  })

  test.each([
    ['cut C9', 'not-the-same', 'CD-4'],
    ['cut S7', 'not-in-hand', null],
    ['C9', 'answer-first', 'CD-4'],
    ['pass', 'answer-first', 'CD-4'],
    ['hello', 'unreadable-move', null],
  ])('%s: %s', async (move, code, rule) => {
    const session = await opened(['D3 D3 S6 S7 S7', '', '', 'C9'])
    await engine.play(session, 0, 'S6')
    expect(await engine.refuses(session, 3, move)).toMatchObject({ code, rule })
    expect(await engine.refuses(session, 0, 'no')).toMatchObject({ code: 'not-your-turn' })
  })
})

describe('choices, one card each', () => {
  test('7: give', async () => {
    const { session, standing } = await led(['S7 C9', '', '', ''], 'S7')
    expect(standing).toMatchObject({ phase: 'choice', toAct: [0] })
    const { events, toAct } = await engine.play(session, 0, 'give C9')
    expect(events).toMatchObject([
      { type: 'give', seat: 0, to: 1, card: 'C9' },
      { type: 'turn', seat: 1 },
    ])
    expect(toAct).toEqual([1])
    const seen = async (seat: number | null) => (await engine.ask({ cmd: 'events', session, seat })).events.at(-2)
    expect(await seen(1)).toMatchObject({ card: 'C9' })
    expect(await seen(2)).toMatchObject({ card: null })
    expect(await seen(null)).toMatchObject({ card: null })
  })
})

describe('fouls', () => {
  const HANDS = ['S9', 'H4 HK C5', '', ''] as const

  test('penalised: listed are lawful plays; why says foul; play accepts it with the event foul', async () => {
    const { session } = await led(HANDS, 'S9', { preset: 'first-steps', fouls: 'penalise' })
    expect(await engine.moves(session, 1)).not.toContain('H4')
    expect(await engine.why(session, 1, 'H4')).toMatchObject({
      ok: true,
      legal: false,
      foul: true,
      error: { code: 'too-weak', rule: 'CD-1' },
    })
    const { events, toAct } = await engine.play(session, 1, 'H4')
    expect(events).toMatchObject([
      { type: 'foul', seat: 1, cards: ['H4'], rule: 'CD-1' },
      { type: 'open', seat: 1, cards: ['H4'] },
    ])
    expect(toAct).toEqual([1])
    expect((await engine.view(session, 2)).hands[1]!.open).toEqual(['H4'])
    // Out of turn too, but not with cards that are not held.
    expect(await engine.why(session, 2, (await engine.view(session, 2)).hands[2]!.cards![0]!)).toMatchObject({
      foul: true,
    })
    expect((await engine.why(session, 1, 'D3')).foul).toBeUndefined()
    expect(await engine.refuses(session, 1, 'D3')).toMatchObject({ code: 'not-in-hand' })
  })

  test('the record of a foul can be played again', async () => {
    const { session } = await led(HANDS, 'S9', { preset: 'first-steps', fouls: 'penalise' })
    await engine.play(session, 1, 'H4')
    const { record } = await engine.ask({ cmd: 'record', session })
    const loaded = await engine.ask({ cmd: 'load', record })
    expect(await engine.ask({ cmd: 'state', session: loaded.session })).toEqual(
      await engine.ask({ cmd: 'state', session }),
    )
  })
})

describe('why names what stands against a play', () => {
  test.each([
    ['S8', 'HK', 'suit-bound', 'CD-3'],
    ['H7', 'H9', 'rank-bound', 'CD-3'],
  ])('after S6 and %s: %s is %s', async (second, third, code, rule) => {
    const rules = { preset: 'first-steps', 'effects.clear': 0 }
    const { session } = await led(['S6', `${second}`, `${third}`, ''], 'S6', rules)
    await engine.play(session, 1, second)
    await engine.noToAll(session)
    expect(await engine.refuses(session, 2, third)).toMatchObject({ code, rule })
  })
})

describe('a session', () => {
  test('exchange: both givers at once, then both takers', async () => {
    const { session } = await engine.open({ seats: 5, seed: SEED })
    const { toAct, phase } = await engine.playOn(session, ({ deal }) => deal === 2)
    const { before } = await engine.view(session, null)
    const [rich, well, , poor, pauper] = before as [number, number, number, number, number]
    expect(phase).toBe('exchange')
    expect(new Set(toAct)).toEqual(new Set([pauper, poor]))
    const give = async (seat: number) => {
      const [move = ''] = await engine.moves(session, seat)
      expect(move).toMatch(/^give /)
      return engine.play(session, seat, move)
    }
    expect((await give(pauper)).toAct).toHaveLength(2)
    expect((await give(pauper)).toAct).toEqual([poor])
    const poorGave = await give(poor)
    expect(poorGave.events.map(({ type, seat, to }) => [type, seat, to])).toEqual(
      expect.arrayContaining([
        ['give', pauper, rich],
        ['give', poor, well],
      ]),
    )
    expect(new Set(poorGave.toAct)).toEqual(new Set([rich, well]))
    await give(well)
    await give(rich)
    expect(await give(rich)).toMatchObject({ phase: 'turn', toAct: [pauper] })
    const seen = (await engine.ask({ cmd: 'events', session, seat: before[2] })).events
    const given = seen.slice(seen.findLastIndex(({ type }) => type === 'deal')).filter(({ type }) => type === 'give')
    expect(given.map(({ card }) => card)).toEqual(Array(6).fill(null))
  })

  test.each([
    [{ deals: 1 }, 4],
    [{ preset: 'half', deals: 2 }, 6],
    [{ preset: 'first-steps', deals: 2, exchange: false }, 8],
    [{ deals: 2, 'titles.greatMillionaire': 10, perCard: 2 }, 5],
  ])('%j for %i: to its end, with titles, record and the same again', async (rules, seats) => {
    const { session } = await engine.open({ seats, rules, seed: SEED })
    expect((await engine.ask({ cmd: 'outcome', session })).outcome).toBeNull()
    const last = await engine.playOn(session)
    expect(last).toMatchObject({ phase: 'over', over: true, toAct: [], deal: rules.deals })
    const { outcome } = await engine.ask({ cmd: 'outcome', session })
    expect(outcome).toMatchObject({
      scores: last.scores,
      ranks: last.scores.map((score) => 1 + last.scores.filter((other) => other > score).length),
      winners: last.scores.flatMap((score, seat) => (score === Math.max(...last.scores) ? [seat] : [])),
    })
    const { places, titles } = outcome as unknown as { places: number[]; titles: string[] }
    expect(places.map((seat) => titles[seat])).toEqual([
      'greatMillionaire',
      'millionaire',
      ...Array<string>(seats - 4).fill('commoner'),
      'pauper',
      'greatPauper',
    ])
    const { record } = await engine.ask({ cmd: 'record', session })
    const loaded = await engine.ask({ cmd: 'load', record })
    for (const cmd of ['state', 'outcome', 'record'])
      expect(await engine.ask({ cmd, session: loaded.session })).toEqual(await engine.ask({ cmd, session }))
  })

  test('bots play by the same protocol, in a window too', async () => {
    const session = await opened(['D3 D3', '', '', ''])
    for (const [seat, bot] of [
      [0, 'random'],
      [2, 'greedy'],
    ] as const) {
      const { move } = await engine.ask({ cmd: 'bot', session, seat, bot, seed: 3 })
      expect(await engine.moves(session, seat)).toContain(move)
      if (seat === 0) await engine.play(session, 0, 'D3')
    }
  })
})
