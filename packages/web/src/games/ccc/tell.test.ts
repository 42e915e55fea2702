import { findBot } from '@tefuda/bots'
import { type CccEvent, type CccOutcome, type CccView, ccc } from '@tefuda/ccc'
import { type Game, isRefusal, type Match, openMatch, playMove } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { holdingsIn } from './holdings.ts'
import { tell } from './tell.ts'

const openCcc = (seats: number): Match => {
  const match = openMatch({ game: ccc as unknown as Game, rules: { deals: 2 }, seats, seed: '3'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

const playNext = (match: Match): readonly CccEvent[] => {
  const { game, rules, engine, state } = match
  const seat = engine.toAct(state)[0]!
  const { move } = findBot('greedy')!.choose({ game, rules, engine }, engine.view(state, seat), seat, { seed: 1 })
  const events = playMove(match, seat, engine.format(move))
  if (isRefusal(events)) throw new Error(events.message.en)
  return events as readonly unknown[] as readonly CccEvent[]
}

/** What the engine adds at the end of a move: points, whose turn it is and what is open then. */
const told = ({ cells, hands, pile, used, last, deal, reshuffles }: CccView) => ({
  cells: cells.map(({ name, coins, holder }) => ({ name, coins, holder })),
  hands: hands.map(({ count, cards }) => ({ count, cards: cards?.toSorted() ?? null })),
  used: used.toSorted(),
  pile,
  deal,
  reshuffles,
  last,
})

test('events one by one lead to what the engine shows, through reshuffle, last turns and a second game', () => {
  const match = openCcc(3)
  const seen = new Set<string>()
  while (match.engine.toAct(match.state).length > 0) {
    const views = [0, 1, 2, null].map((viewer) => match.engine.view(match.state, viewer) as CccView)
    const events = playNext(match)
    for (const event of events) seen.add(event.type)
    // With a new deal the pile and the count of reshuffles begin anew, which no event tells.
    const isNewDeal = events.some(({ type }) => type === 'deal')
    for (const [place, before] of views.entries()) {
      const viewer = [0, 1, 2, null][place]!
      const after = events
        .flatMap((event) => (match.engine.eventFor(event, viewer) ?? []) as CccEvent | [])
        .reduce(tell, before)
      const whole = match.engine.view(match.state, viewer) as CccView
      const turnsLeft = whole.last === null ? null : after.last
      const wanted = told({ ...whole, last: turnsLeft })
      const found = told({ ...after, last: turnsLeft })
      expect(isNewDeal ? { ...found, pile: wanted.pile, reshuffles: wanted.reshuffles } : found).toEqual(wanted)
    }
  }
  expect([...seen].sort()).toEqual(['deal', 'draw', 'end', 'hand', 'last-turns', 'place', 'reshuffle'])
})

test('what each seat holds at the end is found in what happened', () => {
  const match = openCcc(4)
  while (match.engine.toAct(match.state).length > 0) playNext(match)
  const { territory, nearTerritory } = match.engine.outcome(match.state) as CccOutcome
  const holdings = holdingsIn(match.events as readonly unknown[] as readonly CccEvent[], 4)
  expect(holdings.map(({ own }) => own)).toEqual(territory)
  expect(holdings.map(({ near }) => near)).toEqual(nearTerritory)
  const end = (match.events as readonly unknown[] as readonly CccEvent[]).findLast((event) => event.type === 'end')
  expect(holdings.map(({ low, middle, high }) => low + 2 * middle + 4 * high)).toEqual(end?.points)
})
