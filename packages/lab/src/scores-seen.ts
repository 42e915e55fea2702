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

/** Who is ahead while a game goes on. */
export const leadOf = (seats: number) => {
  const wasLast = Array<boolean>(seats).fill(false)
  let seen: readonly number[] = []
  let [leader, leadChanges] = [-1, 0]
  /** Takes scores that are others than the last time. */
  const change = (scores: readonly number[]): void => {
    seen = scores.slice()
    const [most, least] = [Math.max(...scores), Math.min(...scores)]
    const best = scores.indexOf(most)
    const worst = scores.indexOf(least)
    if (seats > 1 && scores.lastIndexOf(least) === worst) wasLast[worst] = true
    if (best === leader || scores.lastIndexOf(most) !== best) return
    if (leader >= 0) leadChanges++
    leader = best
  }
  return {
    see(scores: readonly number[]): void {
      for (let seat = 0; seat < seats; seat++)
        if (seen[seat] !== scores[seat]) {
          change(scores)
          return
        }
    },
    told: () => ({ wasLast, leadChanges }),
  }
}
