import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EngineProcess, type Reply, startEngine } from './process.ts'

const SEED = '0123456789abcdef'.repeat(4)
const refused = (code: string) => ({
  ok: false,
  error: { code, message: { ja: expect.stringMatching(/\p{L}/u), en: expect.stringMatching(/\w/) } },
})

let engine: EngineProcess
beforeAll(() => {
  engine = startEngine()
})
afterAll(async () => {
  expect(await engine.end()).toEqual({ code: 0, rest: [], stderr: '' })
})

/** The seat that plays first where only one is due. */
const first = ({ toAct: [seat] }: Reply): number => seat!

const open = async (more: object = {}): Promise<Reply> => {
  const reply = await engine.ask({ cmd: 'new', game: 'southern-cross', seats: 1, rules: {}, seed: SEED, ...more })
  expect(reply).toMatchObject({ ok: true })
  return reply
}

/** Plays the first legal move of whoever is due until nobody is. */
const playOut = async (session: string, toAct: readonly number[]): Promise<Reply> => {
  let last: Reply | undefined
  for (let due = toAct; due.length > 0; due = last.toAct) {
    const [seat] = due
    const { moves } = await engine.ask({ cmd: 'moves', session, seat })
    last = await engine.ask({ cmd: 'play', session, seat, move: moves[0] })
    expect(last.ok).toBe(true)
  }
  return last!
}

describe('every command of the table', () => {
  test('games: names, seats, presets, settings', async () => {
    const { games } = await engine.ask({ cmd: 'games' })
    const game = games.find(({ id }) => id === 'southern-cross')!
    expect(game).toMatchObject({ name: { ja: 'サザンクロス', en: 'Southern Cross' }, seats: { min: 1, max: 5 } })
    expect(game.presets.map(({ id }) => id)).toEqual([
      'standard',
      'short',
      'wild',
      '4x4',
      '5x5',
      'free',
      'ultra',
      'zodiac',
      'thousand',
      'match',
    ])
    const hand = game.settings.find(({ name }) => name === 'hand')
    expect(hand).toMatchObject({
      type: 'integer',
      default: 3,
      min: 1,
      max: 7,
      meaning: { ja: '手札の枚数', en: 'Cards in hand' },
    })
  })

  test('new: session, fingerprint, seed and standing', async () => {
    const reply = await open()
    expect(Object.keys(reply)).toEqual(['ok', 'session', 'fingerprint', 'seed', 'toAct', 'deal', 'phase', 'scores'])
    expect(reply).toMatchObject({
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      seed: SEED,
      toAct: [0],
      deal: 1,
      phase: 'turn',
      scores: [0],
    })
  })

  test('new without a seed makes one and puts it into reply and record', async () => {
    const { session, seed } = await engine.ask({ cmd: 'new', game: 'southern-cross', seats: 1 })
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    const { record } = await engine.ask({ cmd: 'record', session })
    expect(record.seed).toBe(seed)
    const again = await engine.ask({ cmd: 'new', game: 'southern-cross', seats: 1, seed })
    const views = await Promise.all(
      [session, again.session].map((one) => engine.ask({ cmd: 'view', session: one, seat: 0 })),
    )
    expect(views[0]!.view).toEqual(views[1]!.view)
  })

  test('new with an order deals exactly those cards, and refuses one that does not fit', async () => {
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    const order = [...['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => suit + rank)), 'RJ', 'BJ']
    const { session } = await open({ order })
    const { view } = await engine.ask({ cmd: 'view', session, seat: 0 })
    expect(view.fields[0]!.cells.map(({ stack }) => stack[0])).toEqual(order.slice(0, 9))
    expect(view.hands[0]!.cards).toEqual(['S10', 'SJ', 'SQ'])
    const twice = await open({ orders: [order] })
    expect((await engine.ask({ cmd: 'view', session: twice.session, seat: 0 })).view).toEqual(view)
    const request = { cmd: 'new', game: 'southern-cross', seats: 1, rules: {} }
    expect(await engine.ask({ ...request, order: order.slice(1) })).toMatchObject(refused('bad-order'))
    expect(await engine.ask({ ...request, order: ['XX', ...order.slice(1)] })).toMatchObject(refused('bad-order'))
    expect(await engine.ask({ ...request, order, orders: [order] })).toMatchObject(refused('bad-request'))
  })

  test('moves: in a fixed order; none for a seat that is not due', async () => {
    const opening = await open({ seats: 2 })
    const { session } = opening
    const seat = first(opening)
    const { moves } = await engine.ask({ cmd: 'moves', session, seat })
    expect(moves).toHaveLength(9)
    expect(moves[0]).toMatch(/^[SHDC](10|[2-9AJQK])@a1$|^[RB]J@a1$/)
    expect(await engine.ask({ cmd: 'moves', session, seat })).toEqual({ ok: true, moves })
    expect(await engine.ask({ cmd: 'moves', session, seat: 1 - seat })).toEqual({ ok: true, moves: [] })
    const onCell = await engine.ask({ cmd: 'moves', session, seat, cell: 'b2' })
    expect(onCell).toEqual({ ok: true, moves: [moves[4]] })
    const limited = await engine.ask({ cmd: 'moves', session, seat, limit: 2 })
    expect(limited).toEqual({ ok: true, moves: moves.slice(0, 2), complete: false })
  })

  test('play: events and standing, until the game is over', async () => {
    const { session } = await open({ rules: { preset: 'short' } })
    const { moves } = await engine.ask({ cmd: 'moves', session, seat: 0 })
    const reply = await engine.ask({ cmd: 'play', session, seat: 0, move: moves[0] })
    expect(Object.keys(reply)).toEqual(['ok', 'events', 'toAct', 'deal', 'phase', 'scores', 'over'])
    expect(reply).toMatchObject({
      events: [{ type: 'place', seat: 0 }, { type: 'draw' }],
      toAct: [0],
      phase: 'turn',
      over: false,
    })
    expect(await playOut(session, [0])).toMatchObject({ toAct: [], phase: 'over', over: true })
    expect(await engine.ask({ cmd: 'moves', session, seat: 0 })).toEqual({ ok: true, moves: [] })
  })

  test('why: legal, or the refusal that play would give; the session stays as it was', async () => {
    const { session } = await open()
    const { state } = await engine.ask({ cmd: 'state', session })
    const { moves } = await engine.ask({ cmd: 'moves', session, seat: 0 })
    expect(await engine.ask({ cmd: 'why', session, seat: 0, move: moves[0] })).toEqual({ ok: true, legal: true })
    for (const move of [
      'nonsense',
      'H10@z9',
      'XX@a1',
      `SA@a1${' '.repeat(3000)}`,
      ...['SA@a1', 'SK@a1', 'H7@a1', 'C2@a1'].filter((one) => !moves.includes(one)),
    ]) {
      const why = await engine.ask({ cmd: 'why', session, seat: 0, move })
      const play = await engine.ask({ cmd: 'play', session, seat: 0, move })
      expect(why).toMatchObject({ ok: true, legal: false })
      expect(play).toEqual({ ok: false, error: why.error })
    }
    expect((await engine.ask({ cmd: 'state', session })).state).toEqual(state)
  })

  test('view: a seat sees its own hand, a spectator none', async () => {
    const { session } = await open({ seats: 3 })
    const hands = async (seat: number | null): Promise<(readonly string[] | null)[]> =>
      (await engine.ask({ cmd: 'view', session, seat })).view.hands.map(({ cards }) => cards)
    expect(await hands(1)).toEqual([null, expect.any(Array), null])
    expect(await hands(null)).toEqual([null, null, null])
  })

  test('events: numbered for each seat, as it saw them', async () => {
    const opening = await open({ seats: 2 })
    const { session } = opening
    const seat = first(opening)
    const { moves } = await engine.ask({ cmd: 'moves', session, seat })
    const from = (await engine.ask({ cmd: 'events', session, seat: 0 })).events.length
    const played = await engine.ask({ cmd: 'play', session, seat, move: moves[0] })
    const seenBy = async (viewer: number | null): Promise<Reply['events']> =>
      (await engine.ask({ cmd: 'events', session, seat: viewer, from })).events
    const drawn = async (viewer: number | null): Promise<unknown> =>
      (await seenBy(viewer)).flatMap((event) => (event.type === 'draw' ? [event.cards] : []))
    expect(await seenBy(seat)).toEqual(played.events)
    expect(await drawn(seat)).toEqual([[expect.any(String)]])
    expect(await drawn(1 - seat)).toEqual([null])
    expect(await drawn(null)).toEqual([null])
    expect(await engine.ask({ cmd: 'events', session, seat: 0, from: 9999 })).toEqual({ ok: true, events: [] })
  })

  test('state: all of it', async () => {
    const { session } = await open({ seats: 2 })
    expect((await engine.ask({ cmd: 'state', session })).state.hands).toEqual([expect.any(Array), expect.any(Array)])
  })

  test('outcome: null, then scores, ranks and winners', async () => {
    const { session, toAct } = await open({ seats: 2, rules: { preset: 'short' } })
    expect(await engine.ask({ cmd: 'outcome', session })).toEqual({ ok: true, outcome: null })
    const { scores } = await playOut(session, toAct)
    const { outcome } = await engine.ask({ cmd: 'outcome', session })
    const best = Math.max(...scores)
    expect(outcome).toMatchObject({
      scores,
      ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length),
      winners: [0, 1].filter((seat) => scores[seat] === best),
    })
  })

  test('record and load: the same game, checked move by move', async () => {
    const { session, toAct } = await open({ seats: 2, rules: { preset: 'short' } })
    await playOut(session, toAct)
    const { record } = await engine.ask({ cmd: 'record', session })
    const loaded = await engine.ask({ cmd: 'load', record })
    expect(loaded).toMatchObject({ ok: true, session: expect.any(String) })
    expect(loaded.session).not.toBe(session)
    for (const cmd of ['state', 'outcome', 'record'])
      expect(await engine.ask({ cmd, session: loaded.session })).toEqual(await engine.ask({ cmd, session }))
    const moves = record.moves.toSpliced(3, 1, [record.moves[3]![0], 'SA@z9'])
    expect(await engine.ask({ cmd: 'load', record: { ...record, moves } })).toMatchObject({
      ...refused('unknown-cell'),
      error: { move: 3 },
    })
    const outcome = { ...record.outcome, scores: [1, 2] }
    expect(await engine.ask({ cmd: 'load', record: { ...record, outcome } })).toMatchObject(refused('outcome-differs'))
    expect(await engine.ask({ cmd: 'load', record: {} })).toMatchObject(refused('bad-record'))
  })

  test('clone: neither touches the other; close: gone', async () => {
    const { session } = await open()
    const clone = await engine.ask({ cmd: 'clone', session })
    const { moves } = await engine.ask({ cmd: 'moves', session, seat: 0 })
    const before = (await engine.ask({ cmd: 'state', session })).state
    await engine.ask({ cmd: 'play', session: clone.session, seat: 0, move: moves[0] })
    expect((await engine.ask({ cmd: 'state', session })).state).toEqual(before)
    expect(await engine.ask({ cmd: 'close', session })).toEqual({ ok: true })
    expect(await engine.ask({ cmd: 'state', session })).toMatchObject(refused('unknown-session'))
    expect(await engine.ask({ cmd: 'close', session })).toMatchObject(refused('unknown-session'))
    expect(await engine.ask({ cmd: 'state', session: clone.session })).toMatchObject({ ok: true })
  })

  test('bot: a legal move, the same for the same seed', async () => {
    const { session } = await open()
    const { moves } = await engine.ask({ cmd: 'moves', session, seat: 0 })
    for (const bot of ['random', 'greedy', 'monte-carlo', 'beginner', 'strong']) {
      const request = { cmd: 'bot', session, seat: 0, bot, budget: { playouts: 5 }, seed: SEED }
      const { ok, move } = await engine.ask(request)
      expect(ok).toBe(true)
      expect(moves).toContain(move)
      expect((await engine.ask(request)).move).toBe(move)
    }
    expect(await engine.ask({ cmd: 'bot', session, seat: 0, bot: 'greedy', budget: { ms: 5 } })).toMatchObject({
      ok: true,
    })
    expect(await engine.ask({ cmd: 'bot', session, seat: 0, bot: 'nobody' })).toMatchObject(refused('unknown-bot'))
    expect(await engine.ask({ cmd: 'bot', session, seat: 0, bot: 'random', seed: 'abc' })).toMatchObject(
      refused('bad-seed'),
    )
    const two = await open({ seats: 2 })
    expect(await engine.ask({ cmd: 'bot', session: two.session, seat: 1 - first(two), bot: 'random' })).toMatchObject(
      refused('not-your-turn'),
    )
  })
})

describe('what is refused', () => {
  test.each([
    ['no JSON', 'nonsense'],
    ['half a request', '{"cmd":"games"'],
    ['an empty line', ''],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['no command', '{}'],
    ['an unknown command', '{"cmd":"dance"}'],
    ['a command named like a method', '{"cmd":"toString"}'],
    ['an unknown field', '{"cmd":"games","colour":1}'],
    ['a field named __proto__', '{"cmd":"games","__proto__":1}'],
    ['a missing field', '{"cmd":"moves","seat":0}'],
    ['a seat that is no number', '{"cmd":"view","session":"s1","seat":"0"}'],
    ['a seat below 0', '{"cmd":"view","session":"s1","seat":-1}'],
    ['a seat that is a fraction', '{"cmd":"view","session":"s1","seat":0.5}'],
    ['a move that is no text', '{"cmd":"play","session":"s1","seat":0,"move":1}'],
    ['rules that are a list', '{"cmd":"new","game":"southern-cross","seats":1,"rules":[]}'],
    ['a preset that is no text', '{"cmd":"new","game":"southern-cross","seats":1,"rules":{"preset":{"toString":1}}}'],
    ['an order that is no list', '{"cmd":"new","game":"southern-cross","seats":1,"order":"SA"}'],
    ['two budgets', '{"cmd":"bot","session":"s1","seat":0,"bot":"random","budget":{"ms":1,"playouts":1}}'],
    ['a record that is a list', '{"cmd":"load","record":[]}'],
    ['deep JSON', `{"cmd":"load","record":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`],
    ['a deep id', `{"cmd":"games","id":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['an id that would lose digits', '{"cmd":"games","id":12345678901234567890}'],
  ])('%s: bad-request, and the process lives on', async (_, line) => {
    expect(await engine.ask(line)).toMatchObject(refused('bad-request'))
    expect(await engine.ask({ cmd: 'games' })).toMatchObject({ ok: true })
  })

  test.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['too many seats', { seats: 6 }, 'bad-seats'],
    ['no seats', { seats: 0 }, 'bad-seats'],
    ['an unknown preset', { rules: { preset: 'nothing' } }, 'unknown-preset'],
    ['an unknown setting', { rules: { colour: 1 } }, 'unknown-setting'],
    ['a setting named __proto__', { rules: JSON.parse('{"__proto__":1}') }, 'unknown-setting'],
    ['a setting out of range', { rules: { hand: 99 } }, 'bad-setting'],
    ['rules that cannot be', { rules: { preset: 'match' } }, 'rules-conflict'],
    ['a seed that is none', { seed: 'ABC' }, 'bad-seed'],
  ])('new with %s', async (_, more, code) => {
    const request = { cmd: 'new', game: 'southern-cross', seats: 1, rules: {}, ...more }
    expect(await engine.ask(request)).toMatchObject(refused(code))
  })

  test('sessions and seats that are not there', async () => {
    const { session } = await open()
    for (const unknown of ['nope', '', '__proto__', 999])
      expect(await engine.ask({ cmd: 'view', session: unknown, seat: 0 })).toMatchObject(refused('unknown-session'))
    for (const cmd of ['moves', 'view', 'events'])
      expect(await engine.ask({ cmd, session, seat: 5 })).toMatchObject(refused('unknown-seat'))
  })

  test('a line over a megabyte is refused before it ends, and the next one is answered', async () => {
    engine.write('x'.repeat(1_200_000))
    expect(await engine.next()).toMatchObject(refused('bad-request'))
    engine.write(`${'y'.repeat(500_000)}\n`)
    expect(await engine.ask({ cmd: 'games', id: 'after' })).toMatchObject({ ok: true, id: 'after' })
  })

  test('bytes that are no UTF-8', async () => {
    engine.write(Uint8Array.of(0x22, 0xff, 0x22, 0x0a))
    expect(await engine.next()).toMatchObject(refused('bad-request'))
  })
})

describe('ids', () => {
  test.each([['text'], [''], [0], [-1.5], [null], [true], [[1, [2]]], [{ a: { b: '手札' } }]])(
    '%j comes back unchanged',
    async (id) => {
      expect(await engine.ask({ cmd: 'outcome', session: 'none', id })).toMatchObject({ id, ok: false })
      expect(await engine.ask({ cmd: 'games', id })).toMatchObject({ id, ok: true })
      expect(await engine.ask({ cmd: 'games', extra: 1, id })).toMatchObject({ id, ok: false })
    },
  )

  test('a request without one gets none', async () => {
    expect(await engine.ask({ cmd: 'games' })).not.toHaveProperty('id')
  })

  test('replies come in the order of the requests', async () => {
    const { session } = await open()
    const requests = Array.from({ length: 200 }, (_, id) => ({
      cmd: id % 3 === 0 ? 'view' : 'moves',
      session,
      seat: 0,
      id,
    }))
    engine.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
    for (const { id } of requests) expect((await engine.next()).id).toBe(id)
  })
})

describe('the end', () => {
  test('closed input: pending replies are written, exit 0', async () => {
    const process = startEngine()
    const requests = Array.from({ length: 2000 }, (_, id) => `${JSON.stringify({ cmd: 'games', id })}\n`)
    process.write(requests.join(''))
    const { code, rest, stderr } = await process.end()
    expect({ code, stderr, ids: rest.map(({ id }) => id) }).toEqual({
      code: 0,
      stderr: '',
      ids: requests.map((_, id) => id),
    })
  })

  test('half a line at the end of input is refused, a whole one without its end is answered', async () => {
    const half = startEngine()
    half.write('{"cmd":"gam')
    expect(await half.end()).toMatchObject({ code: 0, rest: [refused('bad-request')] })
    const whole = startEngine()
    whole.write('{"cmd":"games"}')
    expect(await whole.end()).toMatchObject({ code: 0, rest: [{ ok: true }] })
  })

  test('only so many sessions may be open', async () => {
    const small = startEngine(['--sessions', '2'])
    const request = { cmd: 'new', game: 'southern-cross', seats: 1 }
    const opening = await small.ask(request)
    expect(await small.ask({ cmd: 'clone', session: opening.session })).toMatchObject({ ok: true })
    expect(await small.ask(request)).toMatchObject(refused('too-many-sessions'))
    expect(await small.ask({ cmd: 'clone', session: opening.session })).toMatchObject(refused('too-many-sessions'))
    await small.ask({ cmd: 'close', session: opening.session })
    expect(await small.ask(request)).toMatchObject({ ok: true })
    expect(await small.end()).toMatchObject({ code: 0 })
  })
})
