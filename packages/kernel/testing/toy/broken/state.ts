import { afterwards, type Broken, broken } from './bend.ts'

export const READING: readonly Broken[] = [
  broken('reading', 'a preview plays the move', /preview changes the state/, (engine) => ({
    preview: (state, seat, move) => {
      state.scores[seat] = (state.scores[seat] ?? 0) + 1
      return engine.preview(state, seat, move)
    },
  })),
  broken('reading', 'looking at the cards sorts them', /changes the state/, (engine) => ({
    view: (state, viewer) => {
      for (const hand of state.hands) hand.sort((a, b) => a - b)
      return engine.view(state, viewer)
    },
  })),
  broken(
    'reading',
    'points are written down only when somebody listens',
    /leads elsewhere without events/,
    (engine) => ({
      apply: afterwards(engine, (state, seat, _move, emit) => {
        if (emit) state.scores[seat] = (state.scores[seat] ?? 0) + 1
      }),
    }),
  ),
]

export const DETERMINISM: readonly Broken[] = [
  broken('determinism', 'it throws dice of its own', /differs/, (engine) => ({
    apply: afterwards(engine, (state, seat) => {
      state.scores[seat] = (state.scores[seat] ?? 0) + Math.floor(Math.random() * 1000)
    }),
  })),
  broken('determinism', 'the engine counts moves where no state shows it', /differs/, (engine) => {
    let played = 0
    return {
      apply: afterwards(engine, (state, seat) => {
        played += 1
        if (played % 7 === 0) state.scores[seat] = (state.scores[seat] ?? 0) + 1
      }),
    }
  }),
  broken('records', 'it throws dice of its own', /differs after|broken at/, (engine) => ({
    apply: afterwards(engine, (state, seat) => {
      state.scores[seat] = (state.scores[seat] ?? 0) + Math.floor(Math.random() * 1000)
    }),
  })),
]

export const COPIES: readonly Broken[] = [
  broken('copies', 'a clone shares the hands', /shares hands/, () => ({
    clone: (state) => ({ ...structuredClone(state), hands: state.hands.slice() }),
  })),
  broken('copies', 'playing a clone plays the original', /playing a clone changes its original/, () => ({
    clone: (state) => ({ ...structuredClone(state), scores: state.scores }),
  })),
  broken(
    'copies',
    'a view shows the scores of the state itself',
    /view of .* shares scores with the state/,
    (engine) => ({
      view: (state, viewer) => ({ ...engine.view(state, viewer), scores: state.scores }),
    }),
  ),
  broken('copies', 'the status is told with the scores of the state itself', /status shares scores/, (engine) => ({
    status: (state) => ({ ...engine.status(state), scores: state.scores }),
  })),
  broken('copies', 'a clone forgets who has peeked', /not equal to its original/, () => ({
    clone: (state) => ({ ...structuredClone(state), peeked: state.peeked.map(() => false) }),
  })),
  broken('copies', 'the state holds something that is not JSON', /scores.0 is Infinity/, (engine) => ({
    start: (chance, emit) => ({ ...engine.start(chance, emit), scores: [Number.POSITIVE_INFINITY, 0, 0, 0] }),
  })),
]
