import { type Rules, type Seat, type Text, text } from '@tefuda/kernel'
import { TEAMS, teamOf, type ZhengShangYouRules, type ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { Fact, Pile, SeatLine } from '../../table/table-game.ts'
import { DISCARDS } from '../climbing/motions.ts'
import type { ZhengContext } from './game.ts'

/** The team of a seat by its name. */
export const sideOf = (seat: Seat, rules: Rules): Text | null => {
  const team = teamOf(rules as ZhengShangYouRules, seat)
  return team === null ? null : TEAMS[team]
}

/** What a seat shows of itself: its side, its place in the deal before, whether it still plays, its cards. */
export const seatLineOf = (view: ZhengShangYouView, seat: Seat, rules: Rules): SeatLine => {
  const before = view.before.indexOf(seat)
  const place = view.out.indexOf(seat)
  const side = sideOf(seat, rules)
  return {
    notes: [
      ...(side === null ? [] : [side]),
      ...(before < 0 ? [] : [text(`前回${before + 1}位`, `${before + 1} last time`)]),
    ],
    points: view.totals[seat] ?? 0,
    cards: view.hands[seat]?.count ?? 0,
    open: [],
    state: place < 0 ? null : text(`${place + 1}位`, `Out: ${place + 1}`),
  }
}

const fact = (id: string, label: Text, value: number, opens = false): Fact => ({
  id,
  label,
  value,
  opens,
  narrowOnly: false,
})

export const factsOf = ({ view, seat }: ZhengContext): readonly Fact[] => {
  if (seat === null) return []
  return [
    fact('points', text('点', 'Points'), view.totals[seat] ?? 0),
    fact('hand', text('手札', 'Hand'), view.hands[seat]?.count ?? 0),
    fact(DISCARDS, text('出た札', 'Played'), view.played.length, true),
  ]
}

/** Everything played in this deal lies open. */
export const pileOf = ({ view }: ZhengContext, id: string): Pile | null =>
  id === DISCARDS || id === 'taken'
    ? { title: text('出た札', 'Cards played'), groups: [{ seat: null, cards: view.played }] }
    : null
