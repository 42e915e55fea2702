/** Weights under training. */
export interface Ascent {
  readonly weights: Float32Array
  /** Sums of the squared gradients so far. */
  readonly squares: Float32Array
}

export const newAscent = (size: number): Ascent => ({
  weights: new Float32Array(size),
  squares: new Float32Array(size),
})

const RATE = 0.3

/** Keeps the first small gradients from leading far. */
const CAUTION = 0.01

/**
 * A step uphill by a gradient that is a sum over so many decisions, the smaller for a weight the more it has moved already: AdaGrad
 * (Duchi, Hazan and Singer, Adaptive subgradient methods for online learning and stochastic optimization, 2011).
 */
export const ascend = ({ weights, squares }: Ascent, gradient: Float64Array, decisions: number): void => {
  const scale = 1 / Math.sqrt(decisions)
  for (let k = 0; k < weights.length; k++) {
    const slope = gradient[k]! * scale
    if (slope === 0) continue
    squares[k]! += slope * slope
    weights[k]! += (RATE * slope) / Math.sqrt(squares[k]! + CAUTION)
  }
}
