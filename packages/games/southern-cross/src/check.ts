import { faceOf, isJoker, joinTexts, type Refusal, refusal, type Seat, type Text, text } from '@tefuda/kernel'
import { type Field, isCleared } from './field.ts'
import { jokersTogether } from './jokers.ts'
import type { Move } from './move.ts'
import { cellName, targetName } from './notation.ts'
import { STEPS, type Steps } from './selection.ts'
import { centreOf, fieldIndex, isTarget, NONE, type RulesContext, type State, seatsToAct } from './state.ts'
import { jokersHangTogether, takeAll } from './take.ts'
import { allTargets, cardsToPlace, isCentre } from './targets.ts'
import { type Tray, trayOf } from './tray.ts'
import { tried } from './trial.ts'
import { cellName as cellWords } from './wording.ts'

/** Why a move may not be played now, or null where it may. Whoever tries several moves gives `steps` for all of them. */
export const checkMove = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move,
  steps?: Steps,
): Refusal | null => {
  if (!seatsToAct(context, state).includes(seat))
    return refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
  const field = state.fields[fieldIndex(context, seat)]!
  return (
    checkCards(context, state, seat, move) ??
    checkTargets(context, field, move) ??
    (move.length > 1 ? checkTogether(context, field, move, steps) : null) ??
    checkClearing(context, state, seat, field, move)
  )
}

const checkCards = (context: RulesContext, state: State, seat: Seat, move: Move): Refusal | null => {
  const hand = state.hands[seat]!.map(faceOf)
  for (const { card } of move) {
    const at = hand.indexOf(card)
    if (at < 0)
      return refusal(
        'not-in-hand',
        null,
        `${context.deck.name(card)} は手札にありません。`,
        `${context.deck.name(card)} is not in your hand.`,
      )
    hand.splice(at, 1)
  }
  const shown = state.shown[seat]!
  if (shown !== NONE && (move.length > 1 || move[0]!.card !== faceOf(shown)))
    return refusal(
      'shown-card-first',
      'SC-15',
      `最初の手番では、見せ合った札（${context.deck.name(shown)}）だけを置きます。`,
      `On the first turn place the card you showed (${context.deck.name(shown)}), and it alone.`,
    )
  if (move.length > 1 && !context.rules.together)
    return refusal(
      'one-card',
      'SC-10',
      'このルールでは、一度に置けるのは1枚です。',
      'With these rules one card is placed at a time.',
    )
  if (move.length > 1 && !move.every(({ card }) => isJoker(card)))
    return refusal(
      'jokers-only',
      'SC-10',
      '一度に2枚以上置けるのは、ジョーカーだけです。',
      'Only jokers may be placed several at a time.',
    )
  return null
}

const checkTargets = (context: RulesContext, field: Field, move: Move): Refusal | null => {
  for (const [k, { target }] of move.entries()) {
    const name = targetName(context, target)
    if (!isTarget(context, field, target))
      return refusal(
        'not-on-field',
        'SC-18',
        `${name} には置けません。場のマスか、場に接する場所に置いてください。`,
        `${name} is out of reach. Place on a cell of the field or on one that touches it.`,
      )
    if (move.some((other, j) => j < k && other.target === target))
      return refusal(
        'same-cell',
        'SC-10',
        'ジョーカーは1枚ずつ別のマスに置きます。',
        'Each joker needs a cell of its own.',
      )
  }
  if (field.centreDue && !move.some(({ target }) => isCentre(context, field, target))) {
    const { ja, en } = centreNames(context, field)
    return refusal(
      'centre-first',
      'SC-12',
      `場が空になったので、次の札は中央（${ja}）に置きます。`,
      `The field was cleared: the next card goes to the centre (${en}).`,
    )
  }
  return null
}

const checkTogether = (context: RulesContext, field: Field, move: Move, steps?: Steps): Refusal | null => {
  const { trial, cells } = tried(context, field, move)
  if (jokersHangTogether(context, trial, cells, steps)) return null
  return refusal(
    'jokers-apart',
    'SC-10',
    '2枚以上のジョーカーを同時に置けるのは、どれも役に入り、役どうしがつながるときだけです。',
    'Jokers go together only where each is in a role and the roles hang together.',
  )
}

/** In ultra free cross a move that would clear the field, while any other does not (SC-12). */
const checkClearing = (context: RulesContext, state: State, seat: Seat, field: Field, move: Move): Refusal | null => {
  if (!clearingIsForbidden(context) || !clears(context, field, move)) return null
  return clearingIsForced(context, state, seat, field, trayOf(context, field))
    ? null
    : refusal(
        'no-clearing',
        'SC-12',
        'ウルトラ・フリークロスでは、ほかに置けるかぎり場を空にできません。',
        'In ultra free cross the field may not be cleared while another move is possible.',
      )
}

export const clearingIsForbidden = ({ rules }: RulesContext): boolean =>
  rules.board === 'ultra' && rules.ultraEclipse === 'forbidden'

/** Whether every move would clear the field; of several jokers together as many ways as a list goes through. */
export const clearingIsForced = (
  context: RulesContext,
  state: State,
  seat: Seat,
  field: Field,
  tray: Tray,
): boolean => {
  const targets = allTargets(context, field)
  if (cardsToPlace(state, seat).some((card) => targets.some((target) => !tray.clears([{ card, target }])))) return false
  for (const jokers of jokersTogether(context, state, seat, tray, { left: STEPS }))
    if (!tray.clears(jokers)) return false
  return true
}

const clears = (context: RulesContext, field: Field, move: Move): boolean => {
  const { trial, cells } = tried(context, field, move)
  takeAll(context, trial, cells, [])
  return isCleared(trial)
}

const centreNames = (context: RulesContext, field: Field): Text =>
  joinTexts(
    centreOf(context).map((cell) => {
      const name = cellName(context, field, cell)
      return context.board === null ? cellWords(name, context.rules.board) : text(name, name)
    }),
    text(' ', ' '),
  )
