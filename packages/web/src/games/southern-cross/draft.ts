import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import type { Taking } from '@tefuda/southern-cross'
import type { Action, Answer, Gesture, Picture, PicturedCard } from '../../table/table-game.ts'
import { fieldOf, handOf, type SouthernContext } from './cells.ts'
import { readoutOf } from './sum.ts'

/** A move being put together. Cards are places in the hand. */
export interface Draft {
  /** The chosen card. */
  readonly card: number | null
  /** Jokers already put on cells, to be placed together (SC-10). */
  readonly laid: readonly { readonly card: number; readonly cell: string }[]
  /** The place looked at. */
  readonly at: string | null
}

const EMPTY: Draft = { card: null, laid: [], at: null }

const isJoker = (name: string | undefined): boolean => name === 'RJ' || name === 'BJ'

/** The card that must be placed in the first turn of several players (SC-15), as a place in the hand. */
const forced = (context: SouthernContext): number | null => {
  const shown = context.seat === null ? null : (context.view.shown[context.seat] ?? null)
  return shown === null ? null : handOf(context).indexOf(shown)
}

/** Chooses what leaves no choice: the shown card, or the only card. */
export const blankDraft = (context: SouthernContext): Draft => {
  if (!context.due) return EMPTY
  const hand = handOf(context)
  const only = forced(context) ?? (hand.length === 1 ? 0 : -1)
  return only >= 0 && hand[only] !== '' ? { ...EMPTY, card: only } : EMPTY
}

/** The move as the notation writes it, with what is looked at; null while there is nothing to play. */
export const moveOf = ({ card, laid, at }: Draft, context: SouthernContext): string | null => {
  const hand = handOf(context)
  const parts = laid.map((joker) => `${hand[joker.card]}@${joker.cell}`)
  if (card !== null && at !== null && !laid.some(({ cell }) => cell === at)) parts.push(`${hand[card]}@${at}`)
  return parts.length === 0 ? null : parts.join('+')
}

/** The draft that shows a move: its last card is the chosen one, jokers before it are laid. */
export const draftOfMove = (move: string, context: SouthernContext): Draft => {
  const hand = handOf(context)
  const used: number[] = []
  const parts = move.split('+').map((part) => {
    const [name = '', cell = ''] = part.split('@')
    const card = hand.findIndex((held, place) => held === name && !used.includes(place))
    used.push(card)
    return { card, cell }
  })
  const last = parts.at(-1)
  if (last === undefined) return EMPTY
  return parts.length === 1 ? { card: last.card, laid: [], at: last.cell } : { card: null, laid: parts, at: last.cell }
}

/** Jokers of the hand that could still join those chosen and laid. */
const companions = (draft: Draft, chosen: number, context: SouthernContext): number[] =>
  context.rules.together === true && forced(context) === null
    ? handOf(context).flatMap((name, place) =>
        isJoker(name) && place !== chosen && !draft.laid.some(({ card }) => card === place) ? [place] : [],
      )
    : []

const CHOOSE_CARD = refusal(
  'choose-card',
  null,
  '先に、置く札を手札から選んでください。',
  'Choose a card of your hand first.',
)

export const answerGesture = (draft: Draft, gesture: Gesture, context: SouthernContext): Answer<Draft> => {
  switch (gesture.kind) {
    case 'card':
      return { draft: chooseCard(draft, gesture.card, context) }
    case 'point':
      return { draft: draft.at === gesture.spot ? draft : { ...draft, at: gesture.spot } }
    case 'spot':
      return chooseSpot(draft, gesture.spot, gesture.sure, context)
    case 'drop':
      return chooseSpot(
        draft.card === gesture.card ? draft : selected(draft, gesture.card, context),
        gesture.spot,
        true,
        context,
      )
    case 'offer':
      return { draft }
    case 'action':
      return playDraft(draft, context)
    case 'cancel':
      return { draft: blankDraft(context) }
  }
}

const chooseCard = (draft: Draft, card: number, context: SouthernContext): Draft => {
  const hand = handOf(context)
  if (hand[card] === undefined || hand[card] === '') return draft
  if (draft.card === card) return { ...blankDraft(context), laid: draft.laid }
  return selected(draft, card, context)
}

/** Laid jokers stay where they are while other jokers are chosen; choosing one of them takes it back. */
const selected = (draft: Draft, card: number, context: SouthernContext): Draft => ({
  card,
  laid: isJoker(handOf(context)[card]) ? draft.laid.filter((joker) => joker.card !== card) : [],
  at: null,
})

const chooseSpot = (draft: Draft, spot: string, sure: boolean, context: SouthernContext): Answer<Draft> => {
  if (draft.laid.some(({ cell }) => cell === spot)) return playDraft({ ...draft, card: null, at: spot }, context)
  if (draft.card === null) return lookAt(draft, spot, context)
  const here: Draft = { ...draft, at: spot }
  if (!sure && draft.at !== spot) return { draft: here }
  if (!context.due) return { draft: here }
  const hand = handOf(context)
  const others = isJoker(hand[draft.card]) ? companions(draft, draft.card, context) : []
  if (others.length === 0 && draft.laid.length === 0) return playDraft(here, context)
  return { draft: { card: others[0] ?? null, laid: [...draft.laid, { card: draft.card, cell: spot }], at: spot } }
}

const lookAt = (draft: Draft, spot: string, context: SouthernContext): Answer<Draft> => {
  const stack = fieldOf(context)?.cells.find(({ name }) => name === spot)?.stack ?? []
  const here = { ...draft, at: spot }
  if (stack.length > 1) return { draft: here, look: spot }
  return context.due ? { draft: here, refused: CHOOSE_CARD } : { draft: here }
}

const playDraft = (draft: Draft, context: SouthernContext): Answer<Draft> => {
  const move = moveOf(draft, context)
  if (move === null) return { draft }
  const refused = context.check(move)
  return refused === null ? { draft: EMPTY, play: move } : { draft, refused }
}

/** What a draft would do, and whether it may be played. */
export const outlookOf = (
  draft: Draft,
  context: SouthernContext,
): { readonly move: string | null; readonly refused: Refusal | null; readonly taking: Taking | null } => {
  const move = moveOf(draft, context)
  if (move === null || !context.due) return { move: null, refused: null, taking: null }
  const refused = context.check(move)
  return { move, refused, taking: refused === null ? (context.preview(move) as Taking) : null }
}

const PLACE = text('ここに置く', 'Place here')
const CHOOSE = text('札を選ぶ', 'Choose a card')
const WHERE = text('置く場所を選ぶ', 'Choose a place')

const mainAction = (draft: Draft, refused: Refusal | null, move: string | null): Action => {
  const action = (label: Text, unavailable: Text | null): Action => ({ id: 'place', label, unavailable, key: null })
  if (move === null)
    return draft.card === null
      ? action(CHOOSE, CHOOSE_CARD.message)
      : action(WHERE, text('場のどこに置くかを選んでください。', 'Choose where on the field it goes.'))
  const count = move.split('+').length
  const label =
    count > 1
      ? text(`ジョーカー${count}枚を置く`, `Place ${count} jokers`)
      : draft.laid.length > 0
        ? text('1枚だけ置く', 'Place this one')
        : PLACE
  return action(label, refused?.message ?? null)
}

export const pictureOf = (draft: Draft, context: SouthernContext): Picture => {
  const { move, refused, taking } = outlookOf(draft, context)
  const only = forced(context)
  const hand = handOf(context).map((name, place): PicturedCard => {
    const chosen = place === draft.card
    const states = chosen
      ? [refused !== null && draft.laid.length === 0 ? 'illegal' : 'selected']
      : context.due && only === place
        ? ['playable']
        : []
    return {
      name,
      states: states as PicturedCard['states'],
      away: draft.laid.some(({ card }) => card === place),
      chosen,
      isPublic: false,
      anchor: null,
    }
  })
  const readout = taking !== null ? readoutOf(taking) : refused !== null ? { sums: [], note: refused.message } : null
  return {
    hand,
    offers: null,
    actions: [mainAction(draft, refused, move)],
    readout: withCompanions(readout, draft, context),
    gain: taking === null ? null : taking.points,
  }
}

/** Says that further jokers may join while at least one lies ready. */
const withCompanions = (readout: Picture['readout'], draft: Draft, context: SouthernContext): Picture['readout'] => {
  if (readout === null || draft.laid.length === 0 || companions(draft, -1, context).length === 0) return readout
  return {
    ...readout,
    note:
      readout.note ??
      text(
        'つながる役になるなら、ほかのジョーカーも一緒に置けます。',
        'Other jokers may join where the roles hang together.',
      ),
  }
}
