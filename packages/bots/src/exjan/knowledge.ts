import {
  callsOf,
  discardOf,
  EXJAN_PASS,
  EXJAN_WIN,
  type ExjanEngine,
  type ExjanMove,
  type ExjanRules,
  type ExjanSetting,
  type ExjanState,
  hasReached,
  isReady,
  mayCall,
  mayReach,
  mayWin,
  settingOf,
} from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import type { Knowledge } from '../knowledge.ts'
import { bestCall } from './calls.ts'
import { bestDiscard, someDiscards } from './discards.ts'
import { distanceOf } from './distance.ts'
import { goneIn, meldsAfter } from './sight.ts'

/** How many discards of a turn are worth a try. */
const TRIED = 3

/** What the bots know about playing Exjan: win where possible, otherwise shorten the way to a win, fold against reach. */
export const exjanKnowledge = (engine: ExjanEngine, rules: ExjanRules): Knowledge<ExjanState, ExjanMove> => {
  const setting = settingOf(rules, engine.seats)
  return {
    alone: false,
    promise: (state, seat, move) => promiseOf(setting, state, seat, move),
    fastMove: (state, seat) => decide(setting, state, seat),
    shortlist: (state, seat) => movesToTry(setting, state, seat),
  }
}

const decide = (setting: ExjanSetting, state: ExjanState, seat: Seat): ExjanMove => {
  if (mayWin(setting, state, seat)) return EXJAN_WIN
  if (state.window !== null) return bestCall(setting, state, seat) ?? EXJAN_PASS
  if (hasReached(state, seat)) return { type: 'discard', card: state.hands[seat]!.at(-1)! }
  const { card, distance } = bestDiscard(setting, state, seat)
  return { type: distance === 1 && paysToReach(setting, state, seat, card) ? 'reach' : 'discard', card }
}

/** A reach needs time for one more draw at least, and a card that can still come. */
const paysToReach = (setting: ExjanSetting, state: ExjanState, seat: Seat, discard: Card): boolean =>
  mayReach(setting, state, seat) && state.wall.length >= setting.seats && isReadyWithout(state, seat, discard)

const isReadyWithout = (state: ExjanState, seat: Seat, discard: Card): boolean =>
  isReady(
    state.hands[seat]!.filter((card) => card !== discard),
    [discard, ...goneIn(state)],
  )

const movesToTry = (setting: ExjanSetting, state: ExjanState, seat: Seat): ExjanMove[] => {
  const first = decide(setting, state, seat)
  if (first.type === 'win' || hasReached(state, seat)) return [first]
  if (state.window !== null) {
    const calls = mayCall(state, seat) ? callsOf(state.hands[seat]!, discardOf(state)) : []
    return first.type === 'pass' && calls.length > 0 ? [first, ...calls] : withPass(first)
  }
  const found = someDiscards(setting, state, seat, TRIED)
  const moves = found.map(({ card }): ExjanMove => ({ type: 'discard', card }))
  if (mayReach(setting, state, seat))
    for (const { card, distance } of found)
      if (distance === 1 && isReadyWithout(state, seat, card)) moves.push({ type: 'reach', card })
  return [first, ...moves.filter((move) => !isSame(move, first))]
}

const withPass = (first: ExjanMove): ExjanMove[] => (first.type === 'pass' ? [first] : [first, EXJAN_PASS])

const isSame = (one: ExjanMove, other: ExjanMove): boolean =>
  one.type === other.type && 'card' in one && 'card' in other && one.card === other.card

/** The nearer to a win the better; a reach goes before the same discard without. A call counts like what it leaves. */
const promiseOf = (setting: ExjanSetting, state: ExjanState, seat: Seat, move: ExjanMove): number => {
  if (move.type === 'win') return 1
  const given: readonly Card[] = 'card' in move ? [move.card] : 'cards' in move ? move.cards : []
  const rest = state.hands[seat]!.filter((card) => !given.includes(card))
  return (move.type === 'reach' ? 0.5 : 0) - distanceOf(setting, rest, meldsAfter(state, seat, move), goneIn(state))
}
