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
  /** At most so many trials in all. */
  readonly trials: number
  /** The part of the time that is gone, from 0; at 1 it is up. */
  elapsed(): number
}

/**
 * Sequential halving: finds the best of several choices by trials that depend on luck. The trials come in rounds, and
 * all choices in a round meet the same luck (`round` says which), so that they are compared in pairs. The allowance is
 * spent in equal parts, one for each halving; after each the worse half is given up, and with it whatever falls short of
 * the best by more than twice the standard error of the difference. Yields after each round; the last standing is returned.
 * Karnin, Koren and Somekh (2013), Almost optimal exploration in multi-armed bandits.
 */
export function* halving(
  choices: number,
  allowance: Allowance,
  attempt: (choice: number, round: number) => number,
): Generator<Standing, Standing> {
  const results = Array.from({ length: choices }, (): number[] => [])
  const sums = Array.from({ length: choices }, () => 0)
  let running = results.map((_, choice) => choice)
  let givenUp: number[] = []
  let spent = 0
  let round = 0

  const mean = (choice: number): number => sums[choice]! / Math.max(1, results[choice]!.length)
  const standing = (): Standing => ({
    order: [...running.toSorted((a, b) => mean(b) - mean(a)), ...givenUp],
    means: results.map((_, choice) => mean(choice)),
    tries: results.map((list) => list.length),
  })
  const isOver = (part: number): boolean =>
    round > 0 && (spent + running.length > allowance.trials * part || allowance.elapsed() >= part)

  const stages = Math.ceil(Math.log2(choices))
  for (let stage = 1; stage <= stages && running.length > 1; stage++) {
    while (!isOver(stage / stages)) {
      const tried: number[] = []
      for (const choice of running) {
        // A round that is broken off is forgotten, unless it is all there is.
        if (round > 0 && allowance.elapsed() >= 1) return standing()
        if (round === 0 && tried.length > 0 && allowance.elapsed() >= 1) break
        tried.push(attempt(choice, round))
        spent++
      }
      for (const [k, result] of tried.entries()) {
        results[running[k]!]!.push(result)
        sums[running[k]!]! += result
      }
      if (tried.length < running.length) {
        givenUp = running.slice(tried.length)
        running = running.slice(0, tried.length)
        return standing()
      }
      round++
      yield standing()
    }
    const ranked = running.toSorted((a, b) => mean(b) - mean(a))
    const half = ranked.slice(0, Math.ceil(ranked.length / 2))
    running = half.filter((choice) => !fallsShort(results[choice]!, results[half[0]!]!))
    givenUp = [...ranked.filter((choice) => !running.includes(choice)), ...givenUp]
  }
  return standing()
}

const ENOUGH_ROUNDS = 8

const fallsShort = (results: readonly number[], best: readonly number[]): boolean => {
  const rounds = results.length
  if (results === best || rounds < ENOUGH_ROUNDS) return false
  let sum = 0
  let squares = 0
  for (let k = 0; k < rounds; k++) {
    const difference = best[k]! - results[k]!
    sum += difference
    squares += difference * difference
  }
  const mean = sum / rounds
  return mean > 2 * Math.sqrt(Math.max(0, squares / rounds - mean * mean) / (rounds - 1))
}
