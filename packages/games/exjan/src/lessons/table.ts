import type { Lesson } from '@tefuda/kernel'
import { DECK } from '../cards.ts'

const SEATS = 4
const HAND = 10

interface Deal {
  /** What the learner holds, who deals. */
  readonly own: string
  /** What the others will discard, of what they hold or draw, and after a bar what else they hold. */
  readonly others: readonly [string, string, string]
  readonly indicator: string
  /** The first cards of the wall, the learner's draw first. */
  readonly wall: string
}

const cardsOf = (words: string): string[] => words.split(/[ |]+/).filter((card) => card !== '')

const discardsOf = (words: string): string[] => cardsOf(words.split('|')[0]!)

/** A card to each seat in turn, the indicator, the wall; other cards fill the hands of the others. */
const dealt = ({ own, others, indicator, wall }: Deal): string => {
  const drawn = cardsOf(wall)
  const known = [own, ...others].map((hand) => cardsOf(hand).filter((card) => !drawn.includes(card)))
  const taken = new Set([...known.flat(), indicator, ...drawn])
  const rest = DECK.cards.map(DECK.name).filter((card) => !taken.has(card))
  const hands = known.map((hand) => [...hand, ...rest.splice(0, HAND - hand.length)])
  const inTurn = Array.from({ length: SEATS * HAND }, (_, k) => hands[k % SEATS]![Math.floor(k / SEATS)]!)
  return [...inTurn, indicator, ...drawn].join(' ')
}

/** A lesson at a table of four. */
export const atFour = ({
  deal,
  ...lesson
}: Omit<Lesson, 'rules' | 'seats' | 'silence' | 'first' | 'others'> & { readonly deal: Deal }): Lesson => ({
  ...lesson,
  rules: {},
  seats: SEATS,
  silence: 'pass',
  first: dealt(deal),
  others: Object.fromEntries(
    deal.others.map((cards, k) => [k + 1, discardsOf(cards).map((card) => `discard ${card}`)]),
  ),
})
