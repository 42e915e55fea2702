import type { Card, Rng } from '@tefuda/kernel'

/** A guess at who holds which hidden cards, and how well each holder's cards explain what it has done. */
export interface Guess {
  /** The cards of each holder that might as well lie with another one. They are exchanged in place. */
  readonly loose: readonly Card[][]
  /** Whether a holder may have a card, by what everybody knows. */
  mayHold(holder: number, card: Card): boolean
  /**
   * Logarithm, at most 0, of how likely what a holder has done is with the loose cards it has now. Where that is below
   * `least`, anything below it will do.
   */
  logLikelihood(holder: number, least: number): number
}

/** A guess about a sampled world. */
export interface Belief<S = unknown> extends Guess {
  /** Puts the cards of the guess into a copy of that world. */
  lay(world: S): void
}

/**
 * Walks from a guess to likelier ones: exchanges one card each between two holders, again and again, and takes an exchange
 * back with the chance that makes the guesses come by as often as they are likely (Metropolis et al., Equation of state
 * calculations by fast computing machines, 1953). Holders' choices as evidence: Ohto, FujiGokoro (UECda, 2014–2017).
 *
 * `temper`, from 0 for no belief in the likelihoods to 1 for all of it, keeps a holder who plays unlike the model from
 * leading far astray.
 */
export const walkOf = (
  { loose, mayHold, logLikelihood }: Guess,
  temper: number,
): ((steps: number, luck: Rng) => void) => {
  const holders = loose.flatMap((cards, holder) => (cards.length > 0 ? [holder] : []))
  if (holders.length < 2) return () => undefined
  const weights = loose.map((_, holder) =>
    holders.includes(holder) ? logLikelihood(holder, Number.NEGATIVE_INFINITY) : 0,
  )
  const step = (luck: Rng): void => {
    const a = holders[luck.below(holders.length)]!
    const b = holders[(holders.indexOf(a) + 1 + luck.below(holders.length - 1)) % holders.length]!
    const [ofA, ofB] = [loose[a]!, loose[b]!]
    const [i, j] = [luck.below(ofA.length), luck.below(ofB.length)]
    const [one, other] = [ofA[i]!, ofB[j]!]
    if (!mayHold(a, other) || !mayHold(b, one)) return
    // The luck of the step first: most exchanges are refused long before all decisions have been looked at.
    const least = weights[a]! + weights[b]! + Math.log((luck.below(CHANCES) + 1) / CHANCES) / temper
    ofA[i] = other
    ofB[j] = one
    const weightA = logLikelihood(a, least)
    const weightB = weightA < least ? 0 : logLikelihood(b, least - weightA)
    if (weightA + weightB >= least) {
      weights[a] = weightA
      weights[b] = weightB
      return
    }
    ofA[i] = one
    ofB[j] = other
  }
  return (steps, luck) => {
    for (let k = 0; k < steps; k++) step(luck)
  }
}

const CHANCES = 65_536
