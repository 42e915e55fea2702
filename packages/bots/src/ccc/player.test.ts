import { type CccEngine, type CccMove, type CccState, ccc, parseBoard, rulesContextOf } from '@tefuda/ccc'
import {
  type Card,
  frenchFace,
  isRefusal,
  type RulesRequest,
  resolveRules,
  rng,
  type Seat,
  shuffleInPlace,
  simulatedChance,
} from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { cccHeuristics } from './heuristics.ts'
import { type Player, playerFor } from './player.ts'
import { WEIGHTS } from './weights.ts'

const tableOf = (request: RulesRequest, seats: number) => {
  const rules = resolveRules(ccc.schema, ccc, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = ccc.engine(rules, seats)
  return { rules, engine, context: rulesContextOf(rules, seats), player: playerFor(rulesContextOf(rules, seats)) }
}

const cards = (names: string): Card[] => names.split(' ').map((name) => frenchFace(name)!)

interface Position {
  readonly board: string
  readonly coins: { readonly [cell: string]: string }
  readonly hand: string
  /** Turns still to play where the pile has run out. */
  readonly last?: number
}

/** Cards beside those that are meant, since in a small hand each is worth much. */
const MORE = 'H2 D2 C2 H2 D2 C2'

/** A table for two. */
const laid = ({ board, coins, hand, last = 0 }: Position) => {
  const numbers = parseBoard(board)
  if (isRefusal(numbers)) throw new Error(numbers.message.en)
  const { engine, context, player } = tableOf({ board: numbers }, 2)
  const state = engine.start((pack) => [...pack])
  state.hands[0] = cards(hand)
  for (const [cell, digits] of Object.entries(coins))
    for (const [seat, digit] of [...digits].entries())
      state.coins[context.board.names.indexOf(cell) * 2 + seat] = Number(digit)
  if (last > 0) {
    state.pile = []
    state.last = last
  }
  return { engine, player, state }
}

/** What the bot does on seat 0. */
const moveIn = (position: Position): string => {
  const { engine, player, state } = laid(position)
  const move = player.choose(state, 0)
  const refused = engine.check(state, 0, move)
  return refused === null ? engine.format(move) : refused.code
}

const TABLES = ccc.schema.presets.flatMap(({ id }) => [2, 3, 4].map((seats) => ({ preset: id, seats })))

/** Plays a game, this player on one seat and random moves on the others, or on all seats. */
const playGame = (request: RulesRequest, seats: number, seed: number, alone: Seat | null): CccState => {
  const { engine, player } = tableOf(request, seats)
  const luck = rng(seed)
  const chance = simulatedChance(luck)
  const state = engine.start(chance)
  for (;;) {
    const [seat] = engine.toAct(state)
    if (seat === undefined) return state
    const isPlayer = alone === null || alone === seat
    const move = isPlayer ? player.choose(state, seat) : engine.pick(state, seat, luck)
    const refused = engine.check(state, seat, move)
    if (refused !== null) throw new Error(`${engine.format(move)}: ${refused.message.en}`)
    engine.apply(state, seat, move, chance)
  }
}

/** Some positions of a game. */
const positionsOf = (engine: CccEngine, player: Player, seed: number): CccState[] => {
  const chance = simulatedChance(rng(seed))
  const state = engine.start(chance)
  const positions: CccState[] = []
  for (let [seat] = engine.toAct(state); seat !== undefined; [seat] = engine.toAct(state)) {
    positions.push(engine.clone(state))
    engine.apply(state, seat, player.choose(state, seat), chance)
  }
  return positions.filter((_, k) => k % 5 === 0)
}

describe('the player of CCC', () => {
  it.each(TABLES)('plays $preset with $seats seats by the rules, to the end', ({ preset, seats }) => {
    expect(playGame({ preset }, seats, seats, null).over).toBe(true)
  })

  it('plays by rules that change what is legal', () => {
    for (const rules of [
      { adjacency: 'eight', advanced: true, hand: 15 },
      { draws: { none: 0, two: 0, five: 0 } },
      { 'multipliers.joker': 3, flushCards: 4, reshuffles: 0 },
    ])
      expect(playGame(rules, 3, 5, null).over).toBe(true)
  })

  it('beats random play by far', () => {
    for (const [seed, seats] of [2, 2, 3, 3, 4, 4].entries()) {
      const seat = seed % seats
      const { totals } = playGame({}, seats, 40 + seed, seat)
      expect(totals[seat]).toBe(Math.max(...totals))
      expect(totals[seat]).toBeGreaterThan(20)
    }
  })

  it('takes the cell that scores most', () => {
    expect(moveIn({ board: '4 . 8 . 5', coins: {}, hand: `SK SJ S8 ${MORE}` })).toBe('S8 SJ SK > c1')
  })

  it('takes ground from others', () => {
    expect(moveIn({ board: '8 1 1', coins: { a1: '01', b1: '20' }, hand: `SK SJ S8 D5 ${MORE}` })).toBe('S8 SJ SK > a1')
  })

  it('goes where others cannot come, rather than where they can', () => {
    const coins = { b1: '10', d1: '01', e1: '02' }
    expect(moveIn({ board: '8 1 8 1 1', coins, hand: `SK SJ S8 ${MORE}` })).toBe('S8 SJ SK > a1')
  })

  it('keeps few cards rather than many', () => {
    const position = { board: '8 . 10', coins: {}, hand: 'SK SJ S8' }
    expect(moveIn(position)).toMatch(/^draw 4/)
    expect(moveIn({ ...position, hand: `SK SJ S8 ${MORE}` })).toBe('S8 SJ SK > a1')
  })

  it('makes its ground safe while somebody can still contest it', () => {
    const position = { board: '8 . 1', coins: { a1: '10' }, hand: 'SK SJ S8' }
    expect(moveIn({ ...position, last: 2 })).toBe('S8 SJ SK > a1')
    expect(moveIn({ ...position, last: 1 })).toBe('draw 0')
  })

  it('keeps its cards for better cells, but not beyond the last turn', () => {
    const position = { board: '2 . 10 . 10', coins: {}, hand: 'S2 H2' }
    expect(moveIn(position)).toMatch(/^draw 4/)
    expect(moveIn({ ...position, last: 1 })).toBe('S2 H2 > a1')
  })

  it('discards what is worth least: neither jokers nor aces', () => {
    expect(moveIn({ board: '10 10', coins: {}, hand: 'RJ SA C4 C9 H2 D3 H5 C6' })).toMatch(/^draw 8 - (?!.*(RJ|SA))/)
  })

  it('looks at nothing but what its seat can see', () => {
    const { engine, player } = tableOf({}, 3)
    const luck = rng(3)
    const chance = simulatedChance(luck)
    const state = engine.start(chance)
    for (let k = 0; k < 40; k++) {
      const [seat = 0] = engine.toAct(state)
      const world = engine.sample(engine.view(state, seat), luck)
      expect(engine.format(player.choose(world, seat))).toBe(engine.format(player.choose(state, seat)))
      engine.apply(state, seat, player.choose(state, seat), chance)
    }
  })

  it('does not go by what cells were worth before the last turn', () => {
    const { engine, player, state } = laid({ board: '7 . 8', coins: {}, hand: 'HK DK CK C10 SK S10 S9' })
    player.choose(state, 0)
    const ending = { ...state, pile: [], last: 1 }
    expect(engine.format(player.choose(ending, 0))).toBe('S9 S10 SK > c1')
  })

  it.each(TABLES)('chooses by the position alone, whatever it was asked before: $preset with $seats seats', (table) => {
    const { engine, player } = tableOf({ preset: table.preset }, table.seats)
    const luck = rng(table.seats)
    const positions = [1, 2].flatMap((seed) => positionsOf(engine, player, seed))
    shuffleInPlace(positions, luck)
    for (const state of positions) {
      const asked = luck.below(table.seats)
      const { player: another } = tableOf({ preset: table.preset }, table.seats)
      expect(player.choose(state, asked)).toEqual(another.choose(state, asked))
      const moves = player.consider(state, asked, 4)
      expect(moves).toEqual(another.consider(state, asked, 4))
      for (const move of moves) expect(player.heuristic(state, asked, move)).toBe(another.heuristic(state, asked, move))
    }
  })
})

describe('the heuristics of CCC', () => {
  const { engine, rules } = tableOf({}, 2)
  const heuristics = cccHeuristics(engine, rules)
  const state = engine.start((pack) => [...pack])
  state.hands[0] = cards('H7 D8 HJ DJ HK SA C3')

  const worthOf = (text: string): number => {
    const move = engine.parse(state, 0, text)
    return isRefusal(move) ? Number.NaN : heuristics.heuristic(state, 0, move)
  }

  it('plays the move of the highest value', () => {
    const move: CccMove = heuristics.fastMove(state, 0, rng(1))
    const best = Math.max(...engine.moves(state, 0).map((one) => heuristics.heuristic(state, 0, one)))
    expect(heuristics.heuristic(state, 0, move)).toBeGreaterThanOrEqual(best - 0.01)
  })

  it('tries its own choice first, a few more coins on other cells, and one draw', () => {
    const moves = heuristics.shortlist!(state, 0, rng(1))
    expect(moves[0]).toEqual(heuristics.fastMove(state, 0, rng(1)))
    expect(moves.filter(({ type }) => type === 'draw')).toHaveLength(1)
    expect(moves.every((move) => engine.check(state, 0, move) === null)).toBe(true)
    const cells = moves.flatMap((move) => (move.type === 'place' ? [move.cell] : []))
    expect(new Set(cells).size).toBe(cells.length)
    expect(cells.length).toBeGreaterThan(2)
  })

  it('weighs what a coin gains against what its cards are worth', () => {
    const { exposed } = WEIGHTS
    const card = WEIGHTS.card - WEIGHTS.each * state.hands[0]!.length
    expect(worthOf('H7 D8 HJ DJ HK > d3')).toBeCloseTo(4 * exposed - 5 * card)
    // Jokers, aces, fours and nines are worth more than other cards.
    expect(worthOf('SA C3 > c1')).toBeLessThan(exposed - 2 * card)
  })

  it('prefers draws that leave more in the hand', () => {
    expect(worthOf('draw 8 - C3 H7 D8 HJ DJ')).toBeGreaterThan(worthOf('draw 1'))
    expect(worthOf('draw 1')).toBeGreaterThan(worthOf('draw 0'))
  })

  it('is a matter of others, too: CCC is not played alone', () => {
    const player: Player = playerFor(rulesContextOf(rules, 2))
    expect(heuristics.alone).toBe(false)
    expect(player.choose(state, 0)).toEqual(heuristics.fastMove(state, 0, rng(2)))
  })
})
