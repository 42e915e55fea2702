import type { Table } from '@tefuda/bots'
import { contest, type Practice, practise } from '@tefuda/bots/practice'
import { findGame } from '@tefuda/games'
import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'

/** A table at which a policy is trained, under which its weights are kept. */
export interface Course {
  readonly section: string
  readonly rules: RulesRequest
  readonly seats: number
  readonly iterations: number
}

/** What a thread of `npm run train` is asked: deals by their seeds, with the weights of now. */
export interface Stretch {
  readonly game: string
  readonly course: Course
  readonly weights: Float32Array
  readonly from: number
  readonly to: number
}

export const practice = ({ game, course, weights, from, to }: Stretch): Practice => {
  const ground = groundOf(game, course)
  const done: Practice = { gradient: new Float64Array(weights.length), decisions: 0 }
  for (let seed = from; seed < to; seed++) practise(ground, weights, seed, done)
  return done
}

/** Mean points against players at first sight. */
export const trial = ({ game, course, weights, from, to }: Stretch): number => {
  const ground = groundOf(game, course)
  let sum = 0
  for (let seed = from; seed < to; seed++) sum += contest(ground, weights, seed)
  return sum / (to - from)
}

export const tableOf = (id: string, { rules, seats }: Course): Table => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const resolved = resolveRules(game.schema, game, rules, seats)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  return { game, rules: resolved, engine: game.engine(resolved, seats) }
}

const groundOf = (game: string, course: Course): Table => {
  const key = `${game} ${course.section}`
  const ground = grounds.get(key) ?? tableOf(game, course)
  grounds.set(key, ground)
  return ground
}

const grounds = new Map<string, Table>()
