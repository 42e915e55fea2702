import { type Engine, moveText, type Text } from '@tefuda/kernel'
import type { Action, Offer, Picture } from '../../table/table-game.ts'
import { PLAY_BARE, PLAY_IT, type Work } from './draft.ts'
import type { Named } from './moves.ts'
import { CHOOSE, PLAY } from './texts.ts'

/** So many moves are offered at once; more are found by choosing cards and cells. */
export const MOST_OFFERS = 24
/** So many moves of a single word, such as a pass, have a button of their own. */
const MOST_BUTTONS = 2

/** The moves that are offered beside one another now. */
const offeredIn = (work: Work): readonly string[] => {
  const { moves, fits, bare, isChoosing } = work
  const buttons = buttonsIn(work)
  // What was chosen before it was one's turn, and is in no move, takes nothing away.
  const isNarrowed = isChoosing && fits.length > 0
  const others = isNarrowed ? [] : bare.filter((move) => !buttons.includes(move))
  const shown = isNarrowed ? fits : moves
  const named = isNarrowed || shown.length <= MOST_OFFERS ? shown.slice(0, MOST_OFFERS) : []
  return [...others, ...named].map((move) => move.text)
}

const buttonsIn = ({ bare }: Work): readonly Named[] => {
  const short = bare.filter((move) => !move.text.includes(' '))
  return short.length > MOST_BUTTONS ? [] : short
}

export const pictureOf = (engine: Engine, work: Work): Picture => {
  const { context, draft, hand, target, bare } = work
  const say = (move: string): Text => moveText(engine, move)
  const offered = context.due ? offeredIn(work) : []
  // What the main button says already need not be said twice.
  const isSaid = offered.length === 1 && offered[0] === target
  const preview = target === null ? null : context.preview(target)
  const main: Action = {
    id: PLAY_IT,
    label: target === null ? PLAY : say(target),
    unavailable: target === null ? CHOOSE : null,
    key: null,
  }
  const buttons = buttonsIn(work)
  const others = context.due
    ? buttons.map(({ text: move }) => ({ ...bareAction(engine, move, say), chosen: move === draft.move }))
    : []
  // Where nothing else can be done, that is the main thing.
  const isAlone = work.moves.length === 0 && buttons.length > 0 && buttons.length === bare.length
  return {
    hand: hand.map(({ key, name, isPublic }) => {
      const chosen = draft.cards.includes(key)
      return { name, states: chosen ? ['selected'] : [], away: false, chosen, isPublic, anchor: null }
    }),
    offers:
      offered.length === 0 || isSaid
        ? null
        : { ask: null, list: offered.map((move): Offer => offerOf(move, say(move), draft.move)) },
    actions: isAlone ? others : [main, ...others],
    readout: null,
    gain: gainIn(preview),
    tray: context.due,
  }
}

const offerOf = (move: string, words: Text, chosen: string | null): Offer => ({
  id: move,
  cards: [],
  words,
  chosen: move === chosen,
})

/** Keys that do something else at every table. */
const TAKEN = 'iut?ov'

const bareAction = (engine: Engine, move: string, say: (move: string) => Text): Action => {
  const key = move[0]?.toLowerCase() ?? ''
  const begins = engine.deck.cards.some((card) => engine.deck.name(card).toLowerCase().startsWith(key))
  return {
    id: `${PLAY_BARE}${move}`,
    label: say(move),
    unavailable: null,
    key: begins || TAKEN.includes(key) ? null : key,
  }
}

/** Points that a move would bring, where the game's preview counts them. */
export const gainIn = (preview: unknown): number | null =>
  typeof preview === 'object' && preview !== null && 'points' in preview && typeof preview.points === 'number'
    ? preview.points
    : null
