import { games } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { collector, type Outcome } from './collect.ts'
import { readExperiment } from './experiment.ts'
import { figuresOf, rulesUsed } from './figures.ts'
import { addLuck, luckParts, newLuck } from './luck.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeal, playDeals } from './play.ts'
import { playersInWords } from './players-told.ts'

const planned = (asked: object) => {
  const experiment = readExperiment({ name: 'a test', seats: 2, ...asked })
  return isRefusal(experiment) ? experiment : planOf(experiment)
}

const planFor = (asked: object): Plan => {
  const plan = planned(asked)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

const outcomeOf = (plan: Plan, deals: number): Outcome => {
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, deals))
  return collected.outcome()
}

const meanIn = ({ plan, tally }: Outcome, id: string): number => tally.means[0]![plan.ids.indexOf(id)]!.mean

const told = (outcome: Outcome, part: string): string =>
  figuresOf(outcome).find(({ name }) => name.en.includes(part))!.cells[0]!.en

const RANDOM = { bot: 'random' }
const GREEDY = { bot: 'greedy' }

describe('a ladder', () => {
  const plan = planFor({ game: 'southern-cross', players: { ladder: [RANDOM, RANDOM, GREEDY] } })

  it('sets each step against the one below on every seat', () => {
    expect(plan.lineUps).toEqual([
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 2],
    ])
    const values = playDeal(plan, 0).map((row) => row.values[plan.ids.indexOf('beats2')]!)
    expect(values.map(Number.isNaN)).toEqual([true, true, false, false])
  })

  it('tells what each step is worth, how many are clear, and how many games tell', () => {
    const outcome = outcomeOf(plan, 30)
    expect(meanIn(outcome, 'beats1')).toBeGreaterThan(0.2)
    expect(meanIn(outcome, 'beats1')).toBeLessThan(0.8)
    expect(meanIn(outcome, 'beats2')).toBeGreaterThan(0.9)
    expect(meanIn(outcome, 'order2')).toBeGreaterThan(0.8)
    expect(told(outcome, 'Fair over Random: games')).toMatch(/^[1-4]( \(1 to [1-4]\))?$/)
    // Who is as good as the one below beats nobody clearly: one step is clear, not both levels above the first.
    expect(told(outcome, 'Levels')).toMatch(/^1( \(1 to 2\))?$/)
    expect(told(outcome, 'Random over Random: games')).toBe('cannot tell yet')
    // Two turns were looked at.
    expect(told(outcome, 'median')).toBe('cannot tell yet')
  })

  it('counts the levels in a row that are clear, as few and as many as the intervals allow', () => {
    const long = planFor({ game: 'southern-cross', players: { ladder: [RANDOM, RANDOM, RANDOM, GREEDY, GREEDY] } })
    const levels = (...beats: number[]): string => {
      const outcome = outcomeOf(long, 1)
      for (const [step, mean] of beats.entries())
        Object.assign(outcome.tally.plain.means[0]![long.ids.indexOf(`beats${step + 1}`)]!, { n: 400, mean, m2: 25 })
      return told(outcome, 'Levels')
    }
    expect(levels(0.5, 0.9, 0.9, 0.5)).toBe('2')
    expect(levels(0.9, 0.5, 0.5, 0.9)).toBe('1')
    expect(levels(0.5, 0.5, 0.5, 0.5)).toBe('0')
    expect(levels(0.9, 0.9, 0.59, 0.9)).toBe('2 (2 to 4)')
  })

  it('counts wins by side where seats play together', () => {
    const asked = { game: 'zheng-shang-you', seats: 4, players: { ladder: [RANDOM, GREEDY] } }
    const variants = [{ name: 'alone', set: { mode: 'alone' } }]
    const teams = outcomeOf(planFor({ ...asked, base: { set: { mode: 'teams', deals: 1 } }, variants }), 20)
    const values = playDeal(teams.plan, 0)[0]!.values
    const at = (id: string) => teams.plan.ids.indexOf(id)
    expect(teams.plan.ranges[at('order1')]).toEqual([-1, 1])
    // One of a pair that wins has beaten all whom it played against.
    expect([values[at('beats1')], values[at('order1')]]).toEqual([1, 1])
    expect(values[at('edge1')]).toBe(values[at('margin')])
    expect(meanIn(teams, 'beats1')).toBeGreaterThan(0.6)
    expect(meanIn(teams, 'order1')).toBeCloseTo(2 * meanIn(teams, 'beats1') - 1)
  })

  it('names each step by who plays', () => {
    const [less, more] = [
      { ...GREEDY, overlooks: 0.45 },
      { ...GREEDY, overlooks: 0.6 },
    ]
    const ladder = [RANDOM, more, less, GREEDY, { bot: 'monte-carlo', playouts: 40 }]
    const { generic } = planFor({ game: 'southern-cross', players: { ladder } })
    const named = ['order1', 'order2', 'order3', 'order4'].map((id) => generic.find((one) => one.id === id)!.name)
    expect(named.map(({ en }) => en.split(':')[0])).toEqual([
      'Newcomer over Random',
      'Fair (overlooks 45 %) over Newcomer',
      'Fair over Fair (overlooks 45 %)',
      'Strong (40 playouts) over Fair',
    ])
    expect(named[1]!.ja).toBe('「はじめて」に対する「ふつう」（見落とし 45 %）：実力の通りやすさ')
  })

  it('needs two seats, and bots that are there', () => {
    expect(planned({ game: 'southern-cross', seats: 1, players: { ladder: [RANDOM, GREEDY] } })).toMatchObject({
      code: 'bad-experiment',
    })
    expect(planned({ game: 'southern-cross', players: { ladder: [RANDOM, { bot: 'nobody' }] } })).toMatchObject({
      code: 'unknown-bot',
    })
  })
})

describe('a player that does without a rule', () => {
  it('never uses it', () => {
    for (const game of games)
      for (const { id } of game.restraints ?? []) {
        const seats = Math.max(2, game.minSeats)
        const plan = planFor({ game: game.id, seats, players: [{ bot: 'greedy', without: [id] }] })
        expect(playDeal(plan, 0)).toHaveLength(1)
      }
    const none = outcomeOf(
      planFor({ game: 'cut-in-daifugo', seats: 4, players: [{ bot: 'greedy', without: ['cut-ins'] }] }),
      3,
    )
    expect(meanIn(none, 'cuts')).toBe(0)
    expect(meanIn(none, 'claims')).toBe(0)
    expect(rulesUsed(none).find(({ rule }) => rule === 'CD-4')).toMatchObject({ isNews: true, means: [0] })
    const some = outcomeOf(planFor({ game: 'cut-in-daifugo', seats: 4 }), 3)
    expect(meanIn(some, 'cuts')).toBeGreaterThan(0)
    expect(meanIn(some, 'claims')).toBeGreaterThanOrEqual(meanIn(some, 'cuts'))
  })

  it('decides by rules that do not have what comes about by itself', () => {
    const oneRound = (more: object, players: readonly object[] = [GREEDY]) =>
      planFor({ game: 'exjan', seats: 4, base: { set: { deals: 1, ...more } }, players })
    const unknown = oneRound({}, [{ ...GREEDY, without: ['symbols'] }])
    const countedIn = (plan: Plan): readonly number[] => {
      const outcome = outcomeOf(plan, 60)
      return ['decisions', 'calls', 'wins'].map((id) => meanIn(outcome, id))
    }
    expect(countedIn(unknown)).toEqual(countedIn(oneRound({ 'yaku.symbols': 0 })))
    expect(countedIn(unknown)).not.toEqual(countedIn(oneRound({})))
  })

  it('is refused where the game has no such rule, or the bot cannot', () => {
    expect(planned({ game: 'exjan', seats: 4, players: [{ bot: 'greedy', without: ['bluffs'] }] })).toMatchObject({
      code: 'unknown-restraint',
    })
    expect(planned({ game: 'exjan', seats: 4, players: [{ bot: 'monte-carlo', without: ['reach'] }] })).toMatchObject({
      code: 'bad-experiment',
    })
    expect(planned({ game: 'exjan', seats: 4, players: [{ bot: 'random', overlooks: 0.5 }] })).toMatchObject({
      code: 'bad-experiment',
    })
  })
})

describe('players in teams', () => {
  const asked = { game: 'zheng-shang-you', seats: 4, base: { set: { mode: 'teams', deals: 1 } } }

  it('win with their partners, half of the games among equals', () => {
    const outcome = outcomeOf(
      planFor({ ...asked, players: [{ ...GREEDY, overlooks: 0.01 }, GREEDY, GREEDY, GREEDY] }),
      40,
    )
    const wins = [1, 2, 3, 4].map((player) => meanIn(outcome, `player${player}`))
    expect(wins.reduce((sum, share) => sum + share)).toBeCloseTo(2)
    expect(playersInWords(outcome, 0)!.en).toMatch(/the 0.5 of equals\.$/)
    expect(meanIn(outcome, 'seat1') + meanIn(outcome, 'seat2')).toBeCloseTo(1)
    expect(meanIn(outcome, 'seat1')).toBe(meanIn(outcome, 'seat3'))
  })

  it('who has both seats of a side wins once with it', () => {
    const outcome = outcomeOf(planFor({ ...asked, players: [GREEDY, RANDOM, GREEDY, RANDOM] }), 20)
    expect(meanIn(outcome, 'player1')).toBeGreaterThan(0.9)
    expect(meanIn(outcome, 'player1') + meanIn(outcome, 'player2')).toBeCloseTo(1)
  })
})

describe('luck', () => {
  const lineUps = [
    [0, 1],
    [1, 0],
  ]
  const partsWith = (pointsOf: (deal: number, player: number, seat: number) => number) => {
    const luck = newLuck()
    for (let deal = 0; deal < 2000; deal++) {
      const [first, second] = lineUps.map((lineUp) => lineUp.map((player, seat) => pointsOf(deal, player, seat)))
      const against = (seat: number): Float64Array =>
        Float64Array.from([first!, second!], (points) => points[seat]! - (points[0]! + points[1]!) / 2)
      addLuck(luck, { values: [against(0), against(1)] }, { ids: ['points1', 'points2'], lineUps }, 0)
    }
    return luckParts(luck)!
  }
  const wave = (deal: number): number => Math.sin(deal * 12.9898) * 10

  it('is told apart from skill, seat and shuffle', () => {
    expect(partsWith((_, player) => player).players).toBeCloseTo(1)
    expect(partsWith((_, __, seat) => seat).seat).toBeCloseTo(1)
    expect(partsWith((deal, _, seat) => wave(deal + 7919 * seat)).shuffle).toBeCloseTo(1)
    expect(partsWith((deal, player, seat) => wave(deal * 31 + 7 * player + 3 * seat)).rest).toBeGreaterThan(0.9)
    const { players, shuffle } = partsWith((deal, player, seat) => 4 * player + wave(deal + 7919 * seat))
    // Half the squared distance of two players, 4; of the shuffle half the variance of a difference of two waves, 25.
    expect(players).toBeCloseTo(4 / (4 + 25), 1)
    expect(players + shuffle).toBeCloseTo(1)
  })

  it('is of players who are told apart by what they do', () => {
    const left = { ...GREEDY, without: ['cut-ins'] }
    const plan = planFor({ game: 'cut-in-daifugo', seats: 4, players: [left, GREEDY, RANDOM, GREEDY] })
    expect(plan.generic.slice(0, 3).map(({ name }) => name.en)).toEqual([
      'Wins of player 1 (Fair, without: Cut-ins)',
      'Wins of player 2 (Fair)',
      'Wins of player 3 (Random)',
    ])
  })

  it('is measured where players differ', () => {
    const outcome = outcomeOf(planFor({ game: 'southern-cross', players: [GREEDY, RANDOM] }), 20)
    const parts = luckParts(outcome.tally.luck![0]!)!
    expect(parts.players).toBeGreaterThan(0.5)
    expect(parts.players + parts.seat + parts.shuffle + parts.rest).toBeCloseTo(1)
    expect(told(outcome, 'variance of points: who plays')).toBe('cannot tell yet')
    expect(told(outcome, 'Rotating')).toBe('cannot tell yet')
    expect(outcomeOf(planFor({ game: 'southern-cross' }), 1).tally.luck).toBeNull()
  })

  it('is told in whole percents once a hundred deals are played', () => {
    const outcome = outcomeOf(planFor({ game: 'southern-cross', players: [GREEDY, RANDOM] }), 100)
    expect(told(outcome, 'variance of points: who plays')).toMatch(/^9\d %$/)
  })
})

describe('a gate', () => {
  const asked = (than: number, by: number) =>
    outcomeOf(
      planFor({
        game: 'southern-cross',
        players: [GREEDY, RANDOM],
        until: { deals: 1000, gate: { measure: 'points1', than, by } },
      }),
      40,
    ).gate

  it('opens for what is better by so much, and shuts for what is not', () => {
    expect(asked(-100, 100)!.answer).toBe('better')
    expect(asked(100, 100)!.answer).toBe('not better')
    expect(asked(0, 0.001)!.answer).toBe('open')
  })
})

describe('when a game was decided', () => {
  it('is told where it is asked by name', () => {
    const outcome = outcomeOf(planFor({ game: 'zheng-shang-you', seats: 4, measure: ['decided'] }), 2)
    expect(meanIn(outcome, 'decided')).toBeGreaterThan(0)
    expect(meanIn(outcome, 'decided')).toBeLessThanOrEqual(1)
    expect(planFor({ game: 'zheng-shang-you', seats: 4 }).ids).not.toContain('decided')
  })
})

it('an interval of legal moves that reaches to where they are counted no more is open at that end', () => {
  const outcome = outcomeOf(planFor({ game: 'southern-cross', players: [RANDOM] }), 2)
  const { plan, tally } = outcome
  const options = [Array.from({ length: 101 }, (_, moves) => (moves === 12 || moves === 100 ? 100 : 0))]
  const means = [tally.means[0]!.map((moments, k) => (plan.ids[k] === 'options' ? { ...moments, n: 200 } : moments))]
  expect(told({ ...outcome, tally: { ...tally, options, means } }, 'median')).toBe('12 (12 to 100 or more)')
})
