import { findBot } from '@tefuda/bots'
import { type ExjanEvent, type ExjanMove, type ExjanRules, type ExjanView, exjan } from '@tefuda/exjan'
import { readRules, rng, simulatedChance } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { tell } from './tell.ts'

/** What the table draws of a view while a move is shown; the order of a hand is its owner's. */
const drawn = (view: ExjanView) => ({
  ...view,
  hands: view.hands.map(({ count, cards }) => ({ count, cards: cards?.toSorted() ?? null })),
  phase: null,
  toAct: null,
  passed: null,
  answer: null,
  shown: null,
})

const bot = findBot('greedy')!

/** Bots play three rounds; what every viewer was told of each move, beside what the engine shows. */
const toldAndShown = (seats: number, seed: number) => {
  const told: unknown[] = []
  const shown: unknown[] = []
  const types = new Set<string>()
  const rules = readRules(exjan.schema, { deals: 3 }) as ExjanRules
  const engine = exjan.engine(rules, seats)
  const chance = simulatedChance(rng(seed))
  const state = engine.start(chance)
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  for (let turn = 0; engine.toAct(state).length > 0; turn++) {
    const seat = engine.toAct(state)[0]!
    const before = viewers.map((viewer) => engine.view(state, viewer))
    const events: ExjanEvent[] = []
    const { move } = bot.choose({ game: exjan, rules, engine }, engine.view(state, seat), seat, { seed: turn })
    engine.apply(state, seat, move as ExjanMove, chance, (event) => events.push(event))
    for (const { type } of events) types.add(type)
    if (events.length === 0) continue
    for (const [place, viewer] of viewers.entries()) {
      const end = events.flatMap((event) => engine.eventFor(event, viewer) ?? []).reduce(tell, before[place]!)
      told.push(drawn(end))
      shown.push(drawn(engine.view(state, viewer)))
    }
  }
  return { told, shown, types }
}

describe('a move told event by event ends at the view the engine gives', () => {
  test.each([3, 4])('%i seats', (seats) => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 3; seed++) {
      const { told, shown, types } = toldAndShown(seats, seed)
      expect(told).toEqual(shown)
      for (const type of types) seen.add(type)
    }
    for (const type of ['deal', 'hand', 'draw', 'discard', 'reach', 'call', 'win', 'end']) expect(seen).toContain(type)
  })
})
