import { findGame } from '@tefuda/games'
import { type Rules, readRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { slownessOf } from './check.ts'
import { slowCalls } from './speed.ts'

const game = findGame('southern-cross')!
const engine = game.engine(readRules(game.schema, {}) as Rules, 1)

test('a call that takes long is named with its time; those that do not are not', () => {
  let now = 0
  const taking =
    <Values extends readonly unknown[], Value>(ms: number, call: (...values: Values) => Value) =>
    (...values: Values): Value => {
      now += ms
      return call(...values)
    }
  const slow = {
    ...engine,
    apply: taking(3, engine.apply),
    moves: taking(1.5, engine.moves),
    check: taking(0.5, engine.check),
  }
  expect(slowCalls(slow, () => now)).toEqual([
    { call: 'moves', ms: 1.5 },
    { call: 'apply', ms: 3 },
  ])
  expect(slowCalls(engine, () => now)).toEqual([])
})

test('a game that takes very long is not played to its end for that', () => {
  let [now, applied] = [0, 0]
  const apply: typeof engine.apply = (...values) => {
    now += 200
    applied += 1
    return engine.apply(...values)
  }
  expect(slowCalls({ ...engine, apply }, () => now)).toEqual([{ call: 'apply', ms: 200 }])
  expect(applied).toBe(2)
})

test('of a game that cannot be played nothing is said here', () => {
  expect(slownessOf({ ...game, engine: () => ({}) as never })).toEqual([])
})
