import { type Engine, type Game, text } from '@tefuda/kernel'
import { DECK } from './cards.ts'
import { checkMove } from './check.ts'
import { describeView } from './describe.ts'
import type { ExjanEvent } from './event.ts'
import { initialView, viewAfter } from './fold.ts'
import { inWords } from './in-words.ts'
import { listOf, pickMove } from './listing.ts'
import { measures, restraints } from './measures.ts'
import { type Move, PASS } from './move.ts'
import { narrateEvent } from './narrate.ts'
import { formatMove, parseMove } from './notation.ts'
import { outcomeOf } from './outcome.ts'
import { pictogram } from './pictogram.ts'
import { applyMove, startState } from './play.ts'
import { type Preview, previewOf } from './preview.ts'
import { terms } from './rulebook/terms.ts'
import { rulebook } from './rulebook.ts'
import { asToday, type ExjanRules, type FirstExjanRules, firstSchema, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { sampleFrom } from './sample.ts'
import { cloneState, rulesContextOf, type State, seatsToAct } from './state.ts'
import { type ExjanView, eventSeenBy, phaseOf, placesOf, viewOf } from './view.ts'

export {
  cardName,
  cardNamed,
  cardOf,
  DECK as EXJAN_DECK,
  doraOf,
  isSymbol,
  rankName,
  rankOf,
  SYMBOLS,
  suitOf,
} from './cards.ts'
export type { ExjanEvent } from './event.ts'
export { type Kinds, missingFrom, NEVER } from './hand/missing.ts'
export { isComplete } from './hand/splits.ts'
export { hasReadyDiscard, isReady, isReadyWithout, type ReadyDiscard, readyDiscards, waitsOf } from './hand/waits.ts'
export { callsOf, mayCall, mayReach, mayWin } from './listing.ts'
export type { Meld as ExjanMeld } from './meld.ts'
export { type Move as ExjanMove, PASS as EXJAN_PASS, WIN as EXJAN_WIN } from './move.ts'
export type { Preview as ExjanPreview } from './preview.ts'
export {
  type ExjanRules,
  hasPair,
  MOST_DAN,
  schema as exjanSchema,
  setsOf,
  YAKU,
  YAKU_NAMES,
  YAKUMAN,
  type Yaku,
  type Yakuman,
} from './rules.ts'
export { chipsText } from './scoring/chips.ts'
export type { Payment, Share } from './scoring/payment.ts'
export { bestReading, pointsOf, type Reading } from './scoring/reading.ts'
export { type ScoreRequest, scoreHand } from './scoring/score.ts'
export {
  type ExjanRound,
  type RoundRequest,
  type Standing,
  scoreWin,
  sessionSheet,
  standingBefore,
} from './scoring/session.ts'
export type { ScoredBlock, Sheet } from './scoring/sheet.ts'
export type { Win } from './scoring/win.ts'
export { KIND_NAMES, sheetText, yakuListText, yakuText } from './scoring/wording.ts'
export type { YakuLine } from './scoring/yaku.ts'
export { winNow } from './situation.ts'
export {
  discardOf,
  hasCalled,
  hasReached,
  meldCards,
  type RulesContext as ExjanRulesContext,
  rulesContextOf,
  type State as ExjanState,
} from './state.ts'
export { type ExjanView, type HandView, handSizeIn, type MeldView } from './view.ts'

export type ExjanEngine = Engine<State, Move, ExjanEvent, ExjanView, Preview>

const engine = (rules: ExjanRules, seats: number): ExjanEngine => {
  const context = rulesContextOf(rules, seats)
  return {
    seats,
    deck: DECK,
    start: (chance, emit) => startState(context, chance, emit),
    toAct: seatsToAct,
    status: (state) => ({ deal: state.deal, phase: phaseOf(state), scores: state.chips.slice() }),
    list: (state, seat, query) => listOf(context, state, seat, query),
    moves: (state, seat, query) => listOf(context, state, seat, query).moves,
    pick: (state, seat, rng) => pickMove(context, state, seat, rng),
    check: (state, seat, move) => checkMove(context, state, seat, move),
    apply: (state, seat, move, chance, emit) => applyMove(context, state, seat, move, chance, emit),
    preview: (state, seat, move) => previewOf(context, state, seat, move),
    timeoutMove: (state, seat) =>
      state.window === null ? { type: 'discard', card: state.hands[seat]!.at(-1)! } : PASS,
    outcome: outcomeOf,
    clone: cloneState,
    view: viewOf,
    eventFor: eventSeenBy,
    initialView: (viewer) => initialView(context, viewer),
    viewAfter,
    sample: (view, rng) => sampleFrom(context, view, rng),
    places: placesOf,
    format: formatMove,
    parse: (_state, _seat, text) => parseMove(text),
    narrate: narrateEvent,
    inWords,
    describe: describeView,
  }
}

/** Exjan (エクスジャン): rulings EJ-1 and on. */
export const exjan: Game<ExjanRules, State, Move, ExjanEvent, ExjanView, Preview> = {
  id: 'exjan',
  name: text('エクスジャン', 'Exjan'),
  summary: text('88枚の札で、3枚のセット3組と対1組をそろえる。', 'Make three sets of three and a pair, with 88 cards.'),
  credit: text('考案：小川昌洋', 'Designed by Masahiro Ogawa (小川昌洋)'),
  minSeats: 3,
  maxSeats: 4,
  minutes: 40,
  pictogram,
  pack: 'exjan',
  dealWord: text('ラウンド', 'round'),
  pointScale: { unit: text('チップ', ' chips'), threshold: 2 },
  rulesVersion: 2,
  schema,
  rulings: RULINGS,
  measures,
  restraints,
  // EJ-5: a win goes before a set, a set before a run, whoever was quicker.
  asking: ({ window }) => ({ seconds: window, counts: 'all' }),
  engine,
  rulebook,
  terms,
}

/** Rules that records of before were played by: those of today without the choice of claims and of the first dealer. */
const formerExjan: readonly Game<FirstExjanRules, State, Move, ExjanEvent, ExjanView, Preview>[] = [
  {
    ...exjan,
    rulesVersion: 1,
    schema: firstSchema,
    asking: (rules) => exjan.asking!(asToday(rules)),
    engine: (rules, seats) => engine(asToday(rules), seats),
    rulebook: (rules, seats) => rulebook(asToday(rules), seats),
    terms: (rules, seats) => terms(asToday(rules), seats),
  },
]

/** As it is played now, then by the rules that records of before were played by. */
export const versions: readonly Game[] = [exjan, ...formerExjan]
