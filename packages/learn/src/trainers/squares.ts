import { calculate } from '@tefuda/ccc'
import { frenchDeck, isRefusal, type Rng, text } from '@tefuda/kernel'
import { oneOf, shuffled, untilMade } from './draw.ts'
import type { Task } from './task.ts'

const DECK = frenchDeck()
const PACK = DECK.cards.map(DECK.name)
const HAND = 6

/** Six cards and a number: which of them pay for it? Whatever the engine takes is right. */
export const squaresTask = (random: Rng): Task =>
  untilMade(() => {
    const hand = shuffled(PACK, random).slice(0, HAND)
    const paid = waysOf(hand)
    const numbers = [...paid]
      .filter(([, ways]) => ways.every((way) => way.length > 1 && way.length < HAND))
      .map(([number]) => number)
    if (numbers.length === 0) return null
    const number = oneOf(numbers, random)
    const right = paid.get(number)!.toSorted((a, b) => a.length - b.length)
    const shortest = calculate(right[0]!.map((card) => hand[card]).join(' '))
    if (isRefusal(shortest) || shortest.number !== number) return null
    return {
      ask: text(`${number}のマスに置ける札を選んでください。`, `Choose cards that pay for a cell of number ${number}.`),
      shown: [],
      options: hand.map((card) => ({ label: text(card, card), cards: [card] })),
      isOne: false,
      right,
      told: shortest.told,
    }
  })

/** By number, the selections of cards that pay for it. */
const waysOf = (hand: readonly string[]): ReadonlyMap<number, number[][]> => {
  const ways = new Map<number, number[][]>()
  for (let bits = 1; bits < 1 << hand.length; bits++) {
    const selected = [...hand.keys()].filter((card) => (bits >> card) & 1)
    const calculation = calculate(selected.map((card) => hand[card]).join(' '))
    if (isRefusal(calculation)) continue
    for (const number of new Set(calculation.readings.map((reading) => reading.number)))
      ways.set(number, [...(ways.get(number) ?? []), selected])
  }
  return ways
}
