import type { Engine, Place } from '../src/game.ts'
import type { Property } from './property.ts'
import { retrace, seatsOf } from './trace.ts'

export const conservation: Property = {
  id: 'conservation',
  promise: 'every card is in exactly one place all the way, and places are what they say',
  check: ({ engine, traces }, report) => {
    for (const trace of traces) {
      let first = ''
      retrace(engine, trace, (state, index) => {
        const at = `game ${trace.seed}, move ${index}`
        const places = engine.places(state)
        const names = cardNames(engine, places).join(' ')
        if (index === 0) {
          first = names
          const missing = missingFrom(engine, places)
          if (missing.length > 0) report(`${at}: no place holds ${missing.join(' ')}`)
        } else if (names !== first) report(`${at}: the cards were ${first}, they are ${names}`)
        for (const fault of placeFaults(engine, places, engine.places(state))) report(`${at}: ${fault}`)
      })
    }
  },
}

/** The names of all cards in these places, sorted: cards that are alike count as alike. */
export const cardNames = (engine: Engine, places: readonly Place[]): string[] =>
  places.flatMap((place) => place.cards.map((card) => engine.deck.name(card))).sort()

/** Cards of the deck that are nowhere. A state may hold more than the deck, such as jokers given to each hand. */
const missingFrom = (engine: Engine, places: readonly Place[]): string[] => {
  const held = cardNames(engine, places)
  return engine.deck.cards
    .map((card) => engine.deck.name(card))
    .filter((name) => {
      const at = held.indexOf(name)
      if (at >= 0) held.splice(at, 1)
      return at < 0
    })
}

const placeFaults = (engine: Engine, places: readonly Place[], again: readonly Place[]): string[] => {
  const seats = seatsOf(engine)
  const names = places.map((place) => place.name)
  const faults = names.filter((name, k) => names.indexOf(name) !== k).map((name) => `two places are called ${name}`)
  for (const [index, place] of places.entries()) {
    const { name, cards, seenBy, known = [], knownTo = [] } = place
    if (seenBy !== 'all' && seenBy.some((seat) => !seats.includes(seat))) faults.push(`no such seat sees ${name}`)
    if ([...known, ...knownTo.flat()].some((position) => !(position in cards)))
      faults.push(`a card is known in ${name} where none lies`)
    if (mustBeLive(place, seats.length) && cards !== again[index]?.cards)
      faults.push(`the cards of ${name}, which is hidden, are not the state's own array`)
  }
  return faults
}

const mustBeLive = ({ cards, seenBy, judged }: Place, seats: number): boolean =>
  cards.length > 0 && judged !== true && seenBy !== 'all' && seenBy.length < seats
