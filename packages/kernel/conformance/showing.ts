import type { Engine } from '../src/game.ts'
import { knowsCard, seesPlace } from '../src/place.ts'
import { rng } from '../src/rng.ts'
import type { Viewer } from '../src/seat.ts'
import { nameOf } from './observation.ts'
import { checkText, type Property, type Report } from './property.ts'
import { someViewers, stateAt } from './trace.ts'

export const showing: Property = {
  id: 'showing',
  promise:
    'a table that draws nothing of its own shows each viewer from its view alone what lies where, in both languages',
  check: ({ engine, points }, report) => {
    for (const [k, point] of points.entries()) {
      const state = stateAt(point)
      for (const viewer of someViewers(engine, state, k)) {
        const at = `game ${point.trace.seed}, move ${point.index}, ${nameOf(viewer)}`
        checkPlaces(engine, state, viewer, (finding) => report(`${at}: ${finding}`))
        checkDescription(engine, state, viewer, (finding) => report(`${at}: ${finding}`))
      }
      const [seat] = engine.toAct(state)
      if (seat === undefined || engine.inWords === undefined) continue
      for (const move of engine.moves(state, seat, { limit: MOVES })) {
        const written = engine.format(move)
        checkText(`the move ${written} in words`, engine.inWords(written), report)
      }
    }
  },
}

const MOVES = 12

/** What a viewer can be shown of the places of a state: by name, the cards it knows and how many it can count. */
const shownTo = (engine: Engine, state: unknown, viewer: Viewer): ReadonlyMap<string, string> =>
  new Map(
    engine.places(state).map((place) => {
      const seen = place.cards.flatMap((card, at) => (knowsCard(place, viewer, at) ? [engine.deck.name(card)] : []))
      const count = place.uncounted === true && !seesPlace(place, viewer) ? '?' : place.cards.length
      return [place.name, `${seen.sort().join(' ')} (${count})`]
    }),
  )

const checkPlaces = (engine: Engine, state: unknown, viewer: Viewer, report: Report): void => {
  const truth = shownTo(engine, state, viewer)
  const shown = shownTo(engine, engine.sample(engine.view(state, viewer), rng(1)), viewer)
  for (const [name, there] of truth)
    if (shown.get(name) !== there) report(`${name} holds ${there}, in a sample ${shown.get(name)}`)
  for (const { name, label, seat } of engine.places(state)) {
    if (label !== undefined) checkText(`the label of ${name}`, label, report)
    if (seat !== undefined && !(seat >= 0 && seat < engine.seats)) report(`${name} lies before no seat`)
  }
}

/** A description follows from the view; it may name places and cells that are there, and write in both languages. */
const checkDescription = (engine: Engine, state: unknown, viewer: Viewer, report: Report): void => {
  if (engine.describe === undefined) return
  const { notes, board } = engine.describe(engine.view(state, viewer))
  for (const note of notes) checkText('a note', note, report)
  if (board === undefined) return
  const names = new Set(engine.places(state).map(({ name }) => name))
  for (const place of board.places) if (!names.has(place)) report(`its board shows ${place}, which is no place`)
  const cells = new Set<string>()
  for (const { name, text } of board.cells) {
    if (cells.has(name)) report(`its board has two cells ${name}`)
    cells.add(name)
    if (text !== undefined) checkText(`the cell ${name}`, text, report)
  }
}
