import { climbingRank, formatAll, isStandIn, type Laid, parseAll, parseOne, TWO } from '@tefuda/climbing'
import { type Card, frenchName, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { byDeckOrder, combinationOf, layGroup, layGroups, laySequence } from './combination.ts'
import { type Move, PASS } from './move.ts'

/** A move as it is written down: `S5 H5 S2=D5`, `pass`, `give S2`, `take S2`. */
export const formatMove = (move: Move): string => {
  switch (move.type) {
    case 'play':
      return formatAll(move.laid)
    case 'pass':
      return 'pass'
    default:
      return `${move.type} ${frenchName(move.card)}`
  }
}

/** No play has more cards than the largest hand, and no card of a play more than seven letters. */
const LONGEST = 200

/** Reads `S5 H5 S2=D5`, `pass`, `give S2`, `take S2`. Cards may come in any order; what wild cards are declared to be counts by rank. */
export const parseMove = (text: string): Move | Refusal => {
  const words = text.length > LONGEST ? [] : text.trim().split(/\s+/)
  const verb = words[0]?.toLowerCase()
  if (verb === undefined || verb === '')
    return refusal(
      'unreadable-move',
      null,
      '手として読めません。「S5 H5」「pass」のように書いてください。',
      'Cannot read this as a move. Write S5 H5 or pass.',
    )
  if (verb === 'pass' && words.length === 1) return PASS
  if (verb === 'give' || verb === 'take') {
    const card = parseOne(words.slice(1).join(' '))
    return isRefusal(card) ? card : { type: verb, card }
  }
  const laid = parseAll(text)
  return isRefusal(laid) ? laid : { type: 'play', laid: inOrder(asSet(laid)) }
}

/** Wild cards alone, written bare: a set that ranks as its lowest card, for which the others stand (ZS-1). */
const asSet = (laid: readonly Laid[]): readonly Laid[] => {
  if (laid.length < 2 || laid.some((one) => isStandIn(one) || climbingRank(one.card) < TWO)) return laid
  const cards = laid.map(({ card }) => card).sort(byDeckOrder)
  const lowest = Math.min(...cards.map(climbingRank))
  return layGroup(
    lowest,
    cards.filter((card) => climbingRank(card) === lowest),
    cards.filter((card) => climbingRank(card) > lowest),
  )
}

/** The one way of writing a play down; what makes no combination is left as it is. */
const inOrder = (laid: readonly Laid[]): readonly Laid[] => {
  const play = combinationOf(laid)
  if (isRefusal(play)) return laid
  const from = play.rank - play.length + 1
  const ranks = Array.from({ length: play.length }, (_, k) => laid.filter(({ as }) => climbingRank(as) === from + k))
  const [naturals, wilds] = [
    ranks.map((group) => own(group)),
    laid
      .filter(isStandIn)
      .map(({ card }) => card)
      .sort(byDeckOrder),
  ]
  switch (play.kind) {
    case 'sequence': {
      const jokers = wilds.slice()
      return laySequence(
        from,
        naturals.map(([card]) => card ?? jokers.shift()!),
      )
    }
    case 'groups':
      return layGroups(from, naturals, wilds, play.width) ?? laid
    default:
      return layGroup(play.rank, naturals[0]!, wilds)
  }
}

const own = (group: readonly Laid[]): Card[] =>
  group
    .filter((one) => !isStandIn(one))
    .map(({ card }) => card)
    .sort(byDeckOrder)
