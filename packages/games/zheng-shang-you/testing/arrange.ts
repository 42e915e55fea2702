import { type Card, frenchFace, isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import {
  type ZhengShangYouEngine,
  type ZhengShangYouEvent,
  type ZhengShangYouState,
  zhengShangYou,
} from '../src/index.ts'

/** For tests: a table set up by hand, seat 0 to lead. */
export interface Arranged {
  readonly engine: ZhengShangYouEngine
  readonly state: ZhengShangYouState
  /** Plays a move and returns what happened. */
  play(seat: number, text: string): ZhengShangYouEvent[]
  /** `code rule` of the refusal, or `legal`. */
  why(seat: number, text: string): string
  /** The moves of a seat, as text. */
  moves(seat: number): string[]
  /** Gives every seat these cards. */
  hold(hands: readonly string[]): void
  /** Plays a deal to its end: the seats go out in this order, each with a single card it leads. An exchange is left out. */
  goOut(order: readonly number[]): ZhengShangYouEvent[]
}

const cards = (names: string): Card[] =>
  names
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => frenchFace(name)!)

/** Hands by name; seats without one hold a single three or four. */
export const arrange = (hands: readonly string[], rules: RulesRequest = {}, seats = 4): Arranged => {
  const resolved = resolveRules(zhengShangYou.schema, zhengShangYou, rules, seats)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const engine = zhengShangYou.engine(resolved, seats)
  const state = engine.start((order) => [...order])
  const spare = cards('C3 D3 C4 D4 H4 S4')
  state.hands = state.hands.map((_, seat) => (hands[seat] === undefined ? [spare[seat]!] : cards(hands[seat])))
  const read = (seat: number, text: string) => {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(`${text}: ${move.message.en}`)
    return move
  }
  const play = (seat: number, text: string): ZhengShangYouEvent[] => {
    const move = read(seat, text)
    const refused = engine.check(state, seat, move)
    if (refused !== null) throw new Error(`${text}: ${refused.message.en}`)
    const events: ZhengShangYouEvent[] = []
    engine.apply(
      state,
      seat,
      move,
      (order) => [...order],
      (event) => events.push(event),
    )
    return events
  }
  return {
    engine,
    state,
    play,
    why: (seat, text) => {
      const refused = engine.check(state, seat, read(seat, text))
      return refused === null ? 'legal' : `${refused.code} ${refused.rule}`
    },
    moves: (seat) => engine.moves(state, seat).map(engine.format),
    hold: (names) => {
      state.hands = names.map(cards)
    },
    goOut: (order) => {
      for (const [k, seat] of order.entries()) state.hands[seat] = cards(LAST[k]!)
      return order.slice(0, -1).flatMap((seat, k) => {
        Object.assign(state, { turn: seat, table: null, exchange: null })
        return play(seat, LAST[k]!)
      })
    },
  }
}

const LAST = ['S3', 'S4', 'S5', 'S6', 'S7', 'S8']
