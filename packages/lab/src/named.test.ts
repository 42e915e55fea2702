import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { type Experiment, readExperiment } from './experiment.ts'
import { armIds, armNamed, experimentNamed } from './named.ts'
import { planOf } from './plan.ts'
import { withPairs } from './with-pairs.ts'

const game = findGame('southern-cross')!

const asked = (variants: readonly object[], more: object = {}): Experiment => {
  const experiment = readExperiment({ game: game.id, seats: 4, variants, ...more })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  return experiment
}

const namesOf = (experiment: Experiment) =>
  experiment.variants.map((_, variant) => armNamed({ game, experiment }, variant + 1))

it('a variant without a name is called by what it changes, in the reader’s language; a name that was given stays', () => {
  const { label } = game.schema.settings.hand!
  const experiment = asked([
    { set: { hand: 1 } },
    { name: '少ない手札', set: { hand: 2 } },
    { set: { hand: 1, match: true } },
  ])
  expect(namesOf(experiment)).toEqual([
    { ja: `${label.ja}：1`, en: `${label.en}: 1` },
    { ja: '少ない手札', en: '少ない手札' },
    {
      ja: expect.stringMatching(new RegExp(`^${label.ja}：1・.*：あり$`)),
      en: expect.stringMatching(new RegExp(`^${label.en}: 1, .*: yes$`)),
    },
  ])
})

it('of a table the rows that change are told, and of what changes nothing that', () => {
  const [table, nothing] = namesOf(asked([{ set: { 'points.set': 60 } }, { set: {} }]))
  expect(table!.en).toMatch(/: .* 60$/)
  expect(nothing!.en).toBe('as the base')
})

it('an experiment without a name is called by its variants, or by its game', () => {
  const { label } = game.schema.settings.hand!
  const name = (experiment: Experiment) => experimentNamed({ game, experiment })
  expect(name(asked([{ set: { hand: 1 } }, { name: 'x', set: {} }, { set: {} }])).en).toBe(`${label.en}: 1 / x`)
  expect(name(asked([]))).toEqual(game.name)
  const many = [1, 2, 4, 5, 6, 7, 8, 9].map((hand) => ({ set: { hand } }))
  expect(name(asked(many)).en).toBe(`${label.en}: 1 / ${label.en}: 2 / ${label.en}: 4 / 5 more`)
  expect(name(asked(many)).ja).toMatch(/^手札の枚数：1／.*：5／ほか4案$/)
  expect(name(asked([], { name: 'mine' })).ja).toBe('mine')
})

it('rows call them in no language, each otherwise', () => {
  const sets = [{ set: { hand: 1 } }, { name: 'hand=2', set: { hand: 3 } }, { set: { hand: 2 } }, { set: {} }]
  expect(armIds(asked(sets))).toEqual(['base', 'hand=1', 'hand=2', 'hand=2 (2)', 'base (2)'])
  const pairs = withPairs(asked([{ set: { hand: 1 } }, { set: { jokers: 4 } }]))
  expect(armIds(pairs)).toEqual(['base', 'hand=1', 'jokers=4', 'hand=1 × jokers=4'])
})

it('a label that has a colon of its own puts what follows it in brackets', () => {
  const [match] = namesOf(asked([{ set: { sameShuffle: false } }]))
  expect(match!.en).toBe('Match play (the same shuffle for all): no')
  const cutIn = findGame('cut-in-daifugo')!
  const effects = readExperiment({ game: cutIn.id, seats: 4, variants: [{ set: { 'effects.skip': 9 } }] })
  expect(armNamed({ game: cutIn, experiment: effects as Experiment }, 1)).toEqual({
    ja: 'どのランクがどの効果を持つか：スキップ（次の人から飛ばす） 9',
    en: 'Which rank has which effect: Skip (the next players miss their turn) 9',
  })
})

it('rules that cannot be played are refused by what the variant sets', () => {
  const plan = planOf(asked([{ set: { hand: 1 } }, { set: { hand: 99, nothing: 1 } }]))
  expect(isRefusal(plan) && plan.message.en).toMatch(/^Variant "Cards in hand: 99, nothing: 1": /)
})
