import { readRules, rng, simulatedChance } from '@tefuda/kernel'
import {
  type SouthernCrossEvent,
  type SouthernCrossRules,
  type SouthernCrossView,
  southernCross,
} from '@tefuda/southern-cross'
import { describe, expect, test } from 'vitest'
import { tell } from './tell.ts'

/**
 * What of a view is drawn while a move is shown. Of cards that are alike the engine may play another than is shown, so
 * order does not count; in match play the hands of others are not drawn.
 */
const drawn = ({ fields, hands, taken, scores, totals, shown }: SouthernCrossView) => ({
  fields: fields.map((field) => (field === null ? null : { ...field, centreDue: false })),
  hands: hands.map(({ count, cards }) => ({
    count: fields.length > 1 && cards === null ? null : count,
    cards: cards?.filter((card) => card !== '').toSorted() ?? null,
  })),
  taken: taken.map((cards) => cards?.toSorted() ?? null),
  scores,
  totals,
  shown,
})

/** Plays a deal at random; what every viewer was told of each move, beside what the engine shows. */
const toldAndShown = (preset: string, seats: number, seed: number) => {
  const told: unknown[] = []
  const shown: unknown[] = []
  const rules = readRules(southernCross.schema, { preset }) as SouthernCrossRules
  const engine = southernCross.engine(rules, seats)
  const random = rng(seed)
  const chance = simulatedChance(random)
  const state = engine.start(chance)
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  for (let turn = 0; engine.toAct(state).length > 0 && turn < 400; turn++) {
    const seat = engine.toAct(state)[0]!
    const before = viewers.map((viewer) => engine.view(state, viewer))
    const events: SouthernCrossEvent[] = []
    engine.apply(state, seat, engine.pick(state, seat, random), chance, (event) => events.push(event))
    if (events.some(({ type }) => type === 'deal')) continue
    for (const [place, viewer] of viewers.entries()) {
      const end = events.flatMap((event) => engine.eventFor(event, viewer) ?? []).reduce(tell, before[place]!)
      const after = engine.view(state, viewer)
      // When all is over hidden fields open, which no event says.
      if (after.over && rules.match) continue
      told.push(drawn(end))
      shown.push(drawn(after))
    }
  }
  return { told, shown }
}

describe('a move told event by event ends at the view the engine gives', () => {
  test.each([
    ['standard', 1],
    ['standard', 3],
    ['short', 1],
    ['wild', 2],
    ['4x4', 1],
    ['5x5', 2],
    ['free', 2],
    ['ultra', 1],
    ['zodiac', 2],
    ['match', 2],
  ])('%s, %i seats', (preset, seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const { told, shown } = toldAndShown(preset, seats, seed)
      expect(told.length).toBeGreaterThan(0)
      expect(told).toEqual(shown)
    }
  })
})
