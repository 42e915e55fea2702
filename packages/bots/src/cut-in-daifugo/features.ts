import { type CutInRules, type CutInState, cardsOf, EFFECTS, type Effect, effectsOf } from '@tefuda/cut-in-daifugo'
import type { Foreseen } from '../climbing/foreseen.ts'
import { blocksOf, stepOf } from '../policy/blocks.ts'
import { type Features, featuresOf } from '../policy/features.ts'
import type { Choices } from '../policy/softmax.ts'
import { type Hand, JOKER, type Plan, RANKS } from './hand.ts'
import type { Rating } from './rating.ts'
import { bindsOf, emptySight, isExposed, lookAt, type Sight, strengthIn, strongLeft, strongUnseen } from './sight.ts'
import { weightOf } from './weights.ts'

// What is counted, and in how many steps.
const LEADERS = 2
const SHAPES = 8
const KINDS = LEADERS * SHAPES
const STRENGTHS = 16
const FEW = 8
const PLAYS = 12
const HOLDS = 8
const LOADS = 24
const STRONG = 8
const DEEDS = EFFECTS.length + 3
const COUNTS = 4
const BINDS = 4
const BETWEEN = 4
const TURNS = 8

const BLOCKS = blocksOf({
  rank: [KINDS, STRENGTHS],
  deed: [LEADERS, DEEDS, COUNTS, 2],
  deedLate: [DEEDS, FEW, FEW],
  size: [KINDS, FEW],
  threat: [KINDS, FEW, FEW],
  outlook: [LEADERS, HOLDS, PLAYS, FEW],
  load: [LEADERS, 2, PLAYS, LOADS],
  hold: [LEADERS, HOLDS, LOADS],
  jokers: [KINDS, 3, FEW],
  kept: [LEADERS, 2, STRENGTHS, STRONG, PLAYS],
  unseen: [LEADERS, 2, STRONG, STRONG],
  beaten: [SHAPES, STRENGTHS, 2, FEW],
  around: [2, BETWEEN, FEW, FEW],
  breaks: [2, KINDS, FEW],
  bind: [SHAPES, BINDS, BINDS],
  twin: [LEADERS, DEEDS, 2],
  turned: [LEADERS, 2, 2, TURNS],
})

/** Cards that somebody has left, in few steps. */
const few = (cards: number): number =>
  cards < 4 ? Math.max(0, cards - 1) : cards < 6 ? 3 : cards < 9 ? 4 : cards < 13 ? 5 : cards < 19 ? 6 : 7

/** Strong cards that others hold, in few steps. */
const some = (cards: number): number =>
  cards < 3 ? cards : cards < 5 ? 3 : cards < 7 ? 4 : cards < 10 ? 5 : cards < 14 ? 6 : 7

const shapeOf = (run: boolean, rank: number, count: number): number =>
  run ? (count > 3 ? 6 : 5) : rank === JOKER ? 7 : Math.min(count, 4)

/** Numbers of what plays do: 0 for nothing, then the effects, a run, and a run that clears. */
const RUN = DEEDS - 2
const CLEARING_RUN = DEEDS - 1

/** What a play does, by the effects of the ranks. */
const deedOf = (effects: readonly (Effect | null)[], { run, rank, count }: Plan): number => {
  if (rank === JOKER) return 0
  if (run) return effects.slice(rank, rank + count).includes('clear') ? CLEARING_RUN : RUN
  const effect = effects[rank] ?? null
  if (effect === null || (effect === 'flow' && count % 2 === 1) || (effect === 'reverse' && count % 2 === 0)) return 0
  return EFFECTS.indexOf(effect) + 1
}

/** What is the same for all choices of a turn, in steps. */
const settingOf = (state: CutInState, sight: Sight, { hand, others, weightsIn }: Rating['worth']) => {
  const { table, revolution, rankBound, suitBound, shape } = state
  const { threat, next, between, strength } = sight
  const turned = weightOf(weightsIn(!revolution), hand) - weightOf(weightsIn(revolution), hand)
  return {
    leader: table === null ? 0 : 1,
    size: few(hand.size),
    threat: few(threat),
    next: few(cardsOf(state, next)),
    holder: table === null ? 0 : few(cardsOf(state, table.by)),
    between: Math.min(BETWEEN - 1, between),
    order: revolution ? 1 : 0,
    /** What a revolution would gain the hand. */
    gain: stepOf(TURNS / 2 - turned * 2, TURNS),
    unseen: some(strongUnseen(sight, others)),
    bound: (suitBound.some((count) => count > 0) ? 1 : 0) + (rankBound ? 2 : 0),
    beaten: table === null ? 0 : shapeOf(shape!.run, strength, table.laid.length) * STRENGTHS + strength,
  }
}

/** What a play is and does, in steps. */
const playOf = (effects: readonly (Effect | null)[], state: CutInState, sight: Sight, hand: Hand, plan: Plan) => ({
  shape: shapeOf(plan.run, plan.rank, plan.count),
  mine: strengthIn(sight, plan),
  deed: deedOf(effects, plan),
  count: Math.min(COUNTS, plan.count) - 1,
  flips: plan.count >= 4 ? 1 : 0,
  jokers: Math.min(2, plan.jokers),
  binds: bindsOf(sight, state, plan),
  twin: isExposed(sight, hand, plan) ? 1 : 0,
  breaks: breaksSet(hand, plan) ? 1 : 0,
})

const PASSING = { shape: 0, mine: STRENGTHS - 1, deed: 0, count: 0, flips: 0, jokers: 0, binds: 0, twin: 0, breaks: 0 }

export const featuresFor = (rating: Rating, rules: CutInRules): Features<CutInState, Foreseen<Plan>> => {
  const effects = effectsOf(rules)
  const sight = emptySight()

  const describe = (choices: Choices, state: CutInState, foreseen: readonly Foreseen<Plan>[]): void => {
    lookAt(sight, state)
    const { hand } = rating.worth
    const { leader, size, threat, next, holder, between, order, gain, unseen, bound, beaten } = settingOf(
      state,
      sight,
      rating.worth,
    )
    for (let choice = 0; choice < choices.count; choice++) {
      const { option, left, plays, holds } = foreseen[choice]!
      const play = option === null ? PASSING : playOf(effects, state, sight, hand, option)
      const played = option === null ? 0 : 1
      const kind = leader * SHAPES + play.shape
      const side = leader * 2 + played
      const kept = Math.min(STRONG - 1, strongLeft(sight, hand, option))
      const load = stepOf((left + 2) * 2, LOADS)
      const hold = stepOf(holds * HOLDS, HOLDS)
      const parts = stepOf(plays, PLAYS)
      BLOCKS.begin(choices, choice)
      BLOCKS.put(kind * STRENGTHS + play.mine)
      BLOCKS.put(((leader * DEEDS + play.deed) * COUNTS + play.count) * 2 + order)
      BLOCKS.put((play.deed * FEW + size) * FEW + threat)
      BLOCKS.put(kind * FEW + size)
      BLOCKS.put((kind * FEW + threat) * FEW + next)
      BLOCKS.put(((leader * HOLDS + hold) * PLAYS + parts) * FEW + threat)
      BLOCKS.put((side * PLAYS + parts) * LOADS + load)
      BLOCKS.put((leader * HOLDS + hold) * LOADS + load)
      BLOCKS.put((kind * 3 + play.jokers) * FEW + size)
      BLOCKS.put(((side * STRENGTHS + play.mine) * STRONG + kept) * PLAYS + parts)
      BLOCKS.put((side * STRONG + unseen) * STRONG + kept)
      BLOCKS.put((beaten * 2 + played) * FEW + holder)
      BLOCKS.put(((played * BETWEEN + between) * FEW + holder) * FEW + next)
      BLOCKS.put((play.breaks * KINDS + kind) * FEW + size)
      BLOCKS.put((play.shape * BINDS + bound) * BINDS + play.binds)
      BLOCKS.put((leader * DEEDS + play.deed) * 2 + play.twin)
      BLOCKS.put(((leader * 2 + play.flips) * 2 + order) * TURNS + gain)
    }
  }

  return featuresOf(BLOCKS, (state) => rating.turn(state, state.turn), describe)
}

/** Whether a play leaves cards of its rank behind. */
const breaksSet = (hand: Hand, { run, rank, count, jokers }: Plan): boolean =>
  !run && rank < RANKS && hand.counts[rank]! > count - jokers
