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
      before = scores
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
  const change = (scores: readonly number[]): void => {
    let [best, isBestAlone, least, isLeastAlone] = [0, true, 0, sides.length > 1]
    let most = scores[sides[0]!]!
    let fewest = most
    for (let side = 1; side < sides.length; side++) {
      const score = scores[sides[side]!]!
      if (score >= most) {
        isBestAlone = score > most
        if (isBestAlone) best = side
        most = score
      }
      if (score <= fewest) {
        isLeastAlone = score < fewest
        if (isLeastAlone) least = side
        fewest = score
      }
    }
    if (isLeastAlone) wasLast[least] = true
    if (!isBestAlone || best === leader) return
    if (leader >= 0) leadChanges++
    leader = best
  }
  return {
    see(scores: readonly number[]): void {
      if (scores === seen) return
      const before = seen
      seen = scores
      for (let seat = 0; seat < scores.length; seat++)
        if (before[seat] !== scores[seat]) {
          change(scores)
          return
        }
    },
    wasLast,
    leadChanges: () => leadChanges,
  }
}
