import { affordable, type CccRules, type CccState, ccc as typed, waysToPay } from '@tefuda/ccc'
import { type Card, type Game, isRefusal, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { playoutProbes } from '../bots.ts'
import { nanoseconds, type Probe, rate } from '../measure.ts'
import { methodProbes, movesProbe, presetGroup, setupsOf, sizeProbes, type TableSetup } from '../playing.ts'
import type { Suite } from '../suite.ts'

const ccc = typed as unknown as Game

const STANDARD: TableSetup = { rules: {}, seats: 4 }

const CARDS = 25
/** Ways to pay that a page shows of a cell. */
const SHOWN = 12
/** Ways to pay that are listed where many are asked for. */
const MANY = 10_000
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

interface Rich {
  readonly state: CccState
  readonly cards: readonly Card[]
}

const standardRules = (): CccRules => {
  const rules = resolveRules(typed.schema, typed, {}, STANDARD.seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

/** First turns in which the player has so many cards. */
const richHands = (rules: CccRules): Rich[] => {
  const engine = typed.engine(rules, STANDARD.seats)
  const chance = simulatedChance(rng(1))
  return Array.from({ length: 20 }, () => {
    const state = engine.start(chance)
    const hand = state.hands[state.turn]!
    hand.push(...state.pile.splice(0, CARDS - hand.length))
    return { state, cards: hand }
  })
}

const listingProbes = (): Probe[] => {
  const rules = standardRules()
  const engine = typed.engine(rules, STANDARD.seats)
  const hands = richHands(rules)
  const micros = (name: string, work: (hand: Rich) => number): Probe => ({
    name: `ccc/${name}`,
    unit: 'µs',
    run: (seconds) => nanoseconds(seconds, () => hands.reduce((done, hand) => done + work(hand), 0)) / 1000,
  })
  return [
    micros(`hints for a cell, ${CARDS} cards, ${SHOWN} ways`, ({ cards }) => {
      for (const number of NUMBERS) waysToPay(rules, cards, number, { limit: SHOWN })
      return NUMBERS.length
    }),
    {
      name: `ccc/ways to pay for a 10, ${CARDS} cards, the first ${MANY.toLocaleString('en')}`,
      unit: 'ways/s',
      run: (seconds) =>
        rate(seconds, () =>
          hands.reduce((ways, { cards }) => ways + waysToPay(rules, cards, 10, { limit: MANY }).length, 0),
        ),
    },
    micros(`what ${CARDS} cards can pay`, ({ cards }) => {
      affordable(rules, cards, NUMBERS)
      return 1
    }),
    micros(`list over all cells, ${CARDS} cards`, ({ state }) => {
      engine.moves(state, state.turn)
      return 1
    }),
  ]
}

const MOVES = 'ccc/decisions of four players'
const PLAYOUT = 'ccc/a playout of Monte Carlo, two players'
const THEN = 'ccc/the same by the bots of the last release'

/** Moves after which the playouts begin: a game in which all is open has some sixty. */
const PLAYED = 20

export const suite: Suite = {
  game: 'ccc',
  compared: [
    { id: 'decisions', probes: () => [movesProbe(MOVES, ccc, STANDARD)] },
    { id: 'playouts', probes: () => playoutProbes([PLAYOUT, THEN], 'ccc', 2, PLAYED) },
  ],
  alone: [
    { id: 'listing', probes: listingProbes },
    { id: 'methods', probes: () => methodProbes('ccc/4 seats', ccc, STANDARD) },
    { id: 'sizes', probes: () => sizeProbes('ccc/4 seats', ccc, STANDARD) },
    ...setupsOf(ccc).map((setup) => presetGroup(ccc, setup)),
  ],
  ratios: [{ name: 'ccc/playouts of the last release', of: THEN, to: PLAYOUT }],
}
