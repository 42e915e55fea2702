import type { Engine } from '../src/game.ts'
import { isRefusal } from '../src/refusal.ts'
import { rng } from '../src/rng.ts'
import type { Viewer } from '../src/seat.ts'
import { difference } from './property.ts'

/** Everything a viewer can learn from a state without anything being played: by name, as text. */
export type Observation = { readonly [part: string]: string }

const MOVES = 200
const PREVIEWS = 12

/** What a viewer can see and ask; `texts` are moves it tries. */
export const observationOf = (
  engine: Engine,
  state: unknown,
  viewer: Viewer,
  texts: readonly string[],
): Observation => ({
  ...glanceOf(engine, state, viewer),
  ...(viewer === null ? {} : answersTo(engine, state, viewer, texts)),
})

/** What a viewer sees without asking. */
export const glanceOf = (engine: Engine, state: unknown, viewer: Viewer): Observation => ({
  'its view': JSON.stringify(engine.view(state, viewer)),
  'who is due': JSON.stringify(engine.toAct(state)),
  'the status': JSON.stringify(engine.status(state)),
  'the outcome': JSON.stringify(engine.outcome(state)),
})

const answersTo = (engine: Engine, state: unknown, seat: number, texts: readonly string[]): Observation => {
  const { moves, complete } = engine.list(state, seat)
  const answers = texts.map((text) => {
    const move = engine.parse(state, seat, text)
    return isRefusal(move) ? move : [engine.format(move), engine.check(state, seat, move)]
  })
  return {
    'its moves': JSON.stringify([complete, moves.slice(0, MOVES).map((m) => engine.format(m))]),
    'what it is refused': JSON.stringify(answers),
    'its previews': JSON.stringify(moves.slice(0, PREVIEWS).map((move) => engine.preview(state, seat, move))),
    ...(engine.toAct(state).includes(seat) && {
      'its timeout move': engine.format(engine.timeoutMove(state, seat)),
      'the move picked for it': engine.format(engine.pick(state, seat, rng(1))),
    }),
  }
}

/** By what the two can be told apart, or null. */
export const tellApart = (a: Observation, b: Observation): string | null => {
  for (const [part, text] of Object.entries(a))
    if (b[part] !== text) return `${part}: ${difference(text, b[part] ?? 'missing')}`
  return null
}

export const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)
