import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { type Experiment, parseExperiment, readExperiment } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { usualExperiment } from './address.ts'
import { baseRules, type Editing, letterOf, withChange, withNewVariant, withoutVariant } from './edit.ts'

const game = findGame('southern-cross')!

const editing = (experiment: Experiment): Editing => ({
  game,
  experiment,
  rules: baseRules(game, experiment)!,
  say: ({ en }) => en,
})

const fresh = readExperiment(usualExperiment(game.id))
if (isRefusal(fresh)) throw new Error(fresh.message.en)

const namesIn = ({ variants }: Experiment): string[] => variants.map(({ name }) => name)

it('variants have letters of their own, however many there are', () => {
  expect([0, 25, 26, 27, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA'])
  expect(new Set(Array.from({ length: 200 }, (_, variant) => letterOf(variant))).size).toBe(200)
})

describe('the names of variants', () => {
  it('say setting and value; one that changes nothing yet is called by its letter', () => {
    const one = withChange(editing(fresh), 0, 'match', true)
    const two = withNewVariant(editing(one))
    expect(namesIn(two)).toEqual([`${game.schema.settings.match!.label.en}: yes`, 'B'])
    expect(two.name).toBe(namesIn(two)[0])
    expect(withoutVariant(editing(one), 0).name).toBe(game.name.en)
  })

  it('differ, also where two variants change the same', () => {
    const one = withChange(editing(fresh), 0, 'match', true)
    const two = withChange(editing(withNewVariant(editing(one))), 1, 'match', true)
    expect(new Set(namesIn(two)).size).toBe(2)
  })

  it('fit an experiment, however much is changed', () => {
    let experiment: Experiment = fresh
    for (const variant of [0, 1, 2, 3])
      for (const [name, { kind }] of Object.entries(game.schema.settings))
        if (kind === 'flag')
          experiment = withChange(editing(experiment), variant, name, editing(experiment).rules[name] !== true)
    expect(parseExperiment(JSON.stringify(experiment))).toEqual(experiment)
  })
})
