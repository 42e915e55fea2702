import { describe, expect, it } from 'vitest'
import { alone } from '../testing/toy/alone.ts'
import { snatch } from '../testing/toy/snatch.ts'
import { deck, nameOf, type State } from '../testing/toy/state.ts'
import {
  cloneMatch,
  eventsFor,
  type Match,
  type MatchRequest,
  mayUndo,
  openMatch,
  playMove,
  takeEvents,
  undoMove,
} from './match.ts'
import { isRefusal } from './refusal.ts'

const SEED = '5'.repeat(64)

const opened = (request: Partial<MatchRequest> = {}): Match => {
  const match = openMatch({ game: snatch(), seats: 2, seed: SEED, ...request })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}
const stateOf = (match: Match): State => match.state as State
const refused = (result: unknown): string => (isRefusal(result) ? result.code : 'done')

/** Each hand in turn, then the pile from the top: hands 1 2 and 1 3, pile 2 4 4 …, 5 at the bottom. */
const STACKED = '1 1 2 3 2 4 4 1 1 2 2 3 3 3 4 4 5 5 5 5'.split(' ')

describe('openMatch', () => {
  it('deals from the seed, the same each time', () => {
    expect(JSON.stringify(opened().state)).toBe(JSON.stringify(opened().state))
    expect(JSON.stringify(opened().state)).not.toBe(JSON.stringify(opened({ seed: '6'.repeat(64) }).state))
  })

  it('makes a seed where none is given', () => {
    const { seed: _, ...request } = { game: snatch(), seats: 2, seed: SEED }
    const [one, other] = [openMatch(request), openMatch(request)] as Match[]
    expect(one?.deal.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(one?.deal.seed).not.toBe(other?.deal.seed)
  })

  it('deals given orders first, each from the top, and then from the seed', () => {
    const { hands, pile } = stateOf(opened({ orders: [STACKED] }))
    expect(hands.map((hand) => hand.map(nameOf))).toEqual([
      ['1', '2'],
      ['1', '3'],
    ])
    expect([nameOf(pile.at(-1) ?? 0), nameOf(pile[0] ?? 0)]).toEqual(['2', '5'])
  })

  it('numbers the copies of a card in the order they come in, given or shuffled', () => {
    for (const match of [opened(), opened({ orders: [STACKED] })]) {
      const { hands, pile } = stateOf(match)
      const order = [hands[0]?.[0], hands[1]?.[0], hands[0]?.[1], hands[1]?.[1], ...pile.toReversed()] as number[]
      for (const copies of Map.groupBy(order, nameOf).values()) expect(copies).toEqual(copies.toSorted((a, b) => a - b))
    }
  })

  it('keeps names and bots, one entry for each seat', () => {
    expect(opened({ names: [{ name: '東' }] }).seats).toEqual([{ name: '東' }, {}])
  })

  it.each([
    ['a bad seed', { seed: 'F'.repeat(64) }, 'bad-seed'],
    ['too many seats', { seats: 9 }, 'bad-seats'],
    ['an unknown preset', { rules: { preset: 'noisy' } }, 'unknown-preset'],
    ['a conflict', { rules: { preset: 'full' }, seats: 4 }, 'rules-conflict'],
    ['an order with too few cards', { orders: [STACKED.slice(1)] }, 'bad-order'],
    ['an order with too many cards', { orders: [[...STACKED, '5']] }, 'bad-order'],
    ['an order with a card too often', { orders: [STACKED.with(0, '5')] }, 'bad-order'],
    ['an order with an unknown card', { orders: [STACKED.with(0, '__proto__')] }, 'bad-order'],
  ])('refuses %s', (_, request, code) => {
    expect(refused(openMatch({ game: snatch(), seats: 2, ...request }))).toBe(code)
  })
})

describe('playMove', () => {
  it('plays, and keeps move, time and events', () => {
    const match = opened({ orders: [STACKED] })
    const dealt = match.events.length
    const events = playMove(match, 0, ' put 1 ', 1200)
    expect(events).toEqual([{ type: 'put', seat: 0, card: '1' }])
    playMove(match, 1, 'snatch')
    expect(match.moves).toEqual([
      [0, 'put 1', 1200],
      [1, 'snatch'],
    ])
    expect(match.marks).toEqual([dealt, dealt + 1])
    expect(match.events.slice(dealt).map(({ type }) => type)).toEqual([
      'put',
      'answered',
      'snatched',
      'draw',
      'draw',
      'turn',
    ])
    expect(stateOf(match).scores).toEqual([0, 2])
  })

  it.each([
    ['a seat that is not there', 2, 'put 1', 'unknown-seat'],
    ['a seat that is no number', Number.NaN, 'put 1', 'unknown-seat'],
    ['half a seat', 0.5, 'put 1', 'unknown-seat'],
    ['a seat that is not due', 1, 'put 1', 'not-due'],
    ['a card that is not held', 0, 'put 5', 'no-card'],
    ['what is no move', 0, 'fold', 'bad-move'],
    ['what is too long to be one', 0, 'put 1'.padEnd(1_000_000), 'bad-move'],
  ])('refuses %s and changes nothing', (_, seat, text, code) => {
    const match = opened({ orders: [STACKED] })
    const before = JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])
    expect(refused(playMove(match, seat, text))).toBe(code)
    expect(JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])).toBe(before)
  })

  it('refuses a move whose deal does not fit its order, and goes back to before it', () => {
    const match = opened({ rules: { preset: 'quick', deals: 2, snatch: false, hand: 6 }, orders: [STACKED, ['1']] })
    let last = ''
    let result: unknown = null
    while (!isRefusal(result)) {
      last = JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])
      const [seat = 0] = match.engine.toAct(match.state)
      const [move] = match.engine.moves(match.state, seat)
      result = playMove(match, seat, match.engine.format(move))
    }
    expect(refused(result)).toBe('bad-order')
    expect(JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])).toBe(last)
    expect(match.moves).toHaveLength(deck.cards.length - 1)
  })
})

describe('eventsFor', () => {
  it('tells each viewer what it may know, and counts only what it saw', () => {
    const match = opened({ orders: [STACKED] })
    playMove(match, 0, 'peek')
    const peek = (viewer: number | null) => eventsFor(match, viewer).find(({ type }) => type === 'peek')
    expect(peek(0)).toEqual({ type: 'peek', seat: 0, card: '2' })
    for (const viewer of [1, null]) expect(peek(viewer)).toEqual({ type: 'peek', seat: 0, card: null })
    expect(eventsFor(match, 1, 3)).toEqual(eventsFor(match, 1).slice(3))
    expect(eventsFor(match, 1, 99)).toEqual([])
  })
})

describe('takeEvents', () => {
  it('gives the first events, and the session goes on with the others', () => {
    const match = opened({ game: alone(), seats: 1 })
    playMove(match, 0, 'peek')
    const [events, marks] = [match.events.slice(), match.marks.slice()]
    expect(takeEvents(match, 2)).toEqual(events.slice(0, 2))
    expect(match.events).toEqual(events.slice(2))
    expect(match.marks).toEqual(marks.map((mark) => mark - 2))
    expect(undoMove(match)).toBeNull()
    expect(match.events).toEqual(events.slice(0, marks[0]))
  })
})

describe('cloneMatch', () => {
  it('goes its own way', () => {
    const match = opened({ orders: [STACKED] })
    playMove(match, 0, 'put 1')
    const before = JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])
    const clone = cloneMatch(match)
    expect(JSON.stringify([clone.state, clone.moves, clone.events, clone.marks, clone.deal])).toBe(before)
    playMove(clone, 1, 'snatch')
    expect(JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])).toBe(before)
    expect(clone.moves).toHaveLength(2)
  })
})

describe('undoMove', () => {
  it('takes the last move back, and the record counts it', () => {
    const match = opened({ game: alone(), seats: 1 })
    playMove(match, 0, 'peek', 700)
    const before = JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])
    const [move] = match.engine.moves(match.state, 0)
    playMove(match, 0, match.engine.format(move))
    expect(undoMove(match)).toBeNull()
    expect(JSON.stringify([match.state, match.moves, match.events, match.marks, match.deal])).toBe(before)
    expect(match.undone).toBe(1)
    undoMove(match)
    expect([match.undone, match.moves.length, mayUndo(match)]).toEqual([2, 0, false])
    expect(refused(undoMove(match))).toBe('no-undo')
  })

  it.each([
    ['the rules do not have it', snatch(), 2, {}],
    ['the rules have it off', alone(), 1, { undo: false }],
    ['others play, too', alone(), 2, {}],
  ])('is refused where %s', (_, game, seats, rules) => {
    const match = opened({ game, seats, rules })
    playMove(match, 0, 'peek')
    expect(mayUndo(match)).toBe(false)
    expect(refused(undoMove(match))).toBe('no-undo')
    expect([match.undone, match.moves.length]).toEqual([0, 1])
  })
})
