/** What trying out several choices has shown so far. */
export interface Standing {
  /** The choices still in the running, best first; then those given up, the last ones first. */
  readonly order: readonly number[]
  /** Mean result of each choice; 0 where it was never tried. */
  readonly means: readonly number[]
  /** How often each choice was tried. */
  readonly tries: readonly number[]
}

/** How much trying there may be. */
export interface Allowance {
  /** At most so many trials in all; at least one for each choice. */
  readonly trials: number
  /** The part of the time that is gone, from 0; at 1 it is up. */
  elapsed(): number
}

/**
 * Finds the best of several choices by trials that depend on luck: sequential halving (Karnin, Koren and Somekh, Almost
 * optimal exploration in multi-armed bandits, 2013). Trials come in rounds, and all choices meet the same luck in a
 * round, so that they are compared in pairs. The allowance is spent in equal parts; after each the worse half is given
 * up, and whatever falls short of the best by more than twice the standard error of the difference. Yields the standing
 * whenever another trial for each choice has been spent. A round that the time breaks off does not count; if it is the first, what was not tried is given up.
 *
 * `lead` is what the first choice is ahead of the others by beforehand, in results times trials: the more is tried, the
 * less it counts. With `margin` it stays the best until another one is ahead of it by more than so many standard errors of the
 * difference.
 */
export function* halving(
  choices: number,
  allowance: Allowance,
  attempt: (choice: number, round: number) => number,
  lead = 0,
  margin = 0,
): Generator<Standing, Standing> {
  const { results, mean, add } = createTally(choices)
  let running = results.map((_, choice) => choice)
  let givenUp: readonly number[] = []
  let spent = 0
  let rounds = 0
  let told = 0

  const rating = (choice: number): number => mean(choice) + (choice === 0 ? lead / Math.max(1, rounds) : 0)
  const ranked = (): number[] => running.toSorted((a, b) => rating(b) - rating(a))
  const best = (): readonly number[] => {
    const order = ranked()
    return isDefended(order[0]!) ? [0, ...order.filter((choice) => choice !== 0)] : order
  }
  const isDefended = (other: number): boolean =>
    margin > 0 && other !== 0 && running.includes(0) && !fallsShort(results[0]!, results[other]!, margin)
  const standing = (): Standing => ({
    order: [...best(), ...givenUp],
    means: results.map((_, choice) => mean(choice)),
    tries: results.map((list) => list.length),
  })
  const isSpent = (part: number): boolean =>
    rounds > 0 && (spent + running.length > allowance.trials * part || allowance.elapsed() >= part)
  const tryAll = (): number[] => {
    const found: number[] = []
    for (const choice of running) {
      if (found.length > 0 && allowance.elapsed() >= 1) break
      found.push(attempt(choice, rounds))
    }
    spent += found.length
    return found
  }
  const note = (found: readonly number[]): void => {
    for (const [k, result] of found.entries()) add(running[k]!, result)
    rounds++
  }
  const keep = (kept: readonly number[], all: readonly number[]): void => {
    givenUp = [...all.filter((choice) => !kept.includes(choice)), ...givenUp]
    running = [...kept]
  }

  const parts = Math.ceil(Math.log2(choices))
  for (let part = 1; part <= parts && running.length > 1; part++) {
    while (!isSpent(part / parts)) {
      const found = tryAll()
      const isWhole = found.length === running.length
      if (rounds === 0) keep(running.slice(0, found.length), running)
      if (isWhole || rounds === 0) note(found)
      if (!isWhole) return standing()
      if (spent - told < choices) continue
      told = spent
      yield standing()
    }
    const order = ranked()
    const half = order.slice(0, Math.ceil(order.length / 2))
    const first = isDefended(half[0]!) ? [0] : []
    keep(
      [...new Set([...half.filter((choice) => !fallsShort(results[choice]!, results[half[0]!]!, CLEARLY)), ...first])],
      order,
    )
  }
  return standing()
}

/** What the trials of each choice came to. */
const createTally = (choices: number) => {
  const results = Array.from({ length: choices }, (): number[] => [])
  const sums = results.map(() => 0)
  return {
    results,
    mean: (choice: number): number => sums[choice]! / Math.max(1, results[choice]!.length),
    add: (choice: number, result: number): void => {
      results[choice]!.push(result)
      sums[choice]! += result
    },
  }
}

/** Before so many rounds nothing is given up for falling short: the standard error is not to be trusted. */
const ENOUGH_ROUNDS = 8

/** So many standard errors are no chance any more. */
const CLEARLY = 2

const fallsShort = (results: readonly number[], best: readonly number[], errors: number): boolean => {
  const rounds = results.length
  if (results === best || rounds < ENOUGH_ROUNDS) return false
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const difference = best[round]! - results[round]!
    sum += difference
    squares += difference * difference
  }
  const mean = sum / rounds
  const variance = Math.max(0, squares / rounds - mean * mean)
  return mean > errors * Math.sqrt(variance / (rounds - 1))
}
