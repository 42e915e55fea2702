import { games } from '@tefuda/games'
import { type Game, isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { times } from '../../../scripts/test-length.ts'
import { type Experiment, readExperiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeal } from './play.ts'
import { isSameByTheBook, noDifferenceExpected, repeatsInWords } from './same-book.ts'
import { type Settings, singleChanges } from './sweep.ts'

const planWith = (game: Game, preset: string, seats: number, set: Settings): Plan | null => {
  const experiment = readExperiment({
    name: 'a test',
    game: game.id,
    seats,
    base: { preset },
    variants: [{ name: 'changed', set }],
    players: [{ bot: 'random' }],
  })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  return isRefusal(plan) ? null : plan
}

/** Every single change to every preset, for the fewest and the most seats. */
const plansOf = (game: Game): readonly Plan[] =>
  game.schema.presets.flatMap(({ id }) =>
    [game.minSeats, game.maxSeats].flatMap((seats) =>
      singleChanges(game, seats, {}).flatMap((set) => planWith(game, id, seats, set) ?? []),
    ),
  )

/** Some of all, evenly: writing a rule book takes a while. */
const someOf = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, k) => Math.floor((k * most) / all.length) !== Math.floor(((k - 1) * most) / all.length))

const DEALS = times(2, 20)

describe('where the rule book is the same with and without a change', () => {
  it.each(games)('$id is played the same', (game) => {
    for (const plan of someOf(plansOf(game), times(60, 10_000))) {
      if (!isSameByTheBook(plan, 0)) continue
      for (let deal = 0; deal < DEALS; deal++) {
        const [base, changed] = playDeal(plan, deal).map(({ fingerprint, values }) => ({ fingerprint, values }))
        expect(changed, JSON.stringify(plan.experiment)).toEqual(base)
      }
    }
  })

  it('a setting has nothing to do', () => {
    const [southernCross] = games.filter(({ id }) => id === 'southern-cross')
    const isSame = (preset: string, set: Settings): boolean =>
      isSameByTheBook(planWith(southernCross!, preset, 2, set)!, 0)
    expect(isSame('standard', { 'multipliersZodiac.2': 9 })).toBe(true)
    expect(isSame('standard', { 'points.set': 60 })).toBe(false)
    expect(isSame('standard', {})).toBe(false)
  })

  it('a variant that sets nothing, or what is set already, is told from one whose setting has nothing to do', () => {
    const [southernCross] = games.filter(({ id }) => id === 'southern-cross')
    const said = (set: Settings) => noDifferenceExpected(planWith(southernCross!, 'standard', 2, set)!, 0)?.en
    const asSet = planWith(southernCross!, 'standard', 2, {})!.arms[0]!.rules.reachPoints as number
    expect(said({})).toMatch(/changes nothing/)
    expect(said({ reachPoints: asSet })).toMatch(/changes nothing/)
    expect(said({ 'multipliersZodiac.2': 9 })).toMatch(/nothing to do at this table/)
    expect(said({ 'points.set': 60 })).toBeUndefined()
  })

  it('two variants by the same rules are told before they are played', () => {
    const sets = [{ hand: 4 }, { 'points.set': 60 }, { 'points.set': 60 }]
    const asked = { game: 'southern-cross', seats: 2, variants: sets.map((set) => ({ set })) }
    const plan = planOf(readExperiment(asked) as Experiment) as Plan
    expect([0, 1, 2].map((variant) => repeatsInWords(plan, variant)?.en)).toEqual([
      undefined,
      undefined,
      'Its rules are those of Variant B: both find the same.',
    ])
  })
})
