import { type CutInState, cutInDaifugo as typed } from '@tefuda/cut-in-daifugo'
import { type Card, type Game, isJoker, isRefusal, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { dealsProbe, greedyProbes } from '../bots.ts'
import { nanoseconds, type Probe } from '../measure.ts'
import { methodProbes, movesProbe, presetGroup, setupsOf, sizeProbes, type TableSetup } from '../playing.ts'
import type { Suite } from '../suite.ts'

const cutInDaifugo = typed as unknown as Game

const STANDARD: TableSetup = { rules: {}, seats: 4 }
const ONE_DEAL = { deals: 1 }

const DECISIONS = 'cut-in-daifugo/decisions of four players'
const DEALS = 'cut-in-daifugo/deals of greedy players'
const GREEDY = 'cut-in-daifugo/moves of greedy bots'
const THEN = 'cut-in-daifugo/the same by the bots of the last release'
const LIMIT = 'cut-in-daifugo/games of southern cross at the limit'

/** Milliseconds for listing the leads of 27 cards of which four are jokers. */
const leadsProbe = (): Probe => {
  const rules = resolveRules(cutInDaifugo.schema, cutInDaifugo, {}, 4)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const engine = cutInDaifugo.engine(rules, 4)
  const random = rng(1)
  const states = Array.from({ length: 100 }, () => {
    const state = engine.start(simulatedChance(random)) as CutInState
    state.hidden[state.turn] = withJokers([...state.hidden.flat(), ...state.open.flat()])
    state.knownTo[state.turn] = state.hidden[state.turn]!.map(() => 0)
    state.open[state.turn] = []
    return state
  })
  return {
    name: 'cut-in-daifugo/leads of 27 cards with four jokers',
    unit: 'ms',
    run: (seconds) =>
      nanoseconds(seconds, () => {
        for (const state of states) engine.moves(state, state.turn)
        return states.length
      }) / 1e6,
  }
}

const withJokers = (cards: readonly Card[]): Card[] =>
  [...cards.filter(isJoker), ...cards.filter((card) => !isJoker(card))].slice(0, 27)

export const suite: Suite = {
  game: 'cut-in-daifugo',
  compared: [
    { id: 'decisions', probes: () => [movesProbe(DECISIONS, cutInDaifugo, STANDARD)] },
    { id: 'deals', probes: () => [dealsProbe(DEALS, 'cut-in-daifugo', ONE_DEAL, 4)] },
    { id: 'bots', probes: () => greedyProbes([GREEDY, THEN], 'cut-in-daifugo', ONE_DEAL, 4) },
  ],
  alone: [
    { id: 'leads', probes: () => [leadsProbe()] },
    { id: 'methods', probes: () => methodProbes('cut-in-daifugo/4 seats', cutInDaifugo, STANDARD) },
    { id: 'sizes', probes: () => sizeProbes('cut-in-daifugo/4 seats', cutInDaifugo, STANDARD) },
    ...setupsOf(cutInDaifugo).map((setup) => presetGroup(cutInDaifugo, setup)),
  ],
  ratios: [
    { name: 'cut-in-daifugo/limit', of: DECISIONS, to: LIMIT },
    { name: 'cut-in-daifugo/greedy bots of the last release', of: GREEDY, to: THEN },
  ],
  limit: LIMIT,
}
