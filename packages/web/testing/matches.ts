import {
  type Game,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type RulesRequest,
  rng,
  type Viewer,
} from '@tefuda/kernel'
import { deskOf } from '../src/table/desk.ts'
import type { Desk, Middle } from '../src/table/middle.ts'

/** A match dealt from a fixed seed. */
export const dealt = (game: Game, seats: number, rules: RulesRequest = {}, orders?: readonly string[][]): Match => {
  const match = openMatch({ game, rules, seats, seed: 'c'.repeat(64), ...(orders !== undefined && { orders }) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays a move that must be legal. */
export const made = (match: Match, seat: number, text: string): void => {
  const events = playMove(match, seat, text)
  if (isRefusal(events)) throw new Error(`${text}: ${events.message.en}`)
}

/** Plays at random; before each move `visit` is told whose it is, and gets what the viewer then sees happen. */
export const atRandom = (
  match: Match,
  moves: number,
  visit: (before: Desk, after: () => Desk, events: readonly { readonly type: string }[]) => void,
  viewer: Viewer = 0,
): void => {
  const random = rng(11)
  for (let k = 0; k < moves; k++) {
    const due = match.engine.toAct(match.state)
    const seat = due[random.below(Math.max(1, due.length))]
    if (seat === undefined) return
    const before = deskOf(match, viewer)
    const from = match.events.length
    made(match, seat, match.engine.format(match.engine.pick(match.state, seat, random)))
    const seen = match.events.slice(from).flatMap((event) => match.engine.eventFor(event, viewer) ?? [])
    visit(before, () => deskOf(match, viewer), seen)
  }
}

/** The view that telling all events leads to. */
export const told = (middle: Middle, before: Desk, events: readonly { readonly type: string }[]): unknown =>
  events.reduce((view, event) => middle.tell(view, event), before.view)
