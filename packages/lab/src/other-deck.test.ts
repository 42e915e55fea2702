import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { readExperiment } from './experiment.ts'
import { hasOtherDeck } from './other-deck.ts'
import { planOf } from './plan.ts'

it('a variant with more cards has another deck, one with other rules alone has not', () => {
  const variants = [
    { name: 'packs', set: { decks: 2 } },
    { name: 'hand', set: { hand: 1 } },
  ]
  const experiment = readExperiment({ name: 'a test', game: 'southern-cross', seats: 2, variants })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  expect([0, 1].map((variant) => hasOtherDeck(plan, variant))).toEqual([true, false])
})
