import { type Engine, type Game, text } from '@tefuda/kernel'
import { checkMove } from './check.ts'
import { startState } from './deal.ts'
import { describeView } from './describe.ts'
import type { CutInEvent } from './event.ts'
import { outcomeOf } from './finish.ts'
import { initialView, viewAfter } from './fold.ts'
import { inWords } from './in-words.ts'
import { listOf } from './listing.ts'
import { measures, restraints } from './measures.ts'
import type { Move } from './move.ts'
import { narrateEvent } from './narrate.ts'
import { formatMove, parseMove } from './notation.ts'
import { pickMove } from './pick.ts'
import { pictogram } from './pictogram.ts'
import { applyMove } from './play.ts'
import { type Preview, previewOf } from './preview.ts'
import { terms } from './rulebook/terms.ts'
import { rulebook } from './rulebook.ts'
import { asToday, type CutInRules, type FirstCutInRules, firstSchema, schema } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { sampleFrom } from './sample.ts'
import { cloneState, type RulesVersion, rulesContextOf, type State, seatsToAct } from './state.ts'
import { timeoutMove } from './timeout.ts'
import { type CutInView, eventSeenBy, phaseOf, placesOf, viewOf } from './view.ts'
import { cardWorth } from './worth.ts'

export { BIND_NAMES, type Bind, bindOf } from './bind.ts'
export type { CutInEvent } from './event.ts'
export { type CutInOutcome, EIGHT, isForbiddenRank, titleOf } from './finish.ts'
export { type Move as CutInMove, NO as CUT_IN_NO, PASS as CUT_IN_PASS, RESIGN as CUT_IN_RESIGN } from './move.ts'
export { bindText } from './narrate.ts'
export type { Preview as CutInPreview } from './preview.ts'
export { effectInShort } from './rulebook/chapters/effect-texts.ts'
export { type CutInRules, EFFECTS, type Effect, effectName, effectsOf, TITLE_NAMES, type Title } from './rules.ts'
export { type CutInRound, type Gift, type PlacesRequest, sessionSheet } from './score-sheet.ts'
export { cardsOf, choiceKind, type State as CutInState } from './state.ts'
export { stillToChoose } from './still-to-choose.ts'
export type { CutInView, HandView } from './view.ts'

export type CutInEngine = Engine<State, Move, CutInEvent, CutInView, Preview>

const engineOf = (rules: CutInRules, seats: number, version: RulesVersion): CutInEngine => {
  const context = rulesContextOf(rules, seats, version)
  return {
    seats,
    deck: context.deck,
    start: (chance, emit) => startState(context, chance, emit),
    toAct: seatsToAct,
    status: (state) => ({ deal: state.deal, phase: phaseOf(state), scores: state.totals }),
    list: listOf,
    moves: (state, seat, query) => listOf(state, seat, query).moves,
    pick: pickMove,
    check: (state, seat, move) => checkMove(context, state, seat, move),
    apply: (state, seat, move, chance, emit) => applyMove(context, state, seat, move, chance, emit),
    preview: (state, seat, move) => previewOf(context, state, seat, move),
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
    parse: parseMove,
    narrate: (event) => narrateEvent(rules, event),
    inWords,
    describe: (view) => describeView(rules, view),
  }
}

type CutInDaifugo = Game<CutInRules, State, Move, CutInEvent, CutInView, Preview>

/** Cut-in Daifugo (カットイン大富豪): rulings CD-1 to CD-35. */
export const cutInDaifugo: CutInDaifugo = {
  id: 'cut-in-daifugo',
  name: text('カットイン大富豪', 'Cut-in Daifugo'),
  summary: text(
    '同じ札を持っていれば、順番を飛び越えて割りこめる。',
    'Hold exactly the cards just played? Cut in, out of turn.',
  ),
  credit: text('考案：こけ（こけまろぐ）', 'After the rules by こけ (blog こけまろぐ)'),
  minSeats: 4,
  maxSeats: 8,
  minutes: 40,
  pictogram,
  pointScale: { unit: text('点', ' points'), threshold: 0.1 },
  rulesVersion: 3,
  schema,
  rulings: RULINGS,
  measures,
  cardWorth,
  restraints,
  // CD-4: first come, first served.
  asking: ({ window }) => ({ seconds: window, counts: 'first' }),
  engine: (rules, seats) => engineOf(rules, seats, 3),
  rulebook,
  terms,
}

type FirstCutInDaifugo = Game<FirstCutInRules, State, Move, CutInEvent, CutInView, Preview>

/** Without the choice of what is done with dropped cards. */
const before = (rulesVersion: 1 | 2): FirstCutInDaifugo => ({
  ...cutInDaifugo,
  rulesVersion,
  schema: firstSchema,
  asking: (rules) => cutInDaifugo.asking!(asToday(rules)),
  engine: (rules, seats) => engineOf(asToday(rules), seats, rulesVersion),
  rulebook: (rules, seats) => rulebook(asToday(rules), seats),
  terms: (rules, seats) => terms(asToday(rules), seats),
})

/** Rules that records of before were played by. */
export const formerCutInDaifugo: readonly FirstCutInDaifugo[] = [before(1), before(2)]

/** As it is played now, then by the rules that records of before were played by. */
export const versions: readonly Game[] = [cutInDaifugo, ...formerCutInDaifugo]
