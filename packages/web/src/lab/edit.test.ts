import { findGame } from '@tefuda/games'
import { isRefusal, type Setting } from '@tefuda/kernel'
import { type Experiment, parseExperiment, readExperiment } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { freshExperiment } from './address.ts'
import { letterOf, withChange, withNewVariant, withoutVariant } from './edit.ts'

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

it('an address holds what was changed, however much that is', () => {
  let experiment: Experiment = fresh
  for (const variant of [0, 1, 2, 3])
    for (const [name, { kind, default: usual }] of Object.entries<Setting>(game.schema.settings))
      if (kind === 'flag') experiment = withChange(experiment, variant, name, usual !== true)
  expect(parseExperiment(JSON.stringify(experiment))).toEqual(experiment)
})
