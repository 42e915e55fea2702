import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { type Broken, broken } from './bend.ts'

export const ALIKE: readonly Broken[] = [
  broken('alike', 'the view numbers the cards', /copies of a card can be told apart/, (engine) => ({
    view: (state, viewer): View => ({ ...engine.view(state, viewer), table: state.table.map(String) }),
  })),
]

export const SAMPLES: readonly Broken[] = [
  broken('samples', 'a sample deals the own hand anew', /not the view it was drawn from/, (engine) => ({
    sample: (view, rng) => engine.sample({ ...view, viewer: null, hand: null }, rng),
  })),
  broken('samples', 'a sample loses a card', /those of a sample/, (engine) => ({
    sample: (view, rng) => {
      const state = engine.sample(view, rng)
      return { ...state, table: state.table.slice(1) }
    },
  })),
  broken('samples', 'a sample is always the same', /every sample has the same cards/, (engine) => ({
    sample: (view) => engine.sample(view, { below: () => 0 }),
  })),
  broken('samples', 'a sample is the true state', /every sample has the same cards/, (engine) => {
    let last: State | undefined
    return {
      view: (state, viewer) => {
        last = state
        return engine.view(state, viewer)
      },
      sample: (view, rng) => (last === undefined ? engine.sample(view, rng) : engine.clone(last)),
    }
  }),
  broken('samples', 'a sample shares the scores with its view', /shares scores with its view/, (engine) => ({
    sample: (view, rng) => ({ ...engine.sample(view, rng), scores: view.scores as number[] }),
  })),
  broken('samples', 'a sample follows chances of its own', /give two samples/, (engine) => ({
    sample: (view) => engine.sample(view, { below: (n) => Math.floor(Math.random() * n) }),
  })),
]

export const SHOWING: readonly Broken[] = [
  broken('showing', 'a sample moves a card that all see', /table holds .* in a sample/, (engine) => ({
    sample: (view, rng) => {
      const state = engine.sample(view, rng)
      const [card, ...rest] = state.table
      return card === undefined ? state : { ...state, table: rest, pile: [card, ...state.pile] }
    },
  })),
  broken('showing', 'a place has no name in English', /the label of pile has no English/, (engine) => ({
    places: (state) => engine.places(state).map((place) => ({ ...place, label: { ja: '山', en: '' } })),
  })),
  broken('showing', 'its description names a place that is not there', /shows shelf, which is no place/, () => ({
    describe: () => ({ notes: [], board: { cells: [], places: ['shelf'] } }),
  })),
  broken('showing', 'a move has no words', /the move put 1 in words has no Japanese/, () => ({
    inWords: () => ({ ja: '', en: 'move' }),
  })),
]
