import type { Chance } from '../../src/chance.ts'
import type { Emit } from '../../src/game.ts'
import { type Refusal, refusal } from '../../src/refusal.ts'
import type { Seat } from '../../src/seat.ts'
import {
  dealAnew,
  type Event,
  faceOf,
  isAsked,
  type Move,
  nameOf,
  type State,
  seatsAfter,
  type Table,
  toAct,
} from './state.ts'

export const moves = (table: Table, state: State, seat: Seat): Move[] => {
  if (!toAct(state).includes(seat)) return []
  const faces = [...new Set(state.hands[seat]?.map(faceOf))].sort((a, b) => a - b)
  const all: Move[] = [
    ...faces.map((face) => ({ kind: 'put' as const, face })),
    { kind: 'peek' },
    { kind: 'snatch' },
    { kind: 'no' },
  ]
  return all.filter((move) => check(table, state, seat, move) === null)
}

export const check = (table: Table, state: State, seat: Seat, move: Move): Refusal | null => {
  if (!toAct(state).includes(seat))
    return refusal('not-due', null, 'あなたの番ではありません。', 'It is not your turn.')
  const answer = move.kind === 'snatch' || move.kind === 'no'
  if (answer !== isAsked(state, seat))
    return answer
      ? refusal('no-offer', 'SN-3', '横取りできる札が出ていません。', 'No card is on offer.')
      : refusal('answer-first', 'SN-3', '横取りするかどうか答えてください。', 'Say first whether you snatch.')
  if (move.kind === 'peek') return checkPeek(table, state, seat)
  const face = move.kind === 'put' ? move.face : faceOf(state.offer ?? 0)
  if (move.kind !== 'no' && !state.hands[seat]?.some((card) => faceOf(card) === face))
    return refusal('no-card', 'SN-1', `${face}の札を持っていません。`, `You do not hold a ${face}.`)
  return null
}

const checkPeek = ({ rules }: Table, state: State, seat: Seat): Refusal | null => {
  if (rules.peek === 'never')
    return refusal('no-peeking', 'SN-4', 'のぞき見なしで遊んでいます。', 'There is no peeking in this game.')
  if (state.peeked[seat]) return refusal('peeked', 'SN-4', 'のぞき見は1回だけです。', 'You have peeked once already.')
  if (state.pile.length < 2)
    return refusal('nothing-hidden', 'SN-4', 'のぞく札がありません。', 'There is nothing to peek at.')
  return null
}

export const apply = (table: Table, state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void => {
  switch (move.kind) {
    case 'peek': {
      state.peeked[seat] = true
      state.knowsTop[seat] = true
      emit?.({ type: 'peek', seat, card: state.pile.slice(-1).map(nameOf).join() })
      passTurn(table, state, seat, chance, emit)
      return
    }
    case 'put': {
      state.offer = takeFace(state, seat, move.face)
      emit?.({ type: 'put', seat, card: nameOf(state.offer) })
      if (table.rules.snatch)
        state.answers = state.hands.map((hand, other) => (other !== seat && hand.length > 0 ? 'asked' : 'not-asked'))
      break
    }
    case 'snatch':
    case 'no': {
      state.answers[seat] = move.kind
      emit?.({ type: 'answered', seat, answer: move.kind })
    }
  }
  if (!state.answers.includes('asked')) settle(table, state, chance, emit)
}

/** All have answered: of those who claim the card the nearest after the seat that put it has it (SN-3). */
const settle = (table: Table, state: State, chance: Chance, emit?: Emit<Event>): void => {
  const { turn, offer } = state
  if (offer === null) return
  const { points } = table.rules
  const taker = seatsAfter(turn, table.seats).find((seat) => state.answers[seat] === 'snatch')
  state.table.push(offer)
  if (taker !== undefined) state.table.push(takeFace(state, taker, faceOf(offer)))
  const gained = faceOf(offer) * (taker === undefined ? points.keep : points.snatch)
  const scorer = taker ?? turn
  state.scores[scorer] = (state.scores[scorer] ?? 0) + gained
  emit?.({ type: taker === undefined ? 'kept' : 'snatched', seat: scorer, points: gained })
  state.offer = null
  state.answers.fill('not-asked')
  draw(state, turn, emit)
  if (taker !== undefined) draw(state, taker, emit)
  // Version 1 of the rules let the turn go on from whoever scored.
  passTurn(table, state, table.version === 1 ? scorer : turn, chance, emit)
}

const draw = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  const card = state.pile.pop()
  if (card === undefined) return
  state.knowsTop.fill(false)
  state.hands[seat]?.push(card)
  emit?.({ type: 'draw', seat, card: nameOf(card) })
}

const passTurn = (table: Table, state: State, from: Seat, chance: Chance, emit?: Emit<Event>): void => {
  const next = seatsAfter(from, table.seats).find((seat) => (state.hands[seat]?.length ?? 0) > 0)
  if (next !== undefined) {
    state.turn = next
    emit?.({ type: 'turn', seat: next })
    return
  }
  state.over = state.deal === table.rules.deals
  emit?.({ type: 'end', deal: state.deal, scores: state.scores.slice(), over: state.over })
  if (!state.over) dealAnew(table, state, chance, emit)
}

const takeFace = (state: State, seat: Seat, face: number): number => {
  const hand = state.hands[seat] ?? []
  const [card = 0] = hand.splice(
    hand.findIndex((held) => faceOf(held) === face),
    1,
  )
  return card
}
