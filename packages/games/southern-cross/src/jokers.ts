import { type Card, faceOf, isJoker, type Seat } from '@tefuda/kernel'
import type { Move } from './move.ts'
import { fieldOrder } from './notation.ts'
import { type Field, fieldIndex, NONE, type Setting, type State } from './state.ts'
import { jokersHangTogether } from './take.ts'
import { allTargets, isCentre } from './targets.ts'
import { tried } from './trial.ts'

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

export const mayPlaceTogether = (setting: Setting, state: State, seat: Seat): boolean => {
  if (!setting.rules.together || state.shown[seat] !== NONE) return false
  let jokers = 0
  for (const card of state.hands[seat]!) if (isJoker(card)) jokers++
  return jokers > 1
}

/** Every legal way of placing several jokers at once, up to the number that is listed (SC-10); all with `cell`, where it is given. */
export function* jokersTogether(
  setting: Setting,
  state: State,
  seat: Seat,
  isWanted: (targets: readonly number[]) => boolean = () => true,
): Generator<Move> {
  if (!mayPlaceTogether(setting, state, seat)) return
  const field = state.fields[fieldIndex(setting, seat)]!
  const jokers = jokersOf(state, seat)
  const targets = allTargets(setting, field).toSorted(
    (a, b) => fieldOrder(setting, field, a) - fieldOrder(setting, field, b),
  )
  for (let n = 2; n <= Math.min(jokers.length, targets.length, listedJokers(targets.length)); n++) {
    const hands = differentJokers(jokers, n)
    for (const chosen of combinations(targets, n)) {
      if (!isWanted(chosen) || !hangTogether(setting, field, chosen, hands[0]!)) continue
      for (const cards of hands) yield chosen.map((target, k) => ({ card: cards[k]!, target }))
    }
  }
}

const hangTogether = (setting: Setting, field: Field, targets: readonly number[], cards: readonly Card[]): boolean => {
  if (field.centreDue && !targets.some((target) => isCentre(setting, field, target))) return false
  const { trial, cells } = tried(
    setting,
    field,
    targets.map((target, k) => ({ card: cards[k]!, target })),
  )
  return jokersHangTogether(setting, trial, cells)
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

function* combinations<T>(items: readonly T[], n: number, from = 0): Generator<T[]> {
  if (n === 0) yield []
  else
    for (let i = from; i <= items.length - n; i++)
      for (const rest of combinations(items, n - 1, i + 1)) yield [items[i]!, ...rest]
}
