import { rng } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { newAscent } from './ascent.ts'
import { pack, unpack } from './packed.ts'
import { addGradient, type Choices, draw, emptyChoices, first, rank, weigh } from './softmax.ts'

/** Three choices of two features each, among five weights. */
const three = (): Choices => {
  const choices = emptyChoices(2, 4)
  choices.features.set([0, 1, 0, 2, 3, 4])
  choices.bias.set([0.5, 0, -0.5])
  choices.count = 3
  return choices
}

const WEIGHTS = new Float32Array([0.25, -1, 2, 0.5, 0.125])

const chancesBy = (weights: Float32Array): number[] => {
  const choices = three()
  weigh(weights, choices)
  return [...choices.chances.subarray(0, choices.count)]
}

it('gives choices chances by their bias and the weights of their features', () => {
  const logits = [0.5 + 0.25 - 1, 0.25 + 2, -0.5 + 0.5 + 0.125]
  const sum = logits.reduce((total, logit) => total + Math.exp(logit), 0)
  for (const [choice, chance] of chancesBy(WEIGHTS).entries())
    expect(chance).toBeCloseTo(Math.exp(logits[choice]!) / sum, 10)
  expect(rank(WEIGHTS, three())).toBe(1)
  expect(first(three())).toBe(0)
})

it('draws choices as often as their chances say', () => {
  const choices = three()
  weigh(WEIGHTS, choices)
  const luck = rng(1)
  const drawn = [0, 0, 0]
  for (let k = 0; k < 4000; k++) drawn[draw(choices, luck)]!++
  for (const [choice, times] of drawn.entries()) expect(times / 4000).toBeCloseTo(choices.chances[choice]!, 1)
})

it('finds by which weights the mean gain rises', () => {
  const gains = new Float64Array([1, 0, -2, 0])
  const meanGain = (weights: Float32Array): number =>
    chancesBy(weights).reduce((sum, chance, choice) => sum + chance * gains[choice]!, 0)
  const choices = three()
  weigh(WEIGHTS, choices)
  const gradient = new Float64Array(5)
  addGradient(gradient, choices, gains)
  const little = 1 / 64
  for (const [k, slope] of gradient.entries()) {
    const [more, less] = [WEIGHTS.slice(), WEIGHTS.slice()]
    more[k]! += little
    less[k]! -= little
    expect(slope).toBeCloseTo((meanGain(more) - meanGain(less)) / (2 * little), 4)
  }
})

it('keeps weights as text, in steps of a sixteenth', () => {
  const { weights } = newAscent(4)
  weights.set([0, 0.5, -1.26, 100])
  expect([...unpack(pack(weights))]).toEqual([0, 0.5, -1.25, 127 / 16])
})
