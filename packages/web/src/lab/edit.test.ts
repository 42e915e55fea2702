import { findGame } from '@tefuda/games'
import { isRefusal, type Setting } from '@tefuda/kernel'
import { type Experiment, letterOf, parseExperiment, readExperiment } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { freshExperiment } from './address.ts'
import { lineUpOf, lineUpsOf, withChange, withNewVariant, withoutVariant, withPreset, withSweptValue } from './edit.ts'

const game = findGame('southern-cross')!
const fresh = freshExperiment('southern-cross')

const called = readExperiment({
  ...fresh,
  name: 'mine',
  variants: [
    { name: 'few', set: { hand: 1 } },
    { name: 'many', set: { hand: 9 } },
  ],
})
if (isRefusal(called)) throw new Error(called.message.en)

it('variants have letters of their own, however many there are', () => {
  expect([0, 25, 26, 27, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA'])
  expect(new Set(Array.from({ length: 200 }, (_, variant) => letterOf(variant))).size).toBe(200)
})

describe('a variant', () => {
  it('has no name of its own, and is called by what it changes', () => {
    const one = withChange(fresh, 0, 'match', true)
    expect(withNewVariant(one).variants).toEqual([{ set: { match: true } }, { set: {} }])
    expect(withChange(one, 0, 'match', undefined).variants).toEqual([{ set: {} }])
  })

  it('keeps the name it was given until it is changed itself', () => {
    const changed = withChange(called, 1, 'jokers', 4)
    expect(changed.variants).toEqual([{ name: 'few', set: { hand: 1 } }, { set: { hand: 9, jokers: 4 } }])
    expect(changed.name).toBeUndefined()
    expect(withoutVariant(called, 0).variants).toEqual([{ name: 'many', set: { hand: 9 } }])
  })
})

it('a value that another variant of a sweep has changes places with it', () => {
  const values = ({ variants }: Experiment): unknown[] => variants.map(({ set }) => set.hand)
  expect(values(withSweptValue(called, 0, 'hand', 9))).toEqual([9, 1])
  expect(values(withSweptValue(called, 0, 'hand', 4))).toEqual([4, 9])
})

it('a preset that is played by so many alone brings its number of seats, and who plays', () => {
  const daifugo = findGame('zheng-shang-you')!
  const four = { ...freshExperiment('zheng-shang-you'), seats: 4, players: lineUpsOf(daifugo, 4).at(-3)!.players }
  const six = withPreset(daifugo, four, 'san-jia-xi')
  expect(six).toMatchObject({ seats: 6, base: { preset: 'san-jia-xi' } })
  expect(lineUpOf(daifugo, six)).toEqual(lineUpsOf(daifugo, 6).at(-3))
  expect(withPreset(daifugo, six, 'standard').seats).toBe(6)
})

it('an address holds what was changed, however much that is', () => {
  let experiment: Experiment = fresh
  for (const variant of [0, 1, 2, 3])
    for (const [name, { kind, default: usual }] of Object.entries<Setting>(game.schema.settings))
      if (kind === 'flag') experiment = withChange(experiment, variant, name, usual !== true)
  expect(parseExperiment(JSON.stringify(experiment))).toEqual(experiment)
})
