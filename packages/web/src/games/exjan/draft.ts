import { type Refusal, refusal } from '@tefuda/kernel'
import type { Answer, Gesture } from '../../table/table-game.ts'
import { type ExjanContext, handOf } from './hand.ts'

/** A move being put together. */
export interface Draft {
  /** The card that is to be discarded. */
  readonly card: string | null
  /** Whether it is to be discarded with reach. */
  readonly reaching: boolean
  /** A move that a hint proposes and that no card of the hand shows. */
  readonly proposed: string | null
}

export const BLANK: Draft = { card: null, reaching: false, proposed: null }

/** Buttons. Offers are called as the moves they stand for. */
export const DISCARD = 'discard'
export const REACH = 'reach'
export const WIN = 'win'
export const PASS = 'pass'
export const BACK = 'back'

/** A draft with all that follows from it here and now. */
export interface Work {
  readonly context: ExjanContext
  readonly draft: Draft
  readonly hand: readonly string[]
  /** Whether it is this seat's turn to discard; in a window it is not. */
  readonly isTurn: boolean
  readonly isAsked: boolean
  readonly mayWin: boolean
  /** Cards that can be discarded with reach. */
  readonly reachable: ReadonlySet<string>
  /** The only card that can be discarded: after reach. */
  readonly forced: string | null
  /** Groups and runs that can be called. */
  readonly calls: readonly string[]
}

export const workOf = (draft: Draft, context: ExjanContext): Work => {
  const moves = context.moves()
  const hand = handOf(context)
  const isAsked = context.due && context.view.phase === 'window'
  const isTurn = context.due && context.view.phase === 'turn'
  const reachable = new Set(moves.flatMap((move) => cardAfter(REACH, move)))
  const discards = moves.flatMap((move) => cardAfter(DISCARD, move))
  const forced = discards.length === 1 ? discards[0]! : null
  const reaching = draft.reaching && reachable.size > 0
  const card = forced ?? (draft.card !== null && hand.includes(draft.card) ? draft.card : null)
  const proposed = draft.proposed !== null && moves.includes(draft.proposed) ? draft.proposed : null
  return {
    context,
    draft: { card, reaching, proposed },
    hand,
    isTurn,
    isAsked,
    mayWin: moves.includes(WIN),
    reachable,
    forced,
    calls: moves.filter((move) => move.startsWith('group ') || move.startsWith('run ')),
  }
}

const cardAfter = (verb: string, move: string): string[] =>
  move.startsWith(`${verb} `) ? [move.slice(verb.length + 1)] : []

const CHOOSE = refusal('choose-card', null, '先に、手札から札を選んでください。', 'Choose a card of your hand first.')

export const answerGesture = (before: Draft, gesture: Gesture, context: ExjanContext): Answer<Draft> => {
  const work = workOf(before, context)
  switch (gesture.kind) {
    case 'card':
      return chooseCard(work, work.hand[gesture.card])
    case 'drop':
      return discardOf(work, work.hand[gesture.card])
    case 'offer':
      return attempt(work, gesture.offer)
    case 'action':
      return act(work, gesture.action)
    case 'cancel':
      return { draft: BLANK }
    default:
      return { draft: before }
  }
}

/** A card that is chosen already is discarded. Ahead of one's turn cards can only be chosen. */
const chooseCard = (work: Work, name: string | undefined): Answer<Draft> => {
  const { draft, context, isTurn, forced } = work
  if (name === undefined) return { draft }
  if (!isTurn) return { draft: { ...draft, card: draft.card === name ? null : name } }
  if (draft.card === name) return discardOf(work, name)
  if (forced !== null) return { draft, refused: context.check(`${DISCARD} ${name}`) ?? CHOOSE }
  const refused = draft.reaching ? context.check(`${REACH} ${name}`) : null
  return { draft: { ...draft, card: name, proposed: null }, ...(refused !== null && { refused }) }
}

const discardOf = (work: Work, name: string | undefined): Answer<Draft> =>
  name === undefined || !work.isTurn
    ? { draft: { ...work.draft, card: name ?? null } }
    : attempt(work, `${work.draft.reaching ? REACH : DISCARD} ${name}`)

const attempt = ({ context, draft }: Work, move: string): Answer<Draft> => {
  const refused: Refusal | null = context.check(move)
  return refused === null ? { draft: BLANK, play: move } : { draft, refused }
}

const act = (work: Work, action: string): Answer<Draft> => {
  const { draft, reachable } = work
  switch (action) {
    case DISCARD:
      return draft.card === null ? { draft, refused: CHOOSE } : attempt(work, `${DISCARD} ${draft.card}`)
    case REACH:
      return draft.card !== null && reachable.has(draft.card)
        ? attempt(work, `${REACH} ${draft.card}`)
        : { draft: { card: null, reaching: true, proposed: null } }
    case BACK:
      return { draft: BLANK }
    default:
      return attempt(work, action)
  }
}

/** The draft that shows a move: in a replay, as a hint. */
export const draftOfMove = (move: string): Draft => {
  const [verb, card = null] = move.split(' ')
  return verb === DISCARD || verb === REACH
    ? { card, reaching: verb === REACH, proposed: null }
    : { ...BLANK, proposed: move }
}
