import { isRefusal, rng, shuffleInPlace } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, type Table } from '../testing/arrange.ts'

// On a small board with few cards every move there is can be tried: each card in one of three groups, as a splitting ace, or
// kept. What the list holds, where it says that it holds all, must be what `check` allows of them.

const KEPT = 0
const SPLIT = 1
const GROUPS = [2, 3, 4]

/** Every payment that some of these cards could be written as, good for something or not. */
const everyPayment = (hand: readonly string[]): string[] => {
  const payments: string[] = []
  for (let code = 0; code < 5 ** hand.length; code++) {
    const places = hand.map((_, k) => Math.floor(code / 5 ** k) % 5)
    const of = (place: number): string => hand.filter((_, k) => places[k] === place).join(' ')
    const groups = GROUPS.map(of).filter((group) => group !== '')
    const splits = hand.filter((_, k) => places[k] === SPLIT)
    if (groups.length === splits.length + 1 && places.some((place) => place !== KEPT))
      payments.push(groups.flatMap((group, k) => (k === 0 ? [group] : [splits[k - 1]!, group])).join(' / '))
  }
  return payments
}

const everyDraw = (hand: readonly string[]): string[] =>
  Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_, k) => (bits >> k) & 1)).flatMap((discards) =>
    Array.from({ length: 12 }, (_, count) => `draw ${count}${discards.length > 0 ? ` - ${discards.join(' ')}` : ''}`),
  )

const allowed = ({ engine, state }: Table, texts: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const text of texts) {
    const move = engine.parse(state, state.turn, text)
    if (!isRefusal(move) && engine.check(state, state.turn, move) === null) found.add(engine.format(move))
  }
  return [...found].sort()
}

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']
const PACK = 'SA HA S2 H3 S4 D4 S5 H6 S7 H8 S9 D9 C10 DJ CQ DK RJ BJ'.split(' ')

describe('every move on a small board is listed', () => {
  it.each(Array.from({ length: 16 }, (_, seed) => seed))('with hand %i', (seed) => {
    const random = rng(seed)
    const pack = PACK.slice()
    shuffleInPlace(pack, random)
    const hand = pack.slice(0, 1 + (seed % 5))
    const coins = Object.fromEntries(CELLS.map((cell) => [cell, `${random.below(3)}${random.below(3)}`]))
    const rules = { advanced: seed % 2 === 1 }
    const table = arrange({ rules, board: '1 2 3\n4 5 6', hands: [hand.join(' ')], coins: seed < 4 ? {} : coins })
    const payments = everyPayment(hand)
    const onCells = CELLS.map((cell) =>
      allowed(
        table,
        payments.map((payment) => `${payment} > ${cell}`),
      ),
    )
    const draws = allowed(table, everyDraw(hand))
    for (const [k, cell] of CELLS.entries()) {
      expect(table.engine.list(table.state, 0, { cell }).complete).toBe(true)
      expect(table.moves(cell).toSorted()).toEqual(onCells[k])
    }
    expect(table.engine.list(table.state, 0).complete).toBe(true)
    expect(table.moves().toSorted()).toEqual([...onCells.flat(), ...draws].sort())
  })
})
