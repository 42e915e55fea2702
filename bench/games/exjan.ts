import {
  type ExjanState,
  isComplete,
  meldCards,
  missingFrom,
  readyDiscards,
  rulesContextOf,
  exjan as typed,
  waitsOf,
} from '@tefuda/exjan'
import { type Card, type Game, isRefusal, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { nanoseconds, type Probe } from '../measure.ts'
import { methodProbes, movesProbe, presetGroup, setupsOf, sizeProbes, type TableSetup } from '../playing.ts'
import type { Suite } from '../suite.ts'

const exjan = typed as unknown as Game

const STANDARD: TableSetup = { rules: {}, seats: 4 }

/** The same game, in which whoever plays at random discards what it has drawn and lets everything pass. */
const idle: Game = {
  ...exjan,
  engine: (rules, seats) => {
    const engine = exjan.engine(rules, seats)
    return { ...engine, pick: engine.timeoutMove }
  },
}

/** A hand with the card just drawn, and what its player has laid open. */
interface Drawn {
  readonly cards: readonly Card[]
  readonly laid: readonly Card[]
  /** Sets still to be made. */
  readonly sets: number
}

const HANDS = 20_000

/** The hands of random play after each draw. */
const drawnHands = (): Drawn[] => {
  const rules = resolveRules(typed.schema, typed, {}, STANDARD.seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = typed.engine(rules, STANDARD.seats)
  const random = rng(1)
  const chance = simulatedChance(random)
  const hands: Drawn[] = []
  let state = engine.start(chance)
  while (hands.length < HANDS) {
    const seat = engine.toAct(state)[0]
    if (seat === undefined) state = engine.start(chance)
    else {
      if (state.drawn) hands.push(drawnBy(state, rulesContextOf(rules, STANDARD.seats).sets))
      engine.apply(state, seat, engine.pick(state, seat, random), chance)
    }
  }
  return hands
}

const drawnBy = (state: ExjanState, sets: number): Drawn => ({
  cards: state.hands[state.turn]!.slice(),
  laid: meldCards(state, state.turn),
  sets: sets - state.melds[state.turn]!.length,
})

const handProbes = (): Probe[] => {
  const hands = drawnHands()
  const each = (name: string, work: (hand: Drawn) => unknown): Probe => ({
    name: `exjan/${name}`,
    unit: 'ns',
    run: (seconds) =>
      nanoseconds(seconds, () => {
        for (const hand of hands) work(hand)
        return hands.length
      }),
  })
  return [
    each('win test and waits of each discard', ({ cards, laid }) => isComplete(cards) || readyDiscards(cards, laid)),
    each('win test', ({ cards }) => isComplete(cards)),
    each('waits of each discard', ({ cards, laid }) => readyDiscards(cards, laid)),
    each('waits without the card drawn', ({ cards, laid }) => waitsOf(cards.slice(0, -1), laid)),
    each('cards missing (shanten)', ({ cards, laid, sets }) => missingFrom(cards, sets, laid)),
  ]
}

const MOVES = 'exjan/moves at random'
const MOVES_THERE = 'exjan/the same on majiang-core'
const IDLE = 'exjan/moves that discard what was drawn'
const IDLE_THERE = 'exjan/the same on majiang-core, all pass'

export const suite: Suite = {
  game: 'exjan',
  compared: [
    { id: 'moves', probes: () => [movesProbe(MOVES, exjan, STANDARD)] },
    { id: 'peer', probes: async () => [(await import('../majiang-core/exjan.probe.ts')).randomPeer(MOVES_THERE)] },
    { id: 'idle', probes: () => [movesProbe(IDLE, idle, STANDARD)] },
    { id: 'idle peer', probes: async () => [(await import('../majiang-core/exjan.probe.ts')).idlePeer(IDLE_THERE)] },
  ],
  alone: [
    { id: 'hands', probes: handProbes },
    { id: 'methods', probes: () => methodProbes('exjan/4 seats', exjan, STANDARD) },
    { id: 'sizes', probes: () => sizeProbes('exjan/4 seats', exjan, STANDARD) },
    ...setupsOf(exjan).map((setup) => presetGroup(exjan, setup)),
  ],
  ratios: [
    { name: 'exjan/majiang-core', of: MOVES, to: MOVES_THERE },
    { name: 'exjan/majiang-core, all pass', of: IDLE, to: IDLE_THERE },
  ],
}
