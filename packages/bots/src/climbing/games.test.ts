import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { type Game, type Match, type RulesRequest, rng, type Seat } from '@tefuda/kernel'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { describe, expect, it } from 'vitest'
import { ask, botOf, open, playOn, tablesOf } from '../../testing/matches.ts'
import { heuristicsOf } from '../heuristics-of.ts'
import { bots } from '../index.ts'

const GAMES = [zhengShangYou as unknown as Game, cutInDaifugo as unknown as Game]
const TABLES = GAMES.flatMap((game) =>
  tablesOf(game, [4, 5, 6, 8]).map(({ preset, seats }) => ({ game, id: game.id, preset, seats })),
)

/** More moves than any deal has. */
const ENDLESS = 5000

const dealOf = ({ engine, state }: Match): number => engine.status(state).deal

/** A match in the middle of its second deal, after the exchange, where somebody has a turn and a choice. */
const middle = (game: Game, rules: RulesRequest, seats: number): { match: Match; seat: Seat } => {
  const match = open(game, { ...rules, deals: 3 }, seats)
  playOn(match, botOf('greedy'), ENDLESS, {}, () => dealOf(match) < 2)
  playOn(match, botOf('greedy'), 60, {})
  const { engine } = match
  const { shortlist } = heuristicsOf(match)
  const hasChoice = (): boolean =>
    engine.status(match.state).phase === 'turn' &&
    shortlist!(match.state, engine.toAct(match.state)[0]!, rng(1)).length > 1
  playOn(match, botOf('greedy'), ENDLESS, {}, () => !hasChoice())
  return { match, seat: engine.toAct(match.state)[0]! }
}

describe.each(TABLES)('$id, $preset, $seats seats', ({ game, preset, seats }) => {
  it.each(bots)('$id plays two deals to the end by the rules', (bot) => {
    // Monte Carlo thinks as long as it must; it too meets the exchange before the second deal.
    const match = open(game, { preset, deals: 2 }, seats)
    if (bot.id === 'monte-carlo') playOn(match, botOf('greedy'), ENDLESS, {}, () => dealOf(match) < 2)
    playOn(match, bot, bot.id === 'monte-carlo' ? 12 : ENDLESS, { playoutsInAll: 2 })
    expect(dealOf(match)).toBe(2)
    expect(match.engine.outcome(match.state) === null).toBe(bot.id === 'monte-carlo')
  })

  it('the heuristics do not peek, and changes nothing', () => {
    const { match, seat } = middle(game, { preset }, seats)
    const { engine, state } = match
    const { fastMove, shortlist } = heuristicsOf(match)
    const before = JSON.stringify(state)
    const seen = Array.from({ length: 5 }, (_, seed) => {
      const world = engine.sample(engine.view(state, seat), rng(seed))
      const tried = shortlist!(world, seat, rng(1))
      return [fastMove(world, seat, rng(1)), ...tried].map(engine.format)
    })
    for (const one of seen) expect(one).toEqual(seen[0])
    fastMove(state, seat, rng(1))
    expect(JSON.stringify(state)).toBe(before)
  })

  it('what is worth a try is legal, and what comes to mind at a glance begins with the fast move', () => {
    const match = open(game, { preset, deals: 2 }, seats, 7)
    const { engine } = match
    const { fastMove, shortlist, glance = shortlist } = heuristicsOf(match)
    for (let turn = 0; engine.outcome(match.state) === null; turn++) {
      const seat = engine.toAct(match.state)[0]!
      const seen = glance!(match.state, seat, rng(turn))
      const tried = shortlist!(match.state, seat, rng(turn))
      for (const move of [...seen, ...tried]) expect(engine.check(match.state, seat, move)).toBeNull()
      expect(engine.format(seen[0])).toBe(engine.format(fastMove(match.state, seat, rng(turn))))
      playOn(match, botOf('greedy'), 1, {})
    }
  })
})

describe.each(GAMES)('$id', (game) => {
  it('Monte Carlo tells what it thinks of a few sensible moves, and spends no more playouts than it may', () => {
    const { match, seat } = middle(game, {}, 4)
    const { move, values = [], playouts = 0 } = ask(botOf('monte-carlo'), match, seat, { seed: 1, playoutsInAll: 50 })
    expect(values[0]!.move).toBe(match.engine.format(move))
    expect(values.length).toBeLessThanOrEqual(6)
    expect(playouts).toBeLessThanOrEqual(50)
  })

  it('greedy beats random', () => {
    const points = [1, 2, 3, 4].map((deal) => {
      const match = open(game, { deals: 2 }, 4, deal)
      while (match.engine.outcome(match.state) === null) {
        const seat = match.engine.toAct(match.state)[0]!
        playOn(match, botOf(seat === deal - 1 ? 'greedy' : 'random'), 1, {})
      }
      const { scores } = match.engine.status(match.state)
      return scores[deal - 1]! - scores.reduce((sum, score) => sum + score) / 4
    })
    expect(points.reduce((sum, score) => sum + score)).toBeGreaterThan(4)
  })
})
