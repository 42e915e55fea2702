import { type Game, type Match, playMove, rng } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { describe, expect, it } from 'vitest'
import * as matches from '../testing/matches.ts'
import { ask, botOf, tablesOf } from '../testing/matches.ts'
import { heuristicsOf } from './heuristics-of.ts'
import { type Bot, bots, type Table, type ThinkingOptions, type Thought } from './index.ts'

const game = southernCross as unknown as Game

const open = (rules: Parameters<typeof matches.open>[1], seats: number, deal = 1): Match =>
  matches.open(game, rules, seats, deal)

const playOn = (match: Match, bot: Bot, moves: number, playouts: number): void =>
  matches.playOn(match, bot, moves, { playouts })

const scoreOf = (id: string, deal: number, playouts = 1): number => {
  const match = open({}, 1, deal)
  playOn(match, botOf(id), 100, playouts)
  return match.engine.status(match.state).scores[0]!
}

const TABLES = tablesOf(game, [1, 2, 5])

describe.each(bots)('$id', (bot) => {
  it.each(TABLES)('plays $preset with $seats seats by the rules', ({ preset, seats }) => {
    const match = open({ preset }, seats)
    const moves = bot.id === 'monte-carlo' ? 2 : 40
    expect(() => playOn(match, bot, moves, 1)).not.toThrow()
  })

  it('plays by rules that change what is legal', () => {
    for (const rules of [
      { preset: 'ultra', ultraEclipse: 'forbidden', hand: 1 },
      { board: '4x4', jokers: 3, match: true, sharing: 'always' },
      { preset: '5x5', decks: 3, hand: 7 },
      { preset: 'zodiac', together: false, jokers: 4, comboMultiplier: true },
    ])
      expect(() => playOn(open(rules, 2), bot, bot.id === 'monte-carlo' ? 1 : 30, 1)).not.toThrow()
  })

  it('makes the same choice again from the same view and seed', () => {
    const match = open({}, 2)
    playOn(match, botOf('random'), 7, 1)
    const seat = match.engine.toAct(match.state)[0]!
    const choices = [1, 1, 2].map((seed) => JSON.stringify(ask(bot, match, seat, { seed, playouts: 2 })))
    expect(choices[0]).toBe(choices[1])
    // Greedy leaves nothing to luck.
    expect(choices[0] === choices[2]).toBe(bot.id === 'greedy')
  })

  it('ends its thought with the move it chooses', () => {
    const match = open({}, 1)
    const view = match.engine.view(match.state, 0)
    const steps = [...bot.think(match, view, 0, { seed: 3, playouts: 3, now: () => 0 })]
    expect(steps.length).toBeGreaterThan(0)
    for (const { move } of steps) expect(match.engine.check(match.state, 0, move)).toBeNull()
    expect(bot.choose(match, view, 0, { seed: 3, playouts: 3, now: () => 0 })).toEqual(conclusion(bot, match))
  })
})

const conclusion = (bot: Bot, match: Match): Thought => {
  const thinking = bot.think(match, match.engine.view(match.state, 0), 0, { seed: 3, playouts: 3, now: () => 0 })
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

describe('greedy', () => {
  it('takes the most points there are', () => {
    const match = open({}, 1)
    const { engine } = match
    for (let turn = 0; turn < 15; turn++) {
      const { state } = match
      const points = engine.moves(state, 0).map((move) => (engine.preview(state, 0, move) as { points: number }).points)
      const { move } = ask(botOf('greedy'), match, 0, { seed: turn })
      expect((engine.preview(state, 0, move) as { points: number }).points).toBe(Math.max(...points))
      playMove(match, 0, engine.format(move))
    }
  })
})

describe('monte-carlo', () => {
  const bot = botOf('monte-carlo')
  const table = open({}, 1)
  const view = table.engine.view(table.state, 0)

  it('tells what it thinks of its moves, the chosen one first', () => {
    const { move, values = [], playouts = 0 } = ask(bot, table, 0, { seed: 1, playouts: 4 })
    expect(values[0]!.move).toBe(table.engine.format(move))
    expect(values[0]!.value).toBeGreaterThan(100)
    expect(playouts).toBeGreaterThan(27)
    expect(playouts).toBeLessThanOrEqual(27 * 4)
  })

  it('tries each move as often as is usual where nothing is asked, and where that is asked', () => {
    const tried = (options: Pick<ThinkingOptions, 'playouts' | 'ms'>): number =>
      ask(bot, table, 0, { seed: 1, ...options }).playouts!
    expect(tried({})).toBe(tried({ playouts: 20 }))
    expect(tried({ playouts: 'usual', ms: 1_000_000 })).toBe(tried({}))
  })

  it('stops when its time is up by the clock it is given', () => {
    let time = 0
    const now = (): number => time++
    const { playouts = 0, ms } = bot.choose(table, view, 0, { seed: 1, ms: 200, now })
    expect(playouts).toBeGreaterThan(27)
    expect(playouts).toBeLessThanOrEqual(200)
    expect(ms).toBeLessThan(250)
  })

  it('has a move even without time', () => {
    const { move, playouts } = bot.choose(table, view, 0, { seed: 1, ms: 1, now: ticking(1000) })
    expect(table.engine.check(table.state, 0, move)).toBeNull()
    expect(playouts).toBe(1)
  })

  it('looks at the likeliest of very many moves', () => {
    const match = open({ board: 'zodiac', jokers: 4 }, 1)
    const options = { seed: 1, playouts: 1 }
    expect(match.engine.moves(match.state, 0).length).toBeGreaterThan(200)
    expect(ask(bot, match, 0, options).playouts).toBeLessThanOrEqual(65)
  })

  it('does not ponder where there is no choice', () => {
    const alone: Table = {
      ...table,
      engine: { ...table.engine, moves: (state, seat) => table.engine.moves(state, seat, { limit: 1 }) },
    }
    expect(bot.choose(alone, view, 0, { seed: 1 }).playouts).toBe(0)
  })

  it('knows other games by their rules alone', () => {
    const stranger: Table = { ...table, game: { ...table.game, id: 'stranger' }, engine: { ...table.engine } }
    expect(heuristicsOf(stranger)).not.toEqual(heuristicsOf(table))
    const { move, values } = bot.choose(stranger, view, 0, { seed: 1, playouts: 3 })
    expect(table.engine.check(table.state, 0, move)).toBeNull()
    expect(values).toHaveLength(8)
  })
})

const ticking = (step: number): (() => number) => {
  let time = 0
  return () => {
    time += step
    return time
  }
}

describe('the heuristics of Southern Cross', () => {
  it.each(TABLES)('does not peek at hidden cards: $preset with $seats seats', ({ preset, seats }) => {
    const match = open({ preset }, seats)
    playOn(match, botOf('random'), 3 * seats, 1)
    const { engine } = match
    const seat = engine.toAct(match.state)[0]!
    const { fastMove, heuristic } = heuristicsOf(match)
    const move = engine.moves(match.state, seat)[0]
    const seen = Array.from({ length: 5 }, (_, seed) => {
      const world = engine.sample(engine.view(match.state, seat), rng(seed))
      return [engine.format(fastMove(world, seat, rng(1))), heuristic(world, seat, move)]
    })
    for (const one of seen) expect(one).toEqual(seen[0])
  })

  it.each(TABLES)('changes nothing: $preset with $seats seats', ({ preset, seats }) => {
    const match = open({ preset }, seats)
    const { engine, state } = match
    const { fastMove, heuristic } = heuristicsOf(match)
    const before = JSON.stringify(state)
    const seat = engine.toAct(state)[0]!
    for (const move of engine.moves(state, seat)) heuristic(state, seat, move)
    fastMove(state, seat, rng(1))
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('strength, on the same deals', () => {
  const compare = (one: string, other: string, deals: number, playouts: number): number[] =>
    Array.from({ length: deals }, (_, deal) => scoreOf(one, deal, playouts) - scoreOf(other, deal))

  it('greedy beats random', () => {
    const gains = compare('greedy', 'random', 20, 1)
    expect(gains.filter((gain) => gain > 0).length).toBeGreaterThanOrEqual(18)
    expect(gains.reduce((sum, gain) => sum + gain) / 20).toBeGreaterThan(200)
  })

  it('Monte Carlo beats greedy by far, with two playouts a move', () => {
    const gains = compare('monte-carlo', 'greedy', 3, 2)
    expect(gains.reduce((sum, gain) => sum + gain) / 3).toBeGreaterThan(400)
  })
})
