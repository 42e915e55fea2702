import { refusal } from '../../../src/refusal.ts'
import type { SnatchEngine } from '../snatch.ts'
import { faceOf, nameOf, type State } from '../state.ts'
import { afterwards, type Broken, broken } from './bend.ts'

const held = (state: State): number[] => state.hands.flat().map(faceOf)

export const SECRECY: readonly Broken[] = [
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

const holds = (hand: readonly number[], offer: number): boolean => hand.some((card) => faceOf(card) === faceOf(offer))

export const TOLD: readonly Broken[] = [
  broken('told', 'the view shows a card that was laid unseen', /is told the same of put \d and put \d/, (engine) => ({
    eventFor: (event, viewer) =>
      event.type === 'put' && event.seat !== viewer ? null : engine.eventFor(event, viewer),
  })),
]

export const WINDOWS: readonly Broken[] = [
  broken('windows', 'only those who could snatch are asked', /it shows who holds .* asks/, (engine) => ({
    apply: afterwards(engine, (state, seat, move) => {
      if (move.kind !== 'put' || state.offer === null) return
      const { offer } = state
      const can = state.hands.map((hand, other) => other !== seat && holds(hand, offer))
      if (can.includes(true)) state.answers = can.map((asked) => (asked ? 'asked' : 'not-asked'))
    }),
  })),
  broken('windows', 'whoever could snatch is sent a hint', /it shows who holds .* told/, (engine) => ({
    apply: afterwards(engine, (state, _seat, move, emit) => {
      const { offer } = state
      if (move.kind !== 'put' || offer === null) return
      for (const [seat, hand] of state.hands.entries())
        if (holds(hand, offer)) emit?.({ type: 'answered', seat, answer: 'asked' })
    }),
    eventFor: (event, viewer) =>
      event.type === 'answered' && event.answer === 'asked' && event.seat !== viewer
        ? null
        : engine.eventFor(event, viewer),
  })),
  broken('windows', 'whoever keeps silent snatches where it can', /it shows who holds .* silent is/, (engine) => ({
    timeoutMove: (state, seat) => engine.moves(state, seat)[0] ?? { kind: 'no' },
  })),
]

export const ANSWERS: readonly Broken[] = [
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
