import type { Chance, Emit, Seat } from '../game.ts'
import { refusal } from '../refusal.ts'
import { type Snatch, type SnatchEngine, snatch } from './snatch.ts'
import { type Event, faceOf, type Move, nameOf, type State } from './state.ts'
import type { View } from './view.ts'

/** The toy with one promise broken. */
export interface Broken {
  /** What is wrong with it. */
  readonly what: string
  /** The property that has to find it, and what it has to say. */
  readonly property: string
  readonly says: RegExp
  readonly game: Snatch
}

const broken = (
  property: string,
  what: string,
  says: RegExp,
  change: (engine: SnatchEngine) => Partial<SnatchEngine>,
): Broken => {
  const game = snatch()
  const engine: Snatch['engine'] = (rules, seats) => {
    const sound = game.engine(rules, seats)
    return { ...sound, ...change(sound) }
  }
  return { what, property, says, game: { ...game, engine } }
}

/** Does something to the state after each move. */
const afterwards =
  (engine: SnatchEngine, then: (state: State, seat: Seat, move: Move, emit?: Emit<Event>) => void) =>
  (state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void => {
    engine.apply(state, seat, move, chance, emit)
    then(state, seat, move, emit)
  }

const held = (state: State): number[] => state.hands.flat().map(faceOf)

const COURSE: readonly Broken[] = [
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

const CONSERVATION: readonly Broken[] = [
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

const LEGALITY: readonly Broken[] = [
  broken('legality', 'it lists cards the seat does not hold', /is listed, but refused/, (engine) => ({
    moves: (state, seat, query) => {
      const moves = engine.moves(state, seat, query)
      return moves.some((move) => move.kind === 'put') ? [1, 2, 3, 4, 5].map((face) => ({ kind: 'put', face })) : moves
    },
  })),
  broken('legality', 'its list forgets the last move', /the complete list does not hold/, (engine) => ({
    moves: (state, seat, query) => {
      const moves = engine.moves(state, seat)
      return moves.slice(0, Math.max(1, moves.length - 1)).slice(0, query?.limit)
    },
  })),
  broken('legality', 'it lists moves of seats that are not due', /although the seat is not due/, (engine) => ({
    moves: (state, seat, query) =>
      engine.toAct(state).includes(seat) ? engine.moves(state, seat, query) : [{ kind: 'no' }],
  })),
  broken('legality', 'it picks cards the seat does not hold', /is picked, but refused/, (engine) => ({
    pick: (state, seat, rng) =>
      state.offer === null && rng.below(3) === 0
        ? { kind: 'put', face: 1 + rng.below(5) }
        : engine.pick(state, seat, rng),
  })),
  broken('legality', 'it always picks the first move', /pick always takes/, (engine) => ({
    pick: (state, seat) => engine.moves(state, seat)[0] ?? { kind: 'no' },
  })),
  broken('legality', 'a limit takes the last moves', /not the beginning of the list/, (engine) => ({
    moves: (state, seat, query) => {
      const moves = engine.moves(state, seat)
      return query?.limit === undefined ? moves : moves.slice(-query.limit)
    },
  })),
  broken('legality', 'it calls a part of the list complete', /are called complete/, () => ({ complete: () => true })),
  broken('legality', 'it puts a 5 when time is up', /the timeout move put 5 is refused/, () => ({
    timeoutMove: () => ({ kind: 'put', face: 5 }),
  })),
]

const REFUSALS: readonly Broken[] = [
  broken('refusals', 'a refused move costs the turn', /changed the state/, (engine) => ({
    check: (state, seat, move) => {
      const refused = engine.check(state, seat, move)
      if (refused?.code === 'no-card') state.turn = (seat + 1) % engine.seats
      return refused
    },
  })),
  broken('refusals', 'it refuses in English only', /has no Japanese/, (engine) => ({
    check: (state, seat, move) => {
      const refused = engine.check(state, seat, move)
      return refused && { ...refused, message: { ja: '', en: refused.message.en } }
    },
  })),
  broken('refusals', 'it stumbles over strange texts', /throws/, (engine) => ({
    parse: (state, seat, text) => {
      if (text.length > 100) throw new RangeError('too long')
      return engine.parse(state, seat, text)
    },
  })),
]

const READING: readonly Broken[] = [
  broken('reading', 'a preview plays the move', /preview changes the state/, (engine) => ({
    preview: (state, seat, move) => {
      state.scores[seat] = (state.scores[seat] ?? 0) + 1
      return engine.preview(state, seat, move)
    },
  })),
  broken('reading', 'looking at the cards sorts them', /changes the state/, (engine) => ({
    view: (state, viewer) => {
      for (const hand of state.hands) hand.sort()
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

const DETERMINISM: readonly Broken[] = [
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
        if (played % 3 === 0) state.scores[seat] = (state.scores[seat] ?? 0) + 1
      }),
    }
  }),
  broken('records', 'it throws dice of its own', /differs after|broken at/, (engine) => ({
    apply: afterwards(engine, (state, seat) => {
      state.scores[seat] = (state.scores[seat] ?? 0) + Math.floor(Math.random() * 1000)
    }),
  })),
]

const COPIES: readonly Broken[] = [
  broken('copies', 'a clone shares the hands', /shares hands/, () => ({
    clone: (state) => ({ ...structuredClone(state), hands: state.hands.slice() }),
  })),
  broken('copies', 'playing a clone plays the original', /playing a clone changes its original/, () => ({
    clone: (state) => ({ ...structuredClone(state), scores: state.scores }),
  })),
  broken('copies', 'a clone forgets who has peeked', /not equal to its original/, () => ({
    clone: (state) => ({ ...structuredClone(state), peeked: state.peeked.map(() => false) }),
  })),
  broken('copies', 'the state holds something that is not JSON', /scores.0 is Infinity/, (engine) => ({
    start: (chance, emit) => ({ ...engine.start(chance, emit), scores: [Number.POSITIVE_INFINITY, 0, 0, 0] }),
  })),
]

const NOTATION: readonly Broken[] = [
  broken('notation', 'it does not write which card', /two moves are written put/, () => ({
    format: (move) => move.kind,
  })),
  broken('notation', 'it writes on two lines', /is not one line/, (engine) => ({
    format: (move) => engine.format(move).replace(' ', '\n'),
    parse: (state, seat, text) => engine.parse(state, seat, text.replace('\n', ' ')),
  })),
  broken('notation', 'it cannot read what it writes', /cannot be read back/, (engine) => ({
    format: (move) => engine.format(move).toUpperCase(),
  })),
  broken('notation', 'a move means more than is written', /does something else/, (engine) => ({
    moves: (state, seat, query) => engine.moves(state, seat, query).map((move) => ({ ...move, loud: true })),
    apply: afterwards(engine, (state, seat, move) => {
      if ('loud' in move) state.scores[seat] = (state.scores[seat] ?? 0) + 1
    }),
  })),
]

const EVENTS: readonly Broken[] = [
  broken('events', 'it tells in Japanese only', /has no English/, (engine) => ({
    narrate: (event) => ({ ja: engine.narrate(event).ja, en: '' }),
  })),
  broken('events', 'its last event is the state itself', /has changed after it was told/, (engine) => ({
    narrate: () => ({ ja: '終わり', en: 'End' }),
    apply: afterwards(engine, (state, _seat, _move, emit) => {
      emit?.({ type: 'end', deal: state.deal, scores: state.scores })
    }),
  })),
]

const SECRECY: readonly Broken[] = [
  broken('secrecy', 'the view shows the top of the pile', /its view/, (engine) => ({
    view: (state, viewer) => ({ ...engine.view(state, viewer), top: state.pile.slice(-1).map(nameOf).join() }),
  })),
  broken('secrecy', 'everybody is told what was drawn', /what it saw/, (engine) => ({
    eventFor: (event, viewer) => (event.type === 'draw' ? event : engine.eventFor(event, viewer)),
  })),
  broken('secrecy', 'everybody is told what was dealt', /can tell two orders .* what it saw/, (engine) => ({
    eventFor: (event, viewer) => (event.type === 'hand' ? event : engine.eventFor(event, viewer)),
  })),
  broken('secrecy', 'a refusal tells who holds the card', /what it is refused/, (engine) => ({
    check: (state, seat, move) => {
      const refused = engine.check(state, seat, move)
      if (refused === null || move.kind !== 'put') return refused
      const holder = state.hands.findIndex((hand) => hand.some((card) => faceOf(card) === move.face))
      return refusal(refused.code, refused.rule, `席${holder + 1}が持っています。`, `Seat ${holder + 1} holds it.`)
    },
  })),
  broken('secrecy', 'only those who could snatch are asked', /who is due|its view|what it saw/, (engine) => ({
    apply: afterwards(engine, (state, seat, move) => {
      if (move.kind !== 'put' || state.offer === null) return
      const { offer } = state
      const can = state.hands.map(
        (hand, other) => other !== seat && hand.some((card) => faceOf(card) === faceOf(offer)),
      )
      if (can.includes(true)) state.answers = can.map((asked) => (asked ? 'asked' : 'not-asked'))
    }),
  })),
  broken('secrecy', 'a preview knows what will be snatched', /its previews/, (engine) => ({
    preview: (state, seat, move) =>
      move.kind === 'put' && held(state).filter((face) => face === move.face).length > 1
        ? { points: 0 }
        : engine.preview(state, seat, move),
  })),
  broken('secrecy', 'one may peek only where it is worth it', /its moves|what it is refused/, (engine) => {
    const check: SnatchEngine['check'] = (state, seat, move) =>
      move.kind === 'peek' && faceOf(state.pile.at(-1) ?? 0) > 3
        ? refusal('dull', null, 'つまらない札です。', 'It is a dull card.')
        : engine.check(state, seat, move)
    return {
      check,
      moves: (state, seat, query) =>
        engine.moves(state, seat, query).filter((move) => check(state, seat, move) === null),
    }
  }),
  broken('secrecy', 'the timeout move knows the pile', /its timeout move|the move picked/, (engine) => ({
    timeoutMove: (state, seat) =>
      engine.moves(state, seat)[faceOf(state.pile.at(-1) ?? 0) % engine.moves(state, seat).length] ?? { kind: 'no' },
  })),
]

const ANSWERS: readonly Broken[] = [
  broken('answers', 'an answer is told before all have answered', /can tell .* by what it saw/, (engine) => ({
    eventFor: (event, viewer) => (event.type === 'answered' ? event : engine.eventFor(event, viewer)),
  })),
  broken('answers', 'the first claim ends the window', /ends the asking/, (engine) => ({
    apply: (state, seat, move, chance, emit) => {
      engine.apply(state, seat, move, chance, emit)
      if (move.kind !== 'snatch') return
      for (const other of engine.toAct(state)) {
        if (engine.status(state).phase === 'window') engine.apply(state, other, { kind: 'no' }, chance, emit)
      }
    },
  })),
  broken('answers', 'whoever claims first has it', /in another order/, (engine) => ({
    apply: (state, seat, move, chance, emit) => {
      const late = move.kind === 'snatch' && state.answers.includes('snatch')
      engine.apply(state, seat, late ? { kind: 'no' } : move, chance, emit)
    },
  })),
]

const ALIKE: readonly Broken[] = [
  broken('alike', 'the view numbers the cards', /copies of a card can be told apart/, (engine) => ({
    view: (state, viewer): View => ({ ...engine.view(state, viewer), table: state.table.map(String) }),
  })),
]

const SAMPLES: readonly Broken[] = [
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

const book = (
  what: string,
  says: RegExp,
  change: (book: ReturnType<Snatch['rulebook']>) => Partial<typeof book>,
): Broken => {
  const game = snatch()
  const rulebook: Snatch['rulebook'] = (rules, seats) => {
    const sound = game.rulebook(rules, seats)
    return { ...sound, ...change(sound) }
  }
  return { what, property: 'book', says, game: { ...game, rulebook } }
}

const BOOK: readonly Broken[] = [
  book('a ruling is missing', /rests on SN-1, which is missing/, () => ({ rulings: [] })),
  book('the title is in one language', /the title has no English/, () => ({ title: { ja: '横取り', en: '' } })),
  book('a figure shows a card of another game', /which is not in the deck/, () => ({
    chapters: [
      {
        id: 'play',
        title: { ja: '絵', en: 'Figure' },
        blocks: [
          {
            kind: 'figure',
            figure: { spots: [{ x: 0, y: 0, card: 'S5' }], lines: [] },
            caption: { ja: '絵', en: 'Figure' },
          },
        ],
      },
    ],
  })),
]

/** One broken toy for each way to break a promise. */
export const BROKEN: readonly Broken[] = [
  ...COURSE,
  ...CONSERVATION,
  ...LEGALITY,
  ...REFUSALS,
  ...READING,
  ...DETERMINISM,
  ...COPIES,
  ...NOTATION,
  ...EVENTS,
  ...SECRECY,
  ...ANSWERS,
  ...ALIKE,
  ...SAMPLES,
  ...BOOK,
]
