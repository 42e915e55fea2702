import type { Phase, Seat } from '@tefuda/kernel'

/** What it is worth to be the first to act in a deal: the dealer, in games that have one. */
export const begunIn = () => {
  let [deal, first, sum, deals] = [0, -1, 0, 0]
  let before: readonly number[] = []
  const end = (scores: readonly number[]): void => {
    if (first < 0) return
    let all = 0
    for (let seat = 0; seat < scores.length; seat++) all += scores[seat]! - before[seat]!
    sum += scores[first]! - before[first]! - all / scores.length
    deals++
    first = -1
  }
  return {
    see(number: number, phase: Phase, scores: readonly number[], due: readonly Seat[]): void {
      if (number === deal || phase !== 'turn') return
      end(scores)
      deal = number
      before = scores.slice()
      if (due.length === 1) first = due[0]!
    },
    told(scores: readonly number[]): number | null {
      end(scores)
      return deals === 0 ? null : sum / deals
    },
  }
}

/** Who is ahead while a game goes on; `sides`: a seat of each. */
export const leadOf = (sides: readonly Seat[]) => {
  const wasLast = Array<boolean>(sides.length).fill(false)
  let seen: readonly number[] = []
  let [leader, leadChanges] = [-1, 0]
  /** Takes scores that are others than the last time. */
  const change = (all: readonly number[]): void => {
    seen = sides.map((seat) => all[seat]!)
    const [most, least] = [Math.max(...seen), Math.min(...seen)]
    const best = seen.indexOf(most)
    const worst = seen.indexOf(least)
    if (sides.length > 1 && seen.lastIndexOf(least) === worst) wasLast[worst] = true
    if (best === leader || seen.lastIndexOf(most) !== best) return
    if (leader >= 0) leadChanges++
    leader = best
  }
  return {
    see(scores: readonly number[]): void {
      for (let side = 0; side < sides.length; side++)
        if (seen[side] !== scores[sides[side]!]) {
          change(scores)
          return
        }
    },
    told: () => ({ wasLast, leadChanges }),
  }
}
