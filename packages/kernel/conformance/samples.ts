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
    const guesses: Guesses = new Map()
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
        guess(engine, state, viewer, view, at, guesses)
        if (k % 3 === 0) checkPlayout(engine, view, budget.longest, tell)
      }
    }
    for (const finding of guesses.values()) if (finding !== null) report(finding)
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

/** By the name of a place: null once samples of one position have differed in it, else what is wrong where they did not. */
type Guesses = Map<string, string | null>

/**
 * What lies hidden in a place, and in which order, may not be the same in all samples wherever one looks. At a single position it may:
 * the last cards of a deal can follow from those that were seen.
 */
const guess = (engine: Engine, state: unknown, viewer: Viewer, view: unknown, at: string, guesses: Guesses): void => {
  const hidden = hiddenSlots(engine, state, viewer)
  const places = engine.places(state)
  const random = rng(DRAWS)
  const draws = Array.from({ length: DRAWS }, () => engine.sample(view, random))
  const names = (slots: readonly Slot[]): string[] => slots.map((slot) => engine.deck.name(slot.card))
  for (const index of new Set(hidden.map((slot) => slot.place))) {
    const { name = '', pack } = places[index] ?? {}
    if (guesses.get(name) === null) continue
    if (new Set(names(hidden.filter((slot) => places[slot.place]?.pack === pack))).size < 2) continue
    const drawn = draws.map((one) =>
      names(hiddenSlots(engine, one, viewer).filter((slot) => slot.place === index)).join(' '),
    )
    const finding = `${at}: every sample has the same cards in the same order in ${name}, here and elsewhere: ${drawn[0]}`
    if (new Set(drawn).size > 1) guesses.set(name, null)
    else if (!guesses.has(name)) guesses.set(name, finding)
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
