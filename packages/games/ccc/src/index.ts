import { type Engine, type Game, text } from '@tefuda/kernel'
import { checkMove } from './check.ts'
import { describeView } from './describe.ts'
import type { CccEvent } from './event.ts'
import { initialView, viewAfter } from './fold.ts'
import { inWords } from './in-words.ts'
import { listOf, pickMove, timeoutMove } from './listing.ts'
import { measures, restraints } from './measures.ts'
import type { Move } from './move.ts'
import { narrateEvent } from './narrate.ts'
import { formatMove, parseMove } from './notation.ts'
import { pictogram } from './pictogram.ts'
import { applyMove, outcomeOf, startState } from './play.ts'
import { type Preview, previewOf } from './preview.ts'
import { terms } from './rulebook/terms.ts'
import { rulebook } from './rulebook.ts'
import { type CccRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { sampleFrom } from './sample.ts'
import { cloneState, rulesContextOf, type State } from './state.ts'
import { type CccView, eventSeenBy, phaseOf, placesOf, seatsToAct, viewOf } from './view.ts'

export { type Adjacency, type Board, type BoardNumbers, boardOf, type Cell, MOST_NUMBER, MOST_ROWS } from './board.ts'
export { boardFault, formatBoard, parseBoard } from './board-text.ts'
export { LARGE, SHIPPED, SMALL, STANDARD } from './boards.ts'
export { type Calculation, calculate, limitOf, MOST_CARDS, MOST_READINGS, tellGroups } from './calculator.ts'
export { besideIn, bitsOn, type CellBits, nearOf, placersOn, territoryOf } from './cell-bits.ts'
export type { CccEvent } from './event.ts'
export {
  affordable,
  cellsFor,
  type Destination,
  type PricedCell,
  type Reading,
  readings,
  type WaysQuery,
  waysToPay,
} from './hints.ts'
export { countKinds, KINDS, type Kind, kindOf, payWith, RED_JOKER, type Way } from './kind.ts'
export type { Move as CccMove } from './move.ts'
export { formatPayment, parsePayment } from './notation.ts'
export type { CccOutcome } from './play.ts'
export type { Preview as CccPreview } from './preview.ts'
export { type Purse, purseOf, type Span, STEPS } from './purse.ts'
export type { CccRules } from './rules.ts'
export { type BoardScore, MOST_COINS, type ScoredCell, scoreBoard, sessionSheet } from './score-sheet.ts'
export {
  coinsNow,
  type DrawWay,
  drawsNow,
  firstSeat,
  mayDraw,
  type RulesContext as CccRulesContext,
  rulesContextOf,
  type State as CccState,
} from './state.ts'
export {
  type Holder,
  holderOf,
  leadOf,
  type Opening,
  openingFor,
  openingsOf,
  pointsOf,
  refusalAt,
} from './territory.ts'
export {
  colourOf,
  faceValue,
  type GroupValue,
  groupValue,
  inRankOrder,
  numberOf,
  type Payment,
  type Rates,
  tellGroup,
  valueOfGroup,
} from './value.ts'
export type { CccView, CellView, HandView } from './view.ts'

export type CccEngine = Engine<State, Move, CccEvent, CccView, Preview>

const engine = (rules: CccRules, seats: number): CccEngine => {
  const context = rulesContextOf(rules, seats)
  return {
    seats,
    deck: context.deck,
    start: (chance, emit) => startState(context, chance, emit),
    toAct: seatsToAct,
    status: (state) => ({ deal: state.deal, phase: phaseOf(state), scores: state.scores.slice() }),
    list: (state, seat, query) => listOf(context, state, seat, query),
    moves: (state, seat, query) => listOf(context, state, seat, query).moves,
    pick: (state, seat, rng) => pickMove(context, state, seat, rng),
    check: (state, seat, move) => checkMove(context, state, seat, move),
    apply: (state, seat, move, chance, emit) => applyMove(context, state, seat, move, chance, emit),
    preview: (state, seat, move) => previewOf(context, state, seat, move),
    timeoutMove: (state, seat) => timeoutMove(context, state, seat),
    outcome: (state) => outcomeOf(context, state),
    clone: cloneState,
    view: (state, viewer) => viewOf(context, state, viewer),
    eventFor: eventSeenBy,
    initialView: (viewer) => initialView(context, viewer),
    viewAfter: (view, event) => viewAfter(context, view, event),
    sample: (view, rng) => sampleFrom(context, view, rng),
    places: placesOf,
    format: (move) => formatMove(context, move),
    parse: (_state, _seat, text) => parseMove(context, text),
    narrate: (event) => narrateEvent(rules, event),
    inWords,
    describe: (view) => describeView(context, view),
  }
}

/** CCC (Color Coins with Cords): rulings CC-1 to CC-10. */
export const ccc: Game<CccRules, State, Move, CccEvent, CccView, Preview> = {
  id: 'ccc',
  name: text('CCC', 'CCC'),
  summary: text(
    '札で平方数をつくってコインを置き、陣地を広げる。',
    'Make square numbers with cards, place coins, gain territory.',
  ),
  credit: text(
    'CCC（Color Coins with Cords）ver.1 の説明書による',
    'After the rules of CCC (Color Coins with Cords), version 1',
  ),
  minSeats: 2,
  maxSeats: 4,
  minutes: 30,
  pictogram,
  pointScale: { unit: text('点', ' points'), threshold: 1 },
  rulesVersion: 1,
  schema,
  rulings: RULINGS,
  measures,
  restraints,
  // Coins lie open and the turn goes on (CC-5); a card that was drawn is known (CC-7).
  mayReconsider: (events) => events.every(({ type }) => type === 'place'),
  engine,
  rulebook,
  terms,
}

/** As it is played now; there are no rules of before. */
export const versions: readonly Game[] = [ccc]
