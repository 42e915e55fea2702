import { cardNamed, type ExjanRules, type ExjanState, exjan, rulesContextOf } from '@tefuda/exjan'
import type { Game, Match, Seat } from '@tefuda/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'
import { riskOf } from './danger.ts'
import { seenBy } from './seen.ts'

/** What is said of a move with so many cards left in the wall; and beside another one, where there is one. */
interface Said {
  readonly wall: number
  readonly move: string
  readonly ja: string
  readonly en: string
}

const stateOf = (match: Match): ExjanState => match.state as ExjanState

/** Deals that come to the end of their wall. */
const DEALS = [2, 8, 14, 18]

const toTheEnd = (deal: number, visit: (match: Match, seat: Seat) => void): void => {
  const match = open(exjan as unknown as Game, { deals: 1 }, 4, deal)
  while (match.engine.outcome(match.state) === null) {
    if (stateOf(match).wall.length < 4) visit(match, match.engine.toAct(match.state)[0]!)
    playOn(match, botOf('greedy'), 1, {})
  }
}

describe('at the end of the wall', () => {
  const said: Said[] = []
  const risky: string[] = []
  beforeAll(() => {
    for (const deal of DEALS)
      toTheEnd(deal, (match, seat) => {
        const { engine } = match
        const view = engine.view(match.state, seat)
        const moves = engine.moves(match.state, seat).map(engine.format)
        for (const [k, move] of moves.entries())
          for (const instead of [undefined, ...(k > 0 ? [moves[k - 1]!] : [])]) {
            const reason = reasonFor(match, view, seat, move, instead)
            if (reason !== null) said.push({ wall: stateOf(match).wall.length, move, ...reason.text })
          }
      })
  })

  const of = (wall: number, what: RegExp): Said[] => said.filter((one) => one.wall === wall && what.test(one.move))

  it('a last discard is no longer for a win: what counts is that nobody wins by it', () => {
    const last = of(0, /^discard/)
    expect(last.length).toBeGreaterThan(20)
    expect(last.filter(({ ja }) => /あと\d+枚|待つ|残す|残した|つながり|近さ/.test(ja))).toEqual([])
    expect(last.filter(({ en }) => /from a win|Waits|kept|fits|near/.test(en))).toEqual([])
    expect(last.filter(({ ja }) => ja.startsWith('このラウンド最後の捨て札。')).length).toBeGreaterThan(10)
    expect(last.filter(({ ja }) => /だれも待てない。$|当たりにくい/.test(ja)).length).toBeGreaterThan(10)
  })

  it('a hand that lacks more cards than there are to draw is no longer near to a win', () => {
    const short = said.filter(({ wall, ja }) => wall > 0 && ja.includes('まず間に合わない'))
    expect(short.length).toBeGreaterThan(5)
    const isTold = ({ ja }: Said): boolean => /まず間に合わない|もう一方の札/.test(ja)
    const lacking = ({ ja }: Said): number => Number(/あがりまであと(\d+)枚/.exec(ja)?.[1] ?? 0)
    expect(said.filter((one) => one.wall > 0 && lacking(one) > one.wall && !isTold(one))).toEqual([])
  })

  it('nobody keeps a hand closed for a reach that cannot come, and the last discard can only be won on', () => {
    expect(said.filter(({ ja }) => ja.includes('リーチを残す'))).toEqual([])
    const passed = of(0, /^pass/)
    expect(passed.filter(({ ja }) => !/あがりにしか使えない|見送れば流局/.test(ja))).toEqual([])
    expect(passed.length).toBeGreaterThan(8)
  })

  it('bots then discard what others are least likely to win by, however near their hand is', () => {
    let threatened = 0
    for (const deal of [2, 8, 14, 18, 21, 24, 29])
      toTheEnd(deal, (match, seat) => {
        const { engine } = match
        const state = structuredClone(stateOf(match))
        if (state.wall.length > 0 || state.window !== null || state.reach[seat]! >= 0) return
        const context = rulesContextOf(match.rules as ExjanRules, 4)
        const other = (seat + 1) % 4
        state.reach[other] = state.rivers[other]!.length - 1
        const move = engine.format(botOf('greedy').choose(match, engine.view(state, seat), seat, { seed: 1 }).move)
        if (!move.startsWith('discard')) return
        const danger = (card: number): number => riskOf(context, state, seat, seenBy(state, seat), card)
        const least = Math.min(...state.hands[seat]!.map(danger))
        threatened++
        if (danger(cardNamed(move.slice('discard '.length))!) > least) risky.push(`${deal}: ${move}`)
      })
    expect(threatened).toBeGreaterThan(3)
    expect(risky).toEqual([])
  })
})
