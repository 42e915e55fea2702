import { readWritten } from '@tefuda/climbing'
import type { Gesture, SeatContext } from '../../table/table-game.ts'
import { type HandCard, linedUp } from './hand-card.ts'
import type { Climbing, Moment } from './moment.ts'
import { guess, holding, isBareJoker, type Play, playable, playsIn, readMove } from './plays.ts'

/** A move being put together. */
export interface Draft {
  /** The moment it is for. */
  readonly moment: string
  /** Keys of the chosen cards. */
  readonly chosen: readonly string[]
  /** The play that was picked where the chosen cards can mean several. */
  readonly move: string | null
  /** Of those only the ones of this shape are offered. */
  readonly shape: string | null
  /** What was chosen in the field. */
  readonly spot: string | null
  /** A bare move that is proposed or awaits a second press: `pass`, `resign`, a foul. */
  readonly armed: string | null
}

const EMPTY: Draft = { moment: '', chosen: [], move: null, shape: null, spot: null, armed: null }

/** The draft with everything that follows from it and the context. */
export interface Work<V> {
  readonly game: Climbing<V>
  readonly context: SeatContext<V>
  readonly moment: Moment
  /** The hand in the order its owner sees. */
  readonly hand: readonly HandCard[]
  readonly draft: Draft
  /** All plays that can be made now. */
  readonly plays: readonly Play[]
  /** Those that hold the chosen cards, and those made of them alone. */
  readonly holding: readonly Play[]
  readonly exact: readonly Play[]
  readonly tokens: readonly string[]
}

export const workOf = <V>(game: Climbing<V>, draft: Draft, context: SeatContext<V>): Work<V> => {
  const moment = game.moment(context)
  const hand = linedUp(game.held(context.view, context.seat), context.handOrder, game.isTurned(context.view))
  const plays = moment.kind === 'play' || moment.kind === 'cut' ? playsIn(context.moves(), moment.verb) : []
  const live = liveDraft(game, draft, moment, hand, plays)
  const tokens = live.chosen.flatMap((key) => hand.find((one) => one.key === key)?.token ?? [])
  const fitting = holding(plays, tokens)
  const exact = fitting.filter(({ laid }) => laid.length === tokens.length)
  return { game, context, moment, hand, draft: live, plays, holding: fitting, exact, tokens }
}

/** Whether something can be answered in a window without a card that stands for any other, or with one's last cards. */
export const hasOwnClaim = <V>(game: Climbing<V>, context: SeatContext<V>): boolean => {
  const held = game.held(context.view, context.seat).length
  return playsIn(context.moves(), game.moment(context).verb).some(
    (play) => play.laid.length === held || isOwn(game, play),
  )
}

const isOwn = <V>({ isWild }: Climbing<V>, { laid }: Play): boolean => laid.every(({ card }) => !isWild(card))

/** What is left of a draft: nothing of another moment, no card that has gone. In a window the cards that fit are chosen, never a joker. */
const liveDraft = <V>(
  game: Climbing<V>,
  draft: Draft,
  moment: Moment,
  hand: readonly HandCard[],
  plays: readonly Play[],
): Draft => {
  if (draft.moment !== moment.id) {
    const first = plays.find((play) => isOwn(game, play))
    const blank = { ...EMPTY, moment: moment.id }
    return moment.kind === 'cut' && first !== undefined ? withPlay(blank, first, hand) : blank
  }
  const chosen = draft.chosen.filter((key) => hand.some((one) => one.key === key))
  return chosen.length === draft.chosen.length ? draft : { ...draft, chosen, move: null, shape: null }
}

export const withPlay = (
  draft: Draft,
  { text, laid }: Pick<Play, 'text' | 'laid'>,
  hand: readonly HandCard[],
): Draft => {
  const chosen: string[] = []
  for (const { token } of laid) {
    // Cards that are chosen already stay so, before another copy is.
    const fits = hand.filter((one) => one.token === token && !chosen.includes(one.key))
    const one = fits.find(({ key }) => draft.chosen.includes(key)) ?? fits[0]
    if (one !== undefined) chosen.push(one.key)
  }
  return { ...draft, chosen, move: text, shape: null, armed: null }
}

/** The draft that shows a move: in a replay, as a hint. */
export const draftOfMove = <V>(game: Climbing<V>, move: string, context: SeatContext<V>): Draft => {
  const { moment, hand } = workOf(game, EMPTY, context)
  const blank: Draft = { ...EMPTY, moment: moment.id }
  const { verb, words } = readMove(move)
  if (verb === '' || verb === 'cut') return withPlay(blank, { text: move, laid: words.map(readWritten) }, hand)
  const [word] = words
  if (word === undefined) return { ...blank, armed: move }
  if (moment.kind === 'spot') return { ...blank, spot: word }
  return withPlay(blank, { text: move, laid: [readWritten(word)] }, hand)
}

export const blankDraft = (): Draft => EMPTY

/** The play that the main button would make; null while it is not clear which. */
export const meant = <V>({ draft, exact }: Work<V>): Play | null => {
  const picked = exact.find(({ text }) => text === draft.move)
  if (picked !== undefined) return picked
  const [only] = exact
  return exact.length === 1 ? only! : (exact.find(isBareJoker) ?? null)
}

/** The move that would be tried, for the rules to judge; null while nothing is chosen. */
export const triedMove = <V>(work: Work<V>): string | null => {
  const { game, moment, draft, tokens, exact, hand } = work
  switch (moment.kind) {
    case 'spot':
      return draft.spot === null ? null : `${moment.verb} ${draft.spot}`
    case 'card': {
      const one = hand.find(({ key }) => key === draft.chosen[0])
      return one === undefined ? null : `${moment.verb} ${one.token}`
    }
    default: {
      if (tokens.length === 0) return null
      const play = meant(work)
      if (play !== null) return play.text
      if (exact.length > 0) return null
      const cards = guess(tokens, game.isWild)
      return moment.verb === '' ? cards : `${moment.verb} ${cards}`
    }
  }
}

/** What a card pressed in the hand does to the draft. */
export const choose = <V>(work: Work<V>, gesture: Extract<Gesture, { kind: 'card' }>): Draft => {
  const { draft, hand, moment } = work
  const one = hand[gesture.card]
  if (one === undefined || moment.kind === 'spot') return draft
  const isChosen = draft.chosen.includes(one.key)
  const others = moment.kind === 'card' ? [] : draft.chosen.filter((key) => key !== one.key)
  const chosen = isChosen ? others : beginsAnew(work, one) ? [one.key] : [...others, one.key]
  return { ...draft, chosen, move: null, shape: null, armed: null }
}

/** A card that can be played, but not together with those chosen before, takes their place. */
const beginsAnew = <V>({ plays, tokens }: Work<V>, { token }: HandCard): boolean =>
  playable(plays).has(token) && tokens.length > 0 && holding(plays, [...tokens, token]).length === 0
