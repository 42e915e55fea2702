import {
  cardName,
  cardOf,
  EXJAN_DECK,
  type ExjanRules,
  exjan,
  isSymbol,
  rankOf,
  scoreHand,
  suitOf,
  waitsOf,
} from '@tefuda/exjan'
import { type Card, defaultRules, isRefusal, type Rng, text } from '@tefuda/kernel'
import { oneOf, shuffled, untilMade } from './draw.ts'
import type { Option, Task } from './task.ts'

const RULES = defaultRules<ExjanRules>(exjan.schema)
const MOST_WAITS = 4
const OPTIONS = 8
const CHOICES = 4

/** A hand one card short: what does it wait for, or what does a win pay? */
export const waitsTask = (random: Rng): Task => (random.below(2) === 0 ? waitTask(random) : payTask(random))

const waitTask = (random: Rng): Task =>
  untilMade(() => {
    const hand = readyHand(random)
    const waits = waitsOf(hand)
    if (waits.length === 0 || waits.length > MOST_WAITS) return null
    const others = nearTo(hand).filter((card) => !waits.includes(card))
    const offered = [...waits, ...shuffled(others, random)].slice(0, OPTIONS).toSorted((a, b) => a - b)
    const right = [...offered.keys()].filter((place) => waits.includes(offered[place]!))
    return {
      ask: text('この手の待ちを、すべて選んでください。', 'Mark every card that completes this hand.'),
      shown: [namesOf(hand)],
      options: offered.map(cardOption),
      isOne: false,
      right: [right],
      told: text(`待ちは${namesOf(waits).join('・')}です。`, `It waits for ${namesOf(waits).join(', ')}.`),
    }
  })

const payTask = (random: Rng): Task =>
  untilMade(() => {
    const hand = readyHand(random)
    const waits = waitsOf(hand)
    if (waits.length === 0) return null
    const card = oneOf(waits, random)
    const points = pointsOf(hand, card)
    if (points === null) return null
    const values = new Set([points])
    for (let tries = 0; tries < 50 && values.size < CHOICES; tries++) {
      const other = readyHand(random)
      const [wait] = waitsOf(other)
      const worth = wait === undefined ? null : pointsOf(other, wait)
      if (worth !== null) values.add(worth)
    }
    if (values.size < CHOICES) return null
    const offered = [...values].toSorted((a, b) => a - b)
    return {
      ask: text(
        `リーチをかけて、人の捨てた${cardName(card)}であがりました。何点？`,
        `After reach you win on a discarded ${cardName(card)}. How many points?`,
      ),
      shown: [namesOf(hand)],
      options: offered.map((value) => ({ label: text(`${value}点`, `${value} points`) })),
      isOne: true,
      right: [[offered.indexOf(points)]],
      told: text(`${points}点です。`, `${points} points.`),
    }
  })

/** What a win after reach on a discard is worth, by the standard rules; null where it is none. */
const pointsOf = (hand: readonly Card[], card: Card): number | null => {
  const sheet = scoreHand(RULES, {
    seats: 4,
    winner: 0,
    dealer: 3,
    from: 1,
    hand: namesOf(hand),
    card: cardName(card),
    reach: true,
  })
  return isRefusal(sheet) ? null : sheet.points
}

/** Three sets and a pair, less one card. */
const readyHand = (random: Rng): readonly Card[] => {
  const whole = untilMade(() => {
    const cards = [setOf(random), setOf(random), setOf(random), ofOneRank(random, 2)].flat()
    return new Set(cards).size === cards.length ? cards : null
  })
  const lost = oneOf(whole, random)
  return whole.filter((card) => card !== lost).toSorted((a, b) => a - b)
}

const setOf = (random: Rng): readonly Card[] => (random.below(3) === 0 ? ofOneRank(random, 3) : runOf(random))

const ofOneRank = (random: Rng, count: number): readonly Card[] => {
  const rank = rankOf(oneOf(EXJAN_DECK.cards, random))
  return shuffled([0, 1, 2, 3], random)
    .slice(0, count)
    .map((suit) => cardOf(suit, rank))
}

/** Three numbers in order of one suit. */
const runOf = (random: Rng): readonly Card[] => {
  const numbers = EXJAN_DECK.cards.filter((card) => !isSymbol(rankOf(card)) && !isSymbol(rankOf(card) + 2))
  const first = oneOf(numbers, random)
  return [0, 1, 2].map((step) => cardOf(suitOf(first), rankOf(first) + step))
}

/** Cards that one might take for a wait: of a rank or beside a card of the hand. */
const nearTo = (hand: readonly Card[]): readonly Card[] => {
  const isNear = (card: Card): boolean =>
    hand.some(
      (own) =>
        rankOf(own) === rankOf(card) || (suitOf(own) === suitOf(card) && Math.abs(rankOf(own) - rankOf(card)) <= 2),
    )
  return EXJAN_DECK.cards.filter((card) => !hand.includes(card) && isNear(card))
}

const namesOf = (cards: readonly Card[]): string[] => cards.map(cardName)

const cardOption = (card: Card): Option => ({ label: text(cardName(card), cardName(card)), cards: [cardName(card)] })
