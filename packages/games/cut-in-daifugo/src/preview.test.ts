import {
  type Game,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type RulesRequest,
  readMove,
  rng,
  type Seat,
} from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { cutInDaifugo } from './index.ts'
import type { Preview } from './preview.ts'
import type { CutInView } from './view.ts'

const dealt = (game: Game, seats: number, rules: RulesRequest): Match => {
  const match = openMatch({ game, rules, seats, seed: 'c'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const made = (match: Match, seat: Seat, text: string): void => {
  const events = playMove(match, seat, text)
  if (isRefusal(events)) throw new Error(`${text}: ${events.message.en}`)
}

/** What a move promises before it is made: its effects, and how things stand then. */
const promised = (match: Match, seat: Seat, move: string): Omit<Preview, 'left'> => {
  const { left: _, ...rest } = match.engine.preview(match.state, seat, readMove(match, seat, move)) as Preview
  return rest
}

const NOTHING = { effects: [], clears: false, next: null }

/** Lets the game go on until the effects of what lies there are over; nobody cuts in. */
const carriedOut = (match: Match, from: number, choose: (match: Match, seat: Seat) => string): string[] => {
  while (['window', 'choice'].includes(match.engine.status(match.state).phase)) {
    const [seat = 0] = match.engine.toAct(match.state)
    made(match, seat, match.engine.status(match.state).phase === 'window' ? 'no' : choose(match, seat))
  }
  return match.events.slice(from).flatMap((event) => ('effect' in event ? [String(event.effect)] : []))
}

describe('what a play promises is what comes about', () => {
  const tables: readonly (readonly [string, number, RulesRequest])[] = [
    ['standard', 5, { deals: 3 }],
    ['every card of greed and open counts', 4, { perCard: 1, deals: 3 }],
    ['two are enough, passes bind', 6, { perCard: 2, passBinds: true, deals: 2 }],
    ['other ranks', 4, { effects: { open: 3, greed: 4, flow: 15, skip: 14, salvage: 13 }, perCard: 1, deals: 2 }],
  ]
  test.each(tables)('%s', (_, seats, rules) => {
    const match = dealt(cutInDaifugo, seats, rules)
    const random = rng(5)
    const pick = (now: Match, seat: Seat): string => now.engine.format(now.engine.pick(now.state, seat, random))
    let compared = 0
    const kinds = new Set<string>()
    while (match.engine.status(match.state).phase !== 'over') {
      const { phase } = match.engine.status(match.state)
      const [seat = 0] = match.engine.toAct(match.state)
      const move = pick(match, seat)
      const isPlay = (phase === 'turn' && /^[A-Z]/.test(move)) || move.startsWith('cut')
      const expected = isPlay ? promised(match, seat, move) : NOTHING
      const from = match.events.length
      made(match, seat, move)
      if (!isPlay) continue
      const window = match.engine.view(match.state, seat) as CutInView
      if (window.phase !== 'window' || window.table?.by !== seat) continue
      for (const other of window.toAct) expect(promised(match, other, 'no')).toEqual(expected)
      const done = carriedOut(match, from, pick)
      const { table } = match.engine.view(match.state, seat) as CutInView
      // Who runs out of cards by an effect ends what the later ones of a sequence could do.
      if (match.events.slice(from).some(({ type }) => type === 'out' || type === 'end')) continue
      const [next = null] = match.engine.toAct(match.state)
      expect({ effects: done, clears: table === null, next }).toEqual(expected)
      compared++
      for (const effect of done) kinds.add(effect)
    }
    expect(compared).toBeGreaterThan(50)
    expect(kinds.size).toBeGreaterThan(5)
  })
})
