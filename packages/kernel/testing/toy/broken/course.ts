import { afterwards, type Broken, broken } from './bend.ts'

export const COURSE: readonly Broken[] = [
  broken('course', 'it never ends', /has not ended after/, (engine) => ({
    apply: afterwards(engine, (state) => {
      state.deal = 1
    }),
  })),
  broken('course', 'it does not notice its end', /nobody is due/, () => ({ outcome: () => null })),
  broken('course', 'it lists the seats that are due backwards', /not a rising list/, (engine) => ({
    toAct: (state) => engine.toAct(state).toReversed(),
  })),
  broken('course', 'it forgets the score of the last seat', /the scores are/, (engine) => ({
    status: (state) => ({ ...engine.status(state), scores: state.scores.slice(1) }),
  })),
  broken('course', 'its ranks begin with 0', /ranks are not 1 for the best/, (engine) => ({
    outcome: (state) => {
      const outcome = engine.outcome(state)
      return outcome && { ...outcome, ranks: outcome.ranks.map((rank) => rank - 1) }
    },
  })),
  broken('course', 'the last one wins', /a higher score ranks lower/, (engine) => ({
    outcome: (state) => {
      const outcome = engine.outcome(state)
      return outcome && { ...outcome, ranks: outcome.scores.map((s) => 1 + outcome.scores.filter((o) => o < s).length) }
    },
  })),
  broken('course', 'nobody wins', /the winners are/, (engine) => ({
    outcome: (state) => {
      const outcome = engine.outcome(state)
      return outcome && { ...outcome, winners: [] }
    },
  })),
]

export const CONSERVATION: readonly Broken[] = [
  broken('conservation', 'a card falls off the table', /the cards were/, (engine) => ({
    apply: afterwards(engine, (state) => {
      if (state.table.length > 3) state.table.pop()
    }),
  })),
  broken('conservation', 'it does not say where the pile is', /no place holds/, (engine) => ({
    places: (state) => engine.places(state).slice(1),
  })),
  broken('conservation', 'its places are copies', /not the state's own array/, (engine) => ({
    places: (state) => engine.places(state).map((place) => ({ ...place, cards: place.cards.slice() })),
  })),
]
