import { findGame } from '@tefuda/games'
import { resolveRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { beginTrial, trialTable } from '../../testing/playing.ts'
import { sharingEngines } from './engines.ts'

const game = findGame('southern-cross')!
const rules = (preset: string) => resolveRules(game.schema, game, { preset }, 2) as never

test('equal rules for as many seats share an engine, others do not', () => {
  const sharing = sharingEngines(game)
  expect(sharingEngines(game)).toBe(sharing)
  const engine = sharing.engine(rules('standard'), 2)
  expect(sharing.engine(rules('standard'), 2)).toBe(engine)
  expect(sharing.engine(rules('standard'), 3)).not.toBe(engine)
  expect(sharing.engine(rules('wild'), 2)).not.toBe(engine)
})

test('tables under equal rules hold them once, their games too', () => {
  const begun = (preset: string) => {
    const trial = trialTable({ game, rules: { preset }, seats: ['person', 'bot'] })
    beginTrial(trial)
    return trial.table
  }
  const [one, other, wild] = [begun('standard'), begun('standard'), begun('wild')]
  expect(other.rules).toBe(one.rules)
  expect(other.match!.rules).toBe(one.rules)
  expect(wild.rules).not.toEqual(one.rules)
})
