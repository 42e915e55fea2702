import { type Engine, type Game, text } from '@tefuda/kernel'
import { checkMove } from './check.ts'
import { describeView } from './describe.ts'
import type { ZhengShangYouEvent } from './event.ts'
import { initialView, viewAfter } from './fold.ts'
import { inWords } from './in-words.ts'
import { listOf } from './listing.ts'
import { measures, restraints } from './measures.ts'
import type { Move } from './move.ts'
import { narrateEvent } from './narrate.ts'
import { formatMove, parseMove } from './notation.ts'
import { pickMove } from './pick.ts'
import { pictogram } from './pictogram.ts'
import { applyMove, outcomeOf, sideOf, startState } from './play.ts'
import { terms } from './rulebook/terms.ts'
import { rulebook } from './rulebook.ts'
import {
  asToday,
  type FirstZhengShangYouRules,
  firstSchema,
  hasTeams,
  schema,
  type ZhengShangYouRules,
} from './rules.ts'
import { RULINGS } from './rulings.ts'
import { sampleFrom } from './sample.ts'
import { cloneState, rulesContextOf, type State, seatsToAct } from './state.ts'
import { timeoutMove } from './timeout.ts'
import { eventSeenBy, phaseOf, placesOf, viewOf, type ZhengShangYouView } from './view.ts'
import { cardWorth } from './worth.ts'

export { byDeckOrder, combinationOf, layGroup, layGroups, laySequence } from './combination.ts'
export { EXCHANGE_STEPS } from './describe.ts'
export type { ZhengShangYouEvent } from './event.ts'
export { type Move as ZhengShangYouMove, PASS as ZHENG_SHANG_YOU_PASS } from './move.ts'
export { pointsOf } from './play.ts'
export { hasTeams, TEAMS, targetOf, teamOf, type ZhengShangYouRules } from './rules.ts'
export { type Offer, sessionSheet, type ZhengShangYouRound } from './score-sheet.ts'
export type { State as ZhengShangYouState } from './state.ts'
export type { HandView, ZhengShangYouView } from './view.ts'

/** What a play leaves in the hand. */
export interface Preview {
  readonly left: number
}

export type ZhengShangYouEngine = Engine<State, Move, ZhengShangYouEvent, ZhengShangYouView, Preview>

const engine = (rules: ZhengShangYouRules, seats: number): ZhengShangYouEngine => {
  const context = rulesContextOf(rules, seats)
  return {
    seats,
    deck: context.deck,
    ...(hasTeams(rules) && { sides: Array.from({ length: seats }, (_, seat) => sideOf(context, seat)) }),
    start: (chance, emit) => startState(context, chance, emit),
    toAct: seatsToAct,
    status: (state) => ({ deal: state.deal, phase: phaseOf(state), scores: state.totals }),
    list: listOf,
    moves: (state, seat, query) => listOf(state, seat, query).moves,
    pick: pickMove,
    check: checkMove,
    apply: (state, seat, move, chance, emit) => applyMove(context, state, seat, move, chance, emit),
    preview: (state, seat, move) => ({
      left: state.hands[seat]!.length - (move.type === 'play' ? move.laid.length : 0),
    }),
    timeoutMove,
    outcome: outcomeOf,
    clone: cloneState,
    view: viewOf,
    eventFor: eventSeenBy,
    initialView: (viewer) => initialView(context, viewer),
    viewAfter: (view, event) => viewAfter(context, view, event),
    sample: (view, rng) => sampleFrom(context, view, rng),
    places: placesOf,
    format: formatMove,
    parse: (_state, _seat, text) => parseMove(text),
    narrate: narrateEvent,
    inWords,
    describe: describeView,
  }
}

/** Zheng Shang You (争上遊) and San Jia Xi (三家喜), traditional games of China: rulings ZS-1 to ZS-15. */
export const zhengShangYou: Game<ZhengShangYouRules, State, Move, ZhengShangYouEvent, ZhengShangYouView, Preview> = {
  id: 'zheng-shang-you',
  name: text('争上遊', 'Zheng Shang You'),
  summary: text(
    '先に手札をなくす。2とジョーカーが別の札に化ける。',
    'Shed your hand first; twos and jokers pose as other cards.',
  ),
  credit: text(
    '中国の伝統的な遊び。John McLeod（pagat.com）の記述をもとに、赤桐が日本語でまとめたもの',
    'Traditional in China; after John McLeod (pagat.com), set down in Japanese by Akagiri',
  ),
  minSeats: 4,
  maxSeats: 6,
  minutes: 20,
  pictogram,
  dealWord: text('ディール', 'deal'),
  pointScale: { unit: text('点', ' points'), threshold: 0.1 },
  rulesVersion: 2,
  schema,
  rulings: RULINGS,
  measures,
  cardWorth,
  restraints,
  engine,
  rulebook,
  terms,
}

/** Rules that records of before were played by: those of today without the choice of the first dealer. */
const formerZhengShangYou: readonly Game<
  FirstZhengShangYouRules,
  State,
  Move,
  ZhengShangYouEvent,
  ZhengShangYouView,
  Preview
>[] = [
  {
    ...zhengShangYou,
    rulesVersion: 1,
    schema: firstSchema,
    engine: (rules, seats) => engine(asToday(rules), seats),
    rulebook: (rules, seats) => rulebook(asToday(rules), seats),
  },
]

/** As it is played now, then by the rules that records of before were played by. */
export const versions: readonly Game[] = [zhengShangYou, ...formerZhengShangYou]
