import { type Card, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange, PAIR_WAIT } from '../testing/arrange.ts'
import { bruteWaits, isGroup, isRun } from '../testing/hand/brute.ts'
import { cardName, DECK, inOrder, rankOf, suitOf } from './cards.ts'

// Every move the game knows is tried, and judged by the definitions alone. What is listed, and what `check` allows, must be
// exactly that.

const everyMove = (hand: readonly Card[]): string[] => {
  const names = DECK.cards.map(cardName)
  const pairs = inOrder(hand).flatMap((a, k, all) => all.slice(k + 1).map((b) => `${cardName(a)} ${cardName(b)}`))
  return [
    'win',
    ...names.map((name) => `reach ${name}`),
    ...names.map((name) => `discard ${name}`),
    ...pairs.map((pair) => `group ${pair}`),
    ...pairs.map((pair) => `run ${pair}`),
    'pass',
  ]
}

const sorted = (moves: readonly string[]): string[] => moves.toSorted()

const allowed = ({ why, state }: Arranged, seat: number): string[] =>
  everyMove(state.hands[seat]!).filter((move) => why(seat, move) === 'legal')

/** Every move that one number of the generator picks; other numbers are drawn again. */
const picked = ({ engine, state }: Arranged, seat: number): string[] => {
  const moves: string[] = []
  for (let k = 0, choices = 1; k < choices; k++) {
    let asked = 0
    const below = (n: number): number => {
      choices = n
      if (asked++ > 0) throw AGAIN
      return k
    }
    try {
      moves.push(engine.format(engine.pick(state, seat, { below })))
    } catch (error) {
      if (error !== AGAIN) throw error
    }
  }
  return moves
}

const AGAIN = new Error('drawn again')

/** Cards that two of a hand complete to a group or a run with the discard, by EJ-3. */
const callsWith = (hand: readonly Card[], discard: Card): string[] =>
  inOrder(hand).flatMap((a, k, all) =>
    all.slice(k + 1).flatMap((b) => {
      const [set, names] = [[a, b, discard], `${cardName(a)} ${cardName(b)}`]
      return [...(isGroup(set) ? [`group ${names}`] : []), ...(isRun(set) ? [`run ${names}`] : [])]
    }),
  )

/** Seat 0 has discarded a card, and seat 1 is asked. */
const asked = (discard: Card, hand: readonly Card[]): Arranged => {
  const table = arrange()
  table.state.rivers[0] = [discard]
  table.state.drawn = false
  table.state.window = { answers: [{ type: 'pass' }, null, { type: 'pass' }, { type: 'pass' }] }
  table.state.hands[1] = hand.slice()
  return table
}

describe('every answer to a discard', () => {
  it.each(DECK.cards.map((card) => [cardName(card), card] as const))('to %s', (_, discard) => {
    const others = DECK.cards.filter((card) => card !== discard)
    const near = others.filter(
      (card) => rankOf(card) === rankOf(discard) || (suitOf(card) === suitOf(discard) && Math.abs(card - discard) < 4),
    )
    const calls = sorted([...callsWith(near, discard), 'pass'])
    const far = others.filter((card) => !near.includes(card))
    const table = asked(discard, [
      ...near,
      ...far
        .toReversed()
        .filter((_, k) => k % 7 === 0)
        .slice(0, 10 - near.length),
    ])
    expect(sorted(table.moves(1))).toEqual(calls)
    expect(sorted(allowed(table, 1))).toEqual(calls)
    expect(sorted(picked(table, 1))).toEqual(calls)
    const odd = asked(discard, far.slice(0, 10))
    expect(odd.moves(1)).toEqual(['pass'])
    expect(allowed(odd, 1)).toEqual(['pass'])
  })

  it('after a reach, and on the last discard, is to win or to pass', () => {
    const hand = 'H5 D5 S6 S7 C9'.split(' ').map((name) => DECK.cards.find((card) => cardName(card) === name)!)
    const discard = DECK.cards.find((card) => cardName(card) === 'S5')!
    const reached = asked(discard, hand)
    reached.state.reach[1] = 0
    const last = asked(discard, hand)
    last.state.wall = []
    for (const table of [reached, last]) {
      expect(table.moves(1)).toEqual(['pass'])
      expect(allowed(table, 1)).toEqual(['pass'])
      expect(picked(table, 1)).toEqual(['pass'])
    }
    const free = asked(discard, hand)
    expect(free.moves(1)).toEqual(['group H5 D5', 'run S6 S7', 'pass'])
  })

  it('is a win too where the hand is complete', () => {
    const table = arrange({ hands: ['S7 H0 D0 C0 S1 H1 D2 C2 S8 H9', PAIR_WAIT] })
    table.move(0, 'discard S7')
    table.state.hands[1]!.sort((a, b) => a - b)
    expect(allowed(table, 1)).toEqual(table.moves(1))
    expect(sorted(picked(table, 1))).toEqual(sorted(table.moves(1)))
  })
})

/** Eleven cards that often lack but one: sets, and what chance adds. */
const nearlyReady = (random: ReturnType<typeof rng>): Card[] => {
  const pool = DECK.cards.slice()
  shuffleInPlace(pool, random)
  const hand: Card[] = []
  while (hand.length < 9) {
    const [a] = pool
    const two = pool
      .slice(1)
      .flatMap((b, k) => pool.slice(k + 2).map((c) => [b, c] as const))
      .find(([b, c]) => (random.below(2) === 0 ? isGroup : isRun)([a!, b, c]))
    if (two === undefined) shuffleInPlace(pool, random)
    else for (const card of [a!, ...two]) hand.push(...pool.splice(pool.indexOf(card), 1))
  }
  hand.push(...pool.splice(0, 2))
  shuffleInPlace(hand, random)
  return hand
}

describe('every move of a turn', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('with hand %i', (seed) => {
    const hand = nearlyReady(rng(seed))
    const table = arrange()
    table.state.hands[0] = hand
    const reaches = hand.filter((card) => {
      const rest = hand.filter((other) => other !== card)
      return bruteWaits(rest, [card]).length > 0
    })
    const discards = inOrder(hand).map((card) => `discard ${cardName(card)}`)
    const plain = [...inOrder(reaches).map((card) => `reach ${cardName(card)}`), ...discards]
    const moves = table.moves(0)
    expect(moves.filter((move) => move !== 'win')).toEqual(plain)
    expect(sorted(allowed(table, 0))).toEqual(sorted(moves))
    expect(sorted(picked(table, 0))).toEqual(sorted(moves))
  })
})
