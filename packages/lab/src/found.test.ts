import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { toyPlan } from '../testing/toy.ts'
import { addChange } from './changed.ts'
import { type Experiment, readExperiment } from './experiment.ts'
import { foundInWords } from './found.ts'
import type { Moments } from './interval.ts'
import { type Plan, planOf } from './plan.ts'
import { newTally, type Tally } from './tally.ts'
import type { SpokenVerdict } from './wording.ts'

interface Difference {
  readonly from: number
  readonly to: number
  /** The standard deviation of deals, in both. */
  readonly spread: number
  /** Of how many deals it tells. */
  readonly deals?: number
}

/** What is told of these differences, each of which is known to a tenth of the spread. `moved`: what each did in some deals. */
const toldOf = (
  found: Readonly<Record<string, Difference>>,
  moved: readonly Readonly<Record<string, number>>[] = [],
  plan = toyPlan('words', { bonus: 20 }),
): readonly string[] => {
  const { means, differences, ...tally }: Tally = { ...newTally(plan), parted: [1] }
  const of = (arms: typeof means, arm: number, id: string, moments: Moments): void => {
    Object.assign(arms[arm]![plan.ids.indexOf(id)]!, moments)
  }
  const verdicts = Object.entries(found).map(([id, { from, to, spread, deals = 200 }]) => {
    const m2 = spread ** 2 * (deals - 1)
    of(means, 0, id, { n: deals, mean: from, m2 })
    of(means, 1, id, { n: deals, mean: to, m2 })
    of(differences, 0, id, { n: deals, mean: to - from, m2 })
    const [low, high] = [to - from - spread / 10, to - from + spread / 10]
    return {
      measure: { id, base: { mean: from } },
      estimate: { mean: to, difference: to - from, low, high, verdict: 'differs' },
    } as unknown as SpokenVerdict
  })
  for (const [deal, by] of moved.entries())
    addChange(
      tally.changed[0]!,
      deal,
      Float64Array.from(plan.ids, (id) => by[id] ?? 0),
    )
  const { en } = foundInWords({ plan, tally: { ...tally, means, differences } }, 0, verdicts)
  return en.replace('What differs most: ', '').split(' · ')
}

it('tells of each kind of measure the largest difference first, then the others, from and to', () => {
  const told = toldOf({
    turns: { from: 10, to: 25, spread: 10 },
    seat1: { from: 0.5, to: 0.6, spread: 0.5 },
    decisions: { from: 20, to: 60, spread: 10 },
    minutes: { from: 4, to: 5, spread: 2 },
    margin: { from: 10, to: 11, spread: 8 },
  })
  expect(told).toEqual([
    'Decisions 20 → 60',
    'Wins of seat 1 50 → 60 %',
    'Margin of the winner 10 → 11',
    'Turns 10 → 25',
  ])
})

it('tells of no kind of measure more than two', () => {
  const told = toldOf({
    turns: { from: 10, to: 25, spread: 10 },
    decisions: { from: 20, to: 60, spread: 10 },
    minutes: { from: 4, to: 8, spread: 2 },
  })
  expect(told).toEqual(['Decisions 20 → 60', 'Estimated time 4 → 8 minutes'])
})

it('what moves with something larger is not told again', () => {
  const found = {
    turns: { from: 10, to: 25, spread: 10 },
    decisions: { from: 20, to: 60, spread: 10 },
    margin: { from: 10, to: 11, spread: 8 },
  }
  const moved = Array.from({ length: 20 }, (_, deal) => ({
    turns: deal % 5,
    decisions: 2 * (deal % 5),
    margin: deal % 3,
  }))
  expect(toldOf(found, moved)).toEqual(['Decisions 20 → 60', 'Margin of the winner 10 → 11'])
})

it('a difference is as large as it is against the spread, not against a mean that is about 0', () => {
  const told = toldOf({
    firstInDeal: { from: -0.02, to: 0.2, spread: 1 },
    turns: { from: 10, to: 12, spread: 2 },
    margin: { from: 10, to: 14, spread: 8 },
  })
  expect(told).toEqual([
    'Turns 10 → 12',
    'Margin of the winner 10 → 14',
    'Lead over the average of whoever begins a deal −0.02 → 0.2',
  ])
})

it('what is the same in all deals of each the rules themselves say: it is told only where nothing else differs', () => {
  const deals = { from: 1, to: 3, spread: 0 }
  expect(toldOf({ turns: { from: 10, to: 30, spread: 2 }, deals })).toEqual(['Turns 10 → 30'])
  expect(toldOf({ deals })).toEqual(['Deals in a game 1 → 3'])
})

it('does not tell what few deals tell of, unless nothing else differs', () => {
  const forced = { from: 0.2, to: 0.8, spread: 0.4, deals: 19 }
  expect(toldOf({ forced, turns: { from: 10, to: 12, spread: 10 } })).toEqual(['Turns 10 → 12'])
  expect(toldOf({ forced })).toEqual(['Turns without a choice 20 → 80 %'])
})

it('tells last, and once, what never happens in the one or the other', () => {
  const windows = { from: 38.7, to: 0, spread: 5 }
  const turns = { from: 10, to: 12, spread: 5 }
  expect(toldOf({ windows, turns, bonuses: { from: 0, to: 0.433, spread: 0.4 } })).toEqual([
    'Turns 10 → 12',
    'Windows opened 38.7 → 0',
  ])
  expect(toldOf({ windows })).toEqual(['Windows opened 38.7 → 0'])
})

it('does not tell a share of what always happens, as the rules want it, unless nothing else differs', () => {
  const ties = { from: 0.05, to: 1, spread: 0.1 }
  const turns = { from: 10, to: 12, spread: 5 }
  expect(toldOf({ ties, turns })).toEqual(['Turns 10 → 12'])
  expect(toldOf({ ties: { ...ties, to: 0.9 }, turns })).toHaveLength(2)
  expect(toldOf({ ties })).toEqual(['Ties for the first place 5 → 100 %'])
})

it('does not tell what is too small to matter, unless nothing else differs', () => {
  const turns = { from: 19.8, to: 20, spread: 0.1 }
  expect(toldOf({ turns, decisions: { from: 20, to: 22, spread: 2 } })).toEqual(['Decisions 20 → 22'])
  expect(toldOf({ turns })).toEqual(['Turns 19.8 → 20'])
})

const teamsPlan = (mode: string): Plan => {
  const base = { set: { mode: 'teams' } }
  const variants = [{ set: { mode, 'points.second': 0 } }]
  const plan = planOf(readExperiment({ game: 'zheng-shang-you', seats: 4, base, variants }) as Experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

it('partners win together: it is told of all of a side at once', () => {
  const seat = { from: 0.5, to: 0.7, spread: 0.5 }
  expect(toldOf({ seat1: seat, seat3: seat, margin: { from: 1, to: 2, spread: 2 } }, [], teamsPlan('teams'))).toEqual([
    'Margin of the winner 1 → 2',
    'Wins of seats 1 and 3 50 → 70 %',
  ])
})

it('shares of wins of other sides are told only where nothing else differs: fewer of them have more', () => {
  const seat3 = { from: 0.5, to: 0.2, spread: 0.4 }
  const plan = teamsPlan('alone')
  expect(toldOf({ seat3, turns: { from: 10, to: 12, spread: 10 } }, [], plan)).toEqual(['Turns 10 → 12'])
  expect(toldOf({ seat3 }, [], plan)).toEqual(['Wins of seat 3 50 → 20 %'])
})
