import { type Card, faceOf, isJoker, type Seat } from '@tefuda/kernel'
import type { Target } from './board.ts'
import type { Move } from './move.ts'
import { fieldOrder } from './notation.ts'
import type { Steps } from './selection.ts'
import { fieldIndex, NONE, type RulesContext, type State } from './state.ts'
import { allTargets, isCentre } from './targets.ts'
import type { Tray } from './tray.ts'

/** More ways of choosing cells than this are not gone through for a list; `checkMove` knows no such bound. */
const MOST_WAYS = 5000

/** How many jokers in one move are listed at most, by the number of cells they may go to. */
export const listedJokers = (targets: number): number => {
  let jokers = 1
  for (let ways = targets; jokers < targets; jokers++) {
    ways = (ways * (targets - jokers)) / (jokers + 1)
    if (ways > MOST_WAYS) break
  }
  return jokers
}

export const jokersOf = (state: State, seat: Seat): Card[] => state.hands[seat]!.filter(isJoker).map(faceOf)

export const mayPlaceTogether = (context: RulesContext, state: State, seat: Seat): boolean => {
  if (!context.rules.together || state.shown[seat] !== NONE) return false
  let jokers = 0
  for (const card of state.hands[seat]!) if (isJoker(card)) jokers++
  return jokers > 1
}

/** So many moves of several jokers are listed at most. */
export const TOGETHER_LISTED = 4000

/**
 * Every legal way of placing several jokers at once, up to the number that is listed (SC-10), as far as the steps reach; of
 * ways on which `isWanted` answers no none.
 */
export function* jokersTogether(
  context: RulesContext,
  state: State,
  seat: Seat,
  tray: Tray,
  steps: Steps,
  isWanted: (target: Target) => boolean = () => true,
): Generator<Move> {
  if (!mayPlaceTogether(context, state, seat)) return
  const field = state.fields[fieldIndex(context, seat)]!
  const jokers = jokersOf(state, seat)
  const targets = allTargets(context, field).toSorted(
    (a, b) => fieldOrder(context, field, a) - fieldOrder(context, field, b),
  )
  const isCentral = targets.map((target) => isCentre(context, field, target))
  let listed = 0
  for (let n = 2; n <= Math.min(jokers.length, targets.length, listedJokers(targets.length)); n++) {
    const hands = differentJokers(jokers, n)
    for (const chosen of combinations(targets.length, n)) {
      if (--steps.left < 0) return
      if (field.centreDue && !chosen.some((k) => isCentral[k])) continue
      if (!chosen.some((k) => isWanted(targets[k]!))) continue
      if (
        !tray.hangTogether(
          chosen.map((k, at) => ({ card: hands[0]![at]!, target: targets[k]! })),
          steps,
        )
      )
        continue
      for (const cards of hands) {
        if (++listed > TOGETHER_LISTED) {
          steps.left = -1
          return
        }
        yield chosen.map((k, at) => ({ card: cards[at]!, target: targets[k]! }))
      }
    }
  }
}

/** The different ways of taking n jokers, red ones first in each. */
const differentJokers = (jokers: readonly Card[], n: number): Card[][] => {
  const [red, black] = [Math.min(...jokers), Math.max(...jokers)]
  const reds = jokers.filter((card) => card === red).length
  const ways: Card[][] = []
  for (let k = Math.min(n, reds); k >= Math.max(0, n - (jokers.length - reds)); k--)
    ways.push([...Array<Card>(k).fill(red), ...Array<Card>(n - k).fill(black)])
  return ways
}

/** Every choice of n of so many things, by their places: the first ones first. The array is the same each time. */
function* combinations(count: number, n: number): Generator<readonly number[]> {
  const chosen = Array.from({ length: n }, (_, k) => k)
  for (;;) {
    yield chosen
    let at = n - 1
    while (at >= 0 && chosen[at] === count - n + at) at--
    if (at < 0) return
    chosen[at]!++
    for (let k = at + 1; k < n; k++) chosen[k] = chosen[k - 1]! + 1
  }
}
