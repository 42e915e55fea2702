import { describe, expect, it } from 'vitest'
import { toyPlan } from '../testing/toy.ts'
import { besideRules } from './beside-rules.ts'
import { collector } from './collect.ts'
import { type Compared, compareResults } from './compare.ts'
import type { Experiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeals } from './play.ts'
import type { Sample } from './sample.ts'
import { addFirst } from './tally.ts'

const outcomeOf = (seed: string, deals: number, bonus: number): Compared => {
  const plan = toyPlan(seed, { bonus })
  const collected = collector(plan)
  const rows = playDeals(plan, 0, deals)
  collected.add(rows)
  const first: readonly Sample[] = plan.arms.map(() => [])
  addFirst(first, rows, plan)
  return { ...collected.outcome(), first }
}

describe('two results', () => {
  const one = outcomeOf('one', 300, 20)
  const other = outcomeOf('other', 300, 90)
  const compared = compareResults(one, other)

  it('are compared by rule set, in the words of a run', () => {
    expect(compared).toMatchObject([
      { name: 'base', isSameRules: true },
      { name: 'variant 1', isSameRules: false },
    ])
    const said = (arm: number, id: string) =>
      (compared as Exclude<typeof compared, { code: string }>)[arm]!.verdicts.find(({ measure }) => measure.id === id)!
    // Never seen in 300 games, it may still be in one of a hundred.
    expect(said(0, 'bonuses').says.en).toMatch(/^cannot tell yet: about [\d,]+ more deals$/)
    expect(said(0, 'score').says.en).toMatch(/^no difference larger than|^cannot tell yet: about [\d,]+ more deals$/)
    expect(said(1, 'score')).toMatchObject({
      measure: { base: { mean: one.tally.means[1]![one.plan.ids.indexOf('score')]!.mean } },
      says: { en: expect.stringMatching(/^differs \(\+/) },
    })
  })

  it('tell what differs most, as a run does, or that nothing does', () => {
    const [base, variant] = compared as Exclude<typeof compared, { code: string }>
    expect(base!.found.en).toBe('No measure differs.')
    expect(variant!.found.en).toMatch(/^What differs most: .*Points of a seat [\d.]+ → [\d.]+/)
  })

  it('tell what moves together but once', () => {
    const [, variant] = compared as Exclude<typeof compared, { code: string }>
    // What the bonus adds to the points of the first seat makes it win, too, but not in step.
    const points = ['Points of a seat', 'Lead over the average of whoever begins a deal']
    const told = points.filter((name) => variant!.found.en.includes(name))
    expect(told).toHaveLength(1)
  })

  it('have intervals that hold at every look where either was not played to the end that was settled', () => {
    const settled = (outcome: typeof one): typeof one => ({ ...outcome, reading: 'fixed' })
    const widthOf = (first: typeof one, second: typeof one): number => {
      const [base] = compareResults(first, second) as Exclude<typeof compared, { code: string }>
      const { low, high } = base!.verdicts.find(({ measure: { id } }) => id === 'score')!.estimate
      return high! - low!
    }
    const fixed = widthOf(settled(one), settled(other))
    for (const [first, second] of [
      [one, settled(other)],
      [settled(one), other],
      [one, other],
    ] as const)
      expect(widthOf(first, second)).toBeGreaterThan(1.3 * fixed)
  })

  it('does not say how many more deals it would take where one has fewer than the other', () => {
    const [base] = compareResults(outcomeOf('less', 2, 60), one) as Exclude<typeof compared, { code: string }>
    const unclear = base!.verdicts.filter(({ estimate }) => estimate.verdict === 'unclear')
    expect(new Set(unclear.map(({ says }) => says.en))).toEqual(new Set(['cannot tell yet']))
  })

  it('cannot be told apart by a few deals that happen to be alike', () => {
    const few = outcomeOf('few', 2, 20)
    const [base] = compareResults(few, one) as Exclude<typeof compared, { code: string }>
    for (const { measure, says, q, estimate } of base!.verdicts) {
      // What this game does not have is always 0.
      if (['windows', 'claims'].includes(measure.id)) continue
      expect(says.en).toBe('cannot tell yet')
      expect(q).toBeNull()
      expect(estimate).toMatchObject({ verdict: 'unclear', low: null, high: null })
    }
  })

  it('are told to be the same where every row is', () => {
    const [base] = compareResults(one, outcomeOf('one', 300, 20)) as Exclude<typeof compared, { code: string }>
    expect(base!.verdicts[0]).toMatchObject({
      estimate: { verdict: 'same', low: 0, high: 0 },
      q: null,
      says: { en: 'no effect at all' },
    })
  })

  it('are not where they are of other games, or of other numbers of seats', () => {
    const { plan } = other
    const message = { en: expect.stringMatching(/^The first is of Toy \(seats: 2\), the second of .* Compare/) }
    const game = { ...plan.game, id: 'another' }
    const experiment = { ...plan.experiment, seats: 3 }
    for (const there of [{ game }, { experiment }])
      expect(compareResults(one, { ...other, plan: { ...plan, ...there } })).toMatchObject({
        code: 'not-comparable',
        message,
      })
  })
})

describe('what differs besides the rules', () => {
  const outcome = outcomeOf('one', 300, 20)
  const held = (more: Partial<Experiment> = {}, deals = 300) => {
    const { plan } = outcome
    const { players } = planOf({ ...plan.experiment, ...more }, () => plan.game) as Plan
    const experiment = { ...plan.experiment, ...more }
    return { ...outcome, software: '1.0', plan: { ...plan, players, experiment }, result: { ...outcome.result, deals } }
  }
  const told = (there: ReturnType<typeof held>): readonly string[] => besideRules(held(), there).map(({ en }) => en)

  it('is nothing where nothing does', () => expect(told(held())).toEqual([]))

  it('is told one line each: versions, bots, deals', () => {
    expect(told({ ...held(), software: '2.0' })).toEqual([
      'Other versions: 1 is of Tefuda 1.0 (version 1 of the rules of Toy), 2 of Tefuda 2.0 (version 1 of the rules of Toy).',
    ])
    expect(told(held({ players: [{ bot: 'greedy' }, { bot: 'random' }] }))).toEqual([
      'Other bots: all Random in 1, Fair, Random in 2.',
    ])
    expect(told(held({ players: { ladder: [{ bot: 'random' }, { bot: 'greedy' }] } }))).toEqual([
      'Other bots: all Random in 1, a ladder (Random, Fair) in 2.',
    ])
    expect(told(held({ seed: 'other' }, 2000))).toEqual(['Other deals (of another seed): 300 in 1, 2,000 in 2.'])
    const { plan } = held()
    expect(told({ ...held(), plan: { ...plan, arms: plan.arms.slice(0, 1) } })).toEqual(['Only in 1: "variant 1".'])
    expect(told(held({}, 2000))).toEqual(['Other numbers of deals: the 300 of 1 are the first of the 2,000 of 2.'])
  })
})
