import { describe, expect, it } from 'vitest'
import type { Place } from '../src/game.ts'
import { afterwards } from '../testing/toy/broken/bend.ts'
import { type Snatch, type SnatchEngine, snatch } from '../testing/toy/snatch.ts'
import { faceOf } from '../testing/toy/state.ts'
import { casesOf } from './case.ts'
import { secrecy } from './secrecy.ts'
import { subjectOf } from './subject.ts'

/** What secrecy finds in a toy with some of its functions exchanged. */
const found = (change: (engine: SnatchEngine) => Partial<SnatchEngine>): string => {
  const sound = snatch()
  const engine: Snatch['engine'] = (rules, seats) => ({
    ...sound.engine(rules, seats),
    ...change(sound.engine(rules, seats)),
  })
  const game = { ...sound, engine }
  const messages: string[] = []
  for (const of of casesOf(game))
    if (of.preset === 'standard' && of.seats === 3)
      secrecy.check(subjectOf(game, of, { points: 12, exchanges: 12 }), (message) => messages.push(message))
  return messages.join('\n')
}
const withPlaces = (engine: SnatchEngine, change: (place: Place) => Place): Partial<SnatchEngine> => ({
  places: (state) => engine.places(state).map(change),
})

describe('what places tell about who knows a card', () => {
  it('counts: a card everybody knows is no secret', () => {
    expect(found((engine) => withPlaces(engine, (place) => ({ ...place, known: [] })))).toMatch(/by its view: .*bottom/)
  })

  it('counts: a card one seat knows is no secret to that seat', () => {
    expect(found((engine) => withPlaces(engine, (place) => ({ ...place, knownTo: [] })))).toMatch(
      /seat \d can tell .* by its view: .*top/,
    )
  })

  it('counts: a card said to be known, but shown to nobody, is not exchanged', () => {
    const everyone = (place: Place): Place => ({ ...place, known: [...place.cards.keys()] })
    const leaking = (engine: SnatchEngine): Partial<SnatchEngine> => ({
      ...withPlaces(engine, everyone),
      eventFor: (event) => event,
    })
    expect(found(leaking)).toBe('')
  })
})

describe('hidden cards that decide something in the open', () => {
  /** As in match play: whoever plays scores by the hidden hand, and the score shows. */
  const scored = (engine: SnatchEngine): Partial<SnatchEngine> => ({
    apply: afterwards(engine, (state, seat, move) => {
      const hand = state.hands[seat] ?? []
      if (move.kind !== 'peek' && state.table.length > 0)
        state.scores[seat] = (state.scores[seat] ?? 0) + hand.filter((card) => faceOf(card) > 2).length
    }),
  })

  it('are found', () => {
    expect(found(scored)).toMatch(/after seat \d played .* by its view: .*scores/)
  })

  it('are not found where the place says so', () => {
    const judged = (place: Place): Place => (place.name.startsWith('hand') ? { ...place, judged: true } : place)
    expect(found((engine) => ({ ...scored(engine), ...withPlaces(engine, judged) }))).toBe('')
  })
})

it('says when cards are hidden, but nothing can be compared', () => {
  expect(found((engine) => withPlaces(engine, (place) => ({ ...place, cards: place.cards.slice() })))).toMatch(
    /no two of them could be exchanged/,
  )
})
