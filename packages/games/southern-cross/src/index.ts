import { type Engine, type Game, type Phase, text } from '@tefuda/kernel'
import { checkMove } from './check.ts'
import { describeView } from './describe.ts'
import type { SouthernCrossEvent, Taking } from './event.ts'
import { initialView, viewAfter } from './fold.ts'
import { firstMove, listOf } from './listing.ts'
import { measures, restraints } from './measures.ts'
import type { Move } from './move.ts'
import { narrateEvent } from './narrate.ts'
import { formatMove, parseMove } from './notation.ts'
import { pickMove } from './pick.ts'
import { pictogram } from './pictogram.ts'
import { applyMove, outcomeOf, previewMove, startState, totalsOf } from './play.ts'
import { terms } from './rulebook/terms.ts'
import { rulebook } from './rulebook.ts'
import { type SouthernCrossRules, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { sampleFrom } from './sample.ts'
import { cloneState, fieldIndex, type RulesVersion, rulesContextOf, type State, seatsToAct } from './state.ts'
import { eventSeenBy, placesOf, type SouthernCrossView, viewOf } from './view.ts'
import { inWords } from './wording.ts'
import { cardWorth } from './worth.ts'

export { type Cell, EMPTY, type Target } from './board.ts'
export type * from './event.ts'
export type { Field } from './field.ts'
export { linesOfSpots, spotsAround } from './growing.ts'
export type { Move as SouthernCrossMove, Placement } from './move.ts'
export { type LineOfField, linesOfField } from './roles-on.ts'
export { MADE_OF } from './rulebook/chapters/roles.ts'
export { type BoardId, ROLE_NAMES, type RoleKind, type SouthernCrossRules } from './rules.ts'
export { fieldCells, type PlacementRequest, realField, scorePlacement, sessionSheet } from './score-sheet.ts'
export {
  centreOf,
  fieldIndex,
  NONE,
  type RulesContext as SouthernCrossRulesContext,
  rulesContextOf,
  type State as SouthernCrossState,
} from './state.ts'
export type { CellView, FieldView, HandView, SouthernCrossView } from './view.ts'
export { cellName, columnName, ECLIPSE_NAME, inWords, rowName, waveName, waveText } from './wording.ts'

export type SouthernCrossEngine = Engine<State, Move, SouthernCrossEvent, SouthernCrossView, Taking>

const engineOf = (rules: SouthernCrossRules, seats: number, version: RulesVersion): SouthernCrossEngine => {
  const context = rulesContextOf(rules, seats, version)
  const phase = (state: State): Phase => (state.over ? 'over' : 'turn')
  return {
    seats,
    deck: context.deck,
    start: (chance, emit) => startState(context, chance, emit),
    toAct: (state) => seatsToAct(context, state),
    status: (state) => ({ deal: state.deal, phase: phase(state), scores: totalsOf(state) }),
    list: (state, seat, query) => listOf(context, state, seat, query),
    moves: (state, seat, query) => listOf(context, state, seat, query).moves,
    pick: (state, seat, rng) => pickMove(context, state, seat, rng),
    check: (state, seat, move) => checkMove(context, state, seat, move),
    apply: (state, seat, move, chance, emit) => applyMove(context, state, seat, move, chance, emit),
    preview: (state, seat, move) => previewMove(context, state, seat, move),
    timeoutMove: (state, seat) => firstMove(context, state, seat),
    outcome: outcomeOf,
    clone: cloneState,
    view: (state, viewer) => viewOf(context, state, viewer),
    eventFor: (event, viewer) => eventSeenBy(context, event, viewer),
    initialView: (viewer) => initialView(context, viewer),
    viewAfter: (view, event) => viewAfter(context, view, event),
    sample: (view, rng) => sampleFrom(context, view, rng),
    places: (state) => placesOf(context, state),
    format: (move) => formatMove(context, move),
    parse: (state, seat, text) => parseMove(context, state.fields[fieldIndex(context, seat)] ?? state.fields[0]!, text),
    narrate: (event) => narrateEvent(rules.board, event),
    inWords: (move) => inWords(move, rules.board),
    describe: (view) => describeView(context, view),
  }
}

type SouthernCross = Game<SouthernCrossRules, State, Move, SouthernCrossEvent, SouthernCrossView, Taking>

const gameOf = (rulesVersion: RulesVersion): SouthernCross => ({
  id: 'southern-cross',
  name: text('サザンクロス', 'Southern Cross'),
  summary: text(
    '3×3 の場に札を置き、縦・横・斜めで役をつくる。',
    'Place a card on a 3×3 field; make sets and runs in any line.',
  ),
  credit: text(
    '考案：日本サザンクロス協会（代表 北畑雄一郎）。フリークロス考案：Ta Yohey',
    'Designed by the Japan Southern Cross Association (Yuichiro Kitahata). Free cross by Ta Yohey',
  ),
  minSeats: 1,
  maxSeats: 5,
  minutes: 10,
  pictogram,
  pointScale: { unit: text('点', ' points'), threshold: 10 },
  rulesVersion,
  schema,
  rulings: RULINGS,
  measures,
  cardWorth,
  restraints,
  undo: { rule: 'SC-20', allowed: ({ undo }) => undo },
  engine: (rules, seats) => engineOf(rules, seats, rulesVersion),
  rulebook,
  terms,
})

/** Southern Cross (サザンクロス) by the Japan Southern Cross Association: rulings SC-1 to SC-20. */
export const southernCross = gameOf(2)

/** Rules that records of before were played by. */
export const formerSouthernCross: readonly SouthernCross[] = [gameOf(1)]

/** As it is played now, then by the rules that records of before were played by. */
export const versions: readonly Game[] = [southernCross, ...formerSouthernCross]
