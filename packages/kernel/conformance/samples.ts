import type { Engine } from '../src/game.ts'
import { rng, simulatedChance } from '../src/rng.ts'
import type { Viewer } from '../src/seat.ts'
import { cardNames } from './conservation.ts'
import { nameOf, type Observation, observationOf, tellApart } from './observation.ts'
import { jsonFault, sharedObject } from './plain.ts'
import { difference, type Property, type Report } from './property.ts'
import { hiddenSlots, type Slot } from './slots.ts'
import type { Subject } from './subject.ts'
import { someViewers, stateAt } from './trace.ts'

export const samples: Property = {
  id: 'samples',
  promise: 'a sample looks and plays like the true state to its viewer, holds the same cards, and guesses the rest',
  check: (subject, report) => {
    const { engine, points, budget } = subject
    for (const [k, point] of points.entries()) {
      const state = stateAt(point)
      for (const viewer of someViewers(engine, state, k)) {
        const at = `game ${point.trace.seed}, move ${point.index}, ${nameOf(viewer)}`
        const tell: Report = (finding) => report(`${at}: ${finding}`)
        // What a bot gets has gone through JSON: nothing but the view itself can reach the sample.
        const view: unknown = JSON.parse(JSON.stringify(engine.view(state, viewer)))
        const truth = {
          view: JSON.stringify(view),
          cards: cardNames(engine, engine.places(state)).join(' '),
          observation: observationOf(engine, state, viewer, subject.texts),
        }
        for (let seed = 0; seed < 2; seed++) checkSample(subject, viewer, view, truth, seed, tell)
        checkVariety(engine, state, viewer, view, tell)
        if (k % 3 === 0) checkPlayout(engine, view, budget.longest, tell)
      }
    }
  },
}

/** What a sample must agree with. */
interface Truth {
  /** The view, as text. */
  readonly view: string
  /** The names of all cards. */
  readonly cards: string
  readonly observation: Observation
}

const checkSample = (
  { engine, texts }: Subject,
  viewer: Viewer,
  view: unknown,
  truth: Truth,
  seed: number,
  report: Report,
): void => {
  const sample = engine.sample(view, rng(seed))
  const fault = jsonFault(sample)
  if (fault !== null) report(`a sample is not plain JSON: ${fault}`)
  const shared = sharedObject(view, sample)
  if (shared !== null) report(`a sample shares ${shared} with its view`)
  const again = JSON.stringify(engine.view(sample, viewer))
  if (again !== truth.view)
    report(`the view of a sample is not the view it was drawn from: ${difference(truth.view, again)}`)
  const drawn = cardNames(engine, engine.places(sample)).join(' ')
  if (truth.cards !== drawn) report(`the cards are ${truth.cards}, those of a sample ${drawn}`)
  const apart = tellApart(truth.observation, observationOf(engine, sample, viewer, texts))
  if (apart !== null) report(`a sample differs from the true state in ${apart}`)
  if (JSON.stringify(engine.sample(view, rng(seed))) !== JSON.stringify(sample))
    report('the same view and the same random numbers give two samples')
}

const DRAWS = 24

/** What lies hidden in a place may not always be the same, where other cards the viewer does not know could lie there. */
const checkVariety = (engine: Engine, state: unknown, viewer: Viewer, view: unknown, report: Report): void => {
  const hidden = hiddenSlots(engine, state, viewer)
  const places = engine.places(state)
  const random = rng(DRAWS)
  const draws = Array.from({ length: DRAWS }, () => engine.sample(view, random))
  const names = (slots: readonly Slot[]): string[] => slots.map((slot) => engine.deck.name(slot.card))
  for (const index of new Set(hidden.map((slot) => slot.place))) {
    const pack = places[index]?.pack
    if (new Set(names(hidden.filter((slot) => places[slot.place]?.pack === pack))).size < 2) continue
    const guesses = draws.map((drawn) =>
      names(hiddenSlots(engine, drawn, viewer).filter((slot) => slot.place === index)).join(' '),
    )
    if (new Set(guesses).size === 1) report(`every sample has the same cards in ${places[index]?.name}: ${guesses[0]}`)
  }
}

/** A bot plays samples to their end. */
const checkPlayout = (engine: Engine, view: unknown, longest: number, report: Report): void => {
  const random = rng(longest)
  const chance = simulatedChance(random)
  const state = engine.sample(view, random)
  const before = cardNames(engine, engine.places(state)).join(' ')
  for (let moves = 0; engine.outcome(state) === null; moves++) {
    const [seat] = engine.toAct(state)
    if (seat === undefined || moves === longest) {
      report('a sample cannot be played to its end')
      return
    }
    engine.apply(state, seat, engine.pick(state, seat, random), chance)
  }
  const after = cardNames(engine, engine.places(state)).join(' ')
  if (after !== before) report(`playing a sample loses or makes cards: ${difference(before, after)}`)
}
