import type { Rng } from '@tefuda/kernel'

/**
 * The choices of one decision, as a policy sees them. Filled anew for each decision: nothing is allocated in playouts.
 * Choice `c` is described by `width` sparse features, weights number `features[c * width]` and on, and by a `bias`: what
 * speaks for it in advance, in logits.
 */
export interface Choices {
  readonly width: number
  readonly features: Int32Array
  readonly bias: Float64Array
  /** How many there are; what lies beyond is left over from earlier decisions. */
  count: number
  /** Logits, and after `weigh` chances: at least 0, sum 1. */
  readonly chances: Float64Array
}

/** Room for `most` choices of `width` features each. */
export const emptyChoices = (width: number, most: number): Choices => ({
  width,
  features: new Int32Array(width * most),
  bias: new Float64Array(most),
  count: 0,
  chances: new Float64Array(most),
})

/** The logit of each choice: its bias and the weights of its features. Returns the first of the highest. */
export const rank = (weights: Float32Array, { width, features, bias, count, chances }: Choices): number => {
  let best = 0
  for (let choice = 0, at = 0; choice < count; choice++) {
    let sum = bias[choice]!
    for (let k = 0; k < width; k++) sum += weights[features[at++]!]!
    chances[choice] = sum
    if (sum > chances[best]!) best = choice
  }
  return best
}

/** The first of the choices with most to speak for them in advance. */
export const first = ({ bias, count }: Choices): number => {
  let best = 0
  for (let choice = 1; choice < count; choice++) if (bias[choice]! > bias[best]!) best = choice
  return best
}

/** The chance of each choice under a log-linear (softmax) policy. */
export const weigh = (weights: Float32Array, choices: Choices): void => {
  const { count, chances } = choices
  const most = chances[rank(weights, choices)]!
  let sum = 0
  for (let choice = 0; choice < count; choice++) {
    chances[choice] = Math.exp(chances[choice]! - most)
    sum += chances[choice]!
  }
  for (let choice = 0; choice < count; choice++) chances[choice]! /= sum
}

/** One of the choices by their chances, after `weigh`. */
export const draw = ({ count, chances }: Choices, luck: Rng): number => {
  let left = (luck.below(PARTS) + 0.5) / PARTS
  for (let choice = 0; choice < count - 1; choice++) {
    left -= chances[choice]!
    if (left < 0) return choice
  }
  return count - 1
}

const PARTS = 65_536

/**
 * Adds to `gradient` how the mean gain rises with each weight, after `weigh`, when every choice was tried and choice `c`
 * gained `gains[c]`: the policy gradient summed over all actions (Sutton, McAllester, Singh and Mansour, Policy gradient
 * methods for reinforcement learning with function approximation, 1999).
 */
export const addGradient = (
  gradient: Float64Array,
  { width, features, count, chances }: Choices,
  gains: Float64Array,
): void => {
  let mean = 0
  for (let choice = 0; choice < count; choice++) mean += chances[choice]! * gains[choice]!
  for (let choice = 0; choice < count; choice++) {
    const ascent = chances[choice]! * (gains[choice]! - mean)
    for (let k = 0; k < width; k++) gradient[features[choice * width + k]!]! += ascent
  }
}
