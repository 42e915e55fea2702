import { type Card, faceOf, isJoker, type MoveQuery, type Refusal, type Rng, refusal, type Seat } from '@tefuda/kernel'
import { type Cell, EMPTY, spotsAround, type Target } from './board.ts'
import { cellName, fieldOrder, targetName } from './notation.ts'
import {
  cellAt,
  centreOf,
  cloneField,
  type Field,
  fieldIndex,
  isCleared,
  isTarget,
  NONE,
  put,
  type Setting,
  type State,
  seatsToAct,
  targetOf,
} from './state.ts'
import { jokersHangTogether, takeAll } from './take.ts'

/** A card, named by its face, and where it goes. */
export interface Placement {
  readonly card: Card
  readonly target: Target
}

/** One placement, or several jokers at once (SC-10). */
export type Move = readonly Placement[]

/** How many jokers in one move are listed at most; `check` knows no such bound. */
const listedJokers = (cells: number): number => (cells <= 16 ? 7 : cells <= 25 ? 3 : 2)

/** Everything a seat that is due may play: hand order, then field order; then jokers together, fewest first. */
export const movesOf = (setting: Setting, state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] => {
  if (!seatsToAct(setting, state).includes(seat)) return []
  const field = state.fields[fieldIndex(setting, seat)]!
  const moves: Move[] = []
  const cards = cardsToPlace(state, seat)
  const targets = targetsOf(setting, field)
  for (const card of cards) for (const target of targets) moves.push([{ card, target }])
  for (const jokers of jokersTogether(setting, state, seat)) moves.push(jokers)
  return queried(setting, withoutClearing(setting, state, seat, field, moves), query)
}

export const listsAll = (setting: Setting, state: State, seat: Seat, query: MoveQuery = {}): boolean => {
  if (query.limit !== undefined || query.cell !== undefined) return false
  const field = state.fields[fieldIndex(setting, seat)]!
  return (
    !mayPlaceTogether(setting, state, seat) ||
    state.hands[seat]!.filter(isJoker).length <= listedJokers(allTargets(setting, field).length)
  )
}

/** One legal move at random; where jokers can go together it is tried now and then. */
export const pickMove = (setting: Setting, state: State, seat: Seat, rng: Rng): Move => {
  if (setting.board === null) return pickOnGrowing(setting, state, seat, rng)
  if (setting.rules.together) {
    const together = pickTogether(setting, state, seat, rng)
    if (together !== null) return together
  }
  const hand = state.hands[seat]!
  const field = state.fields[setting.shared ? 0 : seat]!
  if (field.centreDue) return pickForced(setting, state, seat, rng)
  if (setting.shared && state.shown[seat] !== NONE) return pickForced(setting, state, seat, rng)
  const { size } = setting.board
  const draw = rng.below(hand.length * size)
  const which = (draw / size) | 0
  return [{ card: hand[which]! & 63, target: draw - which * size }]
}

/** The shown card, or a card to the centre, or both. */
const pickForced = (setting: Setting, state: State, seat: Seat, rng: Rng): Move => {
  const hand = state.hands[seat]!
  const shown = state.shown[seat]!
  const card = faceOf(shown === NONE ? hand[rng.below(hand.length)]! : shown)
  const targets = targetsOf(setting, state.fields[fieldIndex(setting, seat)]!)
  return [{ card, target: targets[rng.below(targets.length)]! }]
}

/** Jokers together half of the times they may go together. */
const pickTogether = (setting: Setting, state: State, seat: Seat, rng: Rng): Move | null =>
  mayPlaceTogether(setting, state, seat) && rng.below(2) === 0 ? tryJokers(setting, state, seat, rng) : null

/** Why a move may not be played now, or null where it may. */
export const checkMove = (setting: Setting, state: State, seat: Seat, move: Move): Refusal | null => {
  if (!seatsToAct(setting, state).includes(seat))
    return refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
  const field = state.fields[fieldIndex(setting, seat)]!
  return (
    checkCards(setting, state, seat, move) ??
    checkTargets(setting, field, move) ??
    (move.length > 1 ? checkTogether(setting, field, move) : null) ??
    checkClearing(setting, state, seat, field, move)
  )
}

const checkCards = (setting: Setting, state: State, seat: Seat, move: Move): Refusal | null => {
  const hand = state.hands[seat]!.map(faceOf)
  for (const { card } of move) {
    const at = hand.indexOf(card)
    if (at < 0)
      return refusal(
        'not-in-hand',
        null,
        `${setting.deck.name(card)} は手札にありません。`,
        `${setting.deck.name(card)} is not in your hand.`,
      )
    hand.splice(at, 1)
  }
  const shown = state.shown[seat]!
  if (shown !== NONE && (move.length > 1 || move[0]!.card !== faceOf(shown)))
    return refusal(
      'shown-card-first',
      'SC-15',
      `最初の手番では、見せ合った札（${setting.deck.name(shown)}）だけを置きます。`,
      `On the first turn place the card you showed (${setting.deck.name(shown)}), and it alone.`,
    )
  if (move.length > 1 && !setting.rules.together)
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

const checkTargets = (setting: Setting, field: Field, move: Move): Refusal | null => {
  for (const [k, { target }] of move.entries()) {
    const name = targetName(setting, target)
    if (!isTarget(setting, field, target))
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
  if (field.centreDue && !move.some(({ target }) => isCentre(setting, field, target)))
    return refusal(
      'centre-first',
      'SC-12',
      `場が空になったので、次の札は中央（${centreNames(setting, field)}）に置きます。`,
      `The field was cleared: the next card goes to the centre (${centreNames(setting, field)}).`,
    )
  return null
}

const checkTogether = (setting: Setting, field: Field, move: Move): Refusal | null => {
  const { trial, cells } = tried(setting, field, move)
  if (jokersHangTogether(setting, trial, cells)) return null
  return refusal(
    'jokers-apart',
    'SC-10',
    '2枚以上のジョーカーを同時に置けるのは、どれも役に入り、役どうしがつながるときだけです。',
    'Jokers go together only where each is in a role and the roles hang together.',
  )
}

const checkClearing = (setting: Setting, state: State, seat: Seat, field: Field, move: Move): Refusal | null => {
  if (!clearingIsForbidden(setting) || !clears(setting, field, move)) return null
  const isForced = cardsToPlace(state, seat).every((card) =>
    allTargets(setting, field).every((target) => clears(setting, field, [{ card, target }])),
  )
  return isForced
    ? null
    : refusal(
        'no-clearing',
        'SC-12',
        'ウルトラ・フリークロスでは、ほかに置けるかぎり場を空にできません。',
        'In ultra free cross the field may not be cleared while another move is possible.',
      )
}

const clearingIsForbidden = ({ rules }: Setting): boolean =>
  rules.board === 'ultra' && rules.ultraEclipse === 'forbidden'

/** The faces a seat may place singly: its shown card in its first turn (SC-15), else any of its hand. */
const cardsToPlace = (state: State, seat: Seat): Card[] =>
  state.shown[seat] === NONE ? differentFaces(state.hands[seat]!) : [faceOf(state.shown[seat]!)]

const withoutClearing = (
  setting: Setting,
  state: State,
  seat: Seat,
  field: Field,
  moves: readonly Move[],
): readonly Move[] =>
  clearingIsForbidden(setting)
    ? moves.filter((move) => checkClearing(setting, state, seat, field, move) === null)
    : moves

/**
 * A copy of the field with the cards of a move on it, and the cells they lie on. A move names faces, and a card of
 * that face may lie on the field already: on the copy each is a card of its own, beyond those of the deck.
 */
export const tried = (
  setting: Setting,
  field: Field,
  move: Move,
): { readonly trial: Field; readonly cells: Cell[] } => {
  const trial = cloneField(field)
  const spare = (k: number): Card => setting.emptyBelow.length + (k << 6)
  for (let card = spare(0); card < spare(move.length); card++) trial.below.push(EMPTY)
  return { trial, cells: move.map(({ card, target }, k) => lay(setting, trial, target, spare(k) | card)) }
}

/** Lays a card on a target; a growing field gains the cell where it had none. */
export const lay = (setting: Setting, field: Field, target: Target, card: Card): Cell => {
  const cell = setting.board !== null ? target : cellGrown(field, target)
  put(field, cell, card)
  return cell
}

/** The cell of a target on a growing field, which gains it where it had none. */
export const cellGrown = (field: Field, target: Target): Cell => {
  const cell = field.spots.indexOf(target)
  if (cell >= 0) return cell
  field.spots.push(target)
  return field.top.push(EMPTY) - 1
}

const clears = (setting: Setting, field: Field, move: Move): boolean => {
  const { trial, cells } = tried(setting, field, move)
  takeAll(setting, trial, cells, [])
  return isCleared(trial)
}

const differentFaces = (hand: readonly Card[]): Card[] => [...new Set(hand.map(faceOf))]

const allTargets = (setting: Setting, field: Field): readonly Target[] =>
  setting.board !== null ? setting.board.names.map((_, cell) => cell) : [...field.spots, ...spotsAround(field.spots)]

/** Where a single card may go now. */
const targetsOf = (setting: Setting, field: Field): readonly Target[] =>
  field.centreDue ? centreOf(setting).map((cell) => targetOf(field, cell)) : allTargets(setting, field)

const isCentre = (setting: Setting, field: Field, target: Target): boolean =>
  centreOf(setting).includes(cellAt(setting, field, target))

const centreNames = (setting: Setting, field: Field): string =>
  centreOf(setting)
    .map((cell) => cellName(setting, field, cell))
    .join(' ')

const mayPlaceTogether = (setting: Setting, state: State, seat: Seat): boolean => {
  if (!setting.rules.together || state.shown[seat] !== NONE) return false
  let jokers = 0
  for (const card of state.hands[seat]!) if (isJoker(card)) jokers++
  return jokers > 1
}

/** Every legal way of placing several jokers at once, up to the number that is listed. */
function* jokersTogether(setting: Setting, state: State, seat: Seat): Generator<Move> {
  if (!mayPlaceTogether(setting, state, seat)) return
  const field = state.fields[fieldIndex(setting, seat)]!
  const jokers = state.hands[seat]!.filter(isJoker).map(faceOf)
  const targets = allTargets(setting, field).toSorted(
    (a, b) => fieldOrder(setting, field, a) - fieldOrder(setting, field, b),
  )
  for (let n = 2; n <= Math.min(jokers.length, targets.length, listedJokers(targets.length)); n++) {
    const hands = differentJokers(jokers, n)
    for (const chosen of combinations(targets, n)) {
      const move = chosen.map((target, k) => ({ card: hands[0]![k]!, target }))
      if (field.centreDue && !chosen.some((target) => isCentre(setting, field, target))) continue
      const { trial, cells } = tried(setting, field, move)
      if (!jokersHangTogether(setting, trial, cells)) continue
      for (const cards of hands) yield chosen.map((target, k) => ({ card: cards[k]!, target }))
    }
  }
}

/** The different ways of taking n jokers, red ones first in each. */
const differentJokers = (jokers: readonly Card[], n: number): Card[][] => {
  const [red, black] = [Math.min(...jokers), Math.max(...jokers)]
  const reds = jokers.filter((card) => card === red).length
  const ways: Card[][] = []
  for (let k = Math.min(n, reds); k >= Math.max(0, n - (jokers.length - reds)); k--)
    ways.push([...Array<Card>(k).fill(red), ...Array<Card>(n - k).fill(black)])
  return ways
}

function* combinations<T>(items: readonly T[], n: number, from = 0): Generator<T[]> {
  if (n === 0) yield []
  else
    for (let i = from; i <= items.length - n; i++)
      for (const rest of combinations(items, n - 1, i + 1)) yield [items[i]!, ...rest]
}

/** A few tries at placing two or three jokers of the hand together. */
const tryJokers = (setting: Setting, state: State, seat: Seat, rng: Rng): Move | null => {
  const field = state.fields[fieldIndex(setting, seat)]!
  const jokers = state.hands[seat]!.filter(isJoker)
    .map(faceOf)
    .sort((a, b) => a - b)
  const targets = allTargets(setting, field)
  if (targets.length < 2) return null
  for (let attempt = 0; attempt < 12; attempt++) {
    const n =
      jokers.length > 2 && targets.length > 2
        ? 2 + rng.below(Math.min(jokers.length - 1, listedJokers(targets.length) - 1))
        : 2
    const chosen = new Set<Target>()
    while (chosen.size < Math.min(n, targets.length)) chosen.add(targets[rng.below(targets.length)]!)
    const order = [...chosen].sort((a, b) => fieldOrder(setting, field, a) - fieldOrder(setting, field, b))
    const move = order.map((target, k) => ({ card: jokers[k]!, target }))
    if (checkMove(setting, state, seat, move) === null) return move
  }
  return null
}

const pickOnGrowing = (setting: Setting, state: State, seat: Seat, rng: Rng): Move => {
  if (clearingIsForbidden(setting)) {
    const moves = movesOf(setting, state, seat)
    return moves[rng.below(moves.length)]!
  }
  return pickTogether(setting, state, seat, rng) ?? pickForced(setting, state, seat, rng)
}

const queried = (setting: Setting, moves: readonly Move[], query: MoveQuery): readonly Move[] => {
  const there =
    query.cell === undefined
      ? moves
      : moves.filter((move) => move.some(({ target }) => targetName(setting, target) === query.cell))
  return query.limit === undefined ? there : there.slice(0, query.limit)
}
