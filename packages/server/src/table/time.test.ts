import { rng } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  beginTrial,
  doWork,
  due,
  gameOf,
  send,
  someMove,
  type Trial,
  tell,
  trialTable,
  waitForWork,
} from '../../testing/playing.ts'
import { dueAt } from './due.ts'
import type { Table } from './table.ts'

const southernCross = gameOf('southern-cross')
const LIVE = { pace: { kind: 'live', move: 10, reserve: 60 } } as const

describe('time', () => {
  const dealt = (options: Partial<Table['options']> = LIVE): Trial => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person'], options })
    beginTrial(trial)
    return trial
  }

  test('each decision has its seconds, then the reserve goes; both gone, the timeout move is played', () => {
    const trial = dealt()
    const { table } = trial
    const [seat] = due(table)
    trial.now += 15_000
    tell(trial, seat!, { do: 'move', move: someMove(table, seat!, rng(1)), turn: 0 })
    expect(table.clocks[seat!]).toEqual({ reserve: 55_000, since: null })
    expect(table.match!.moves[0]![2]).toBe(15_000)

    const [other] = due(table)
    expect(dueAt(table)).toBe(trial.now + 70_000)
    waitForWork(trial)
    expect(send(trial, other!, { do: 'move', move: someMove(table, other!, rng(1)), turn: 0 })).toMatchObject({
      code: 'time-up',
    })
    doWork(trial, () => '')
    expect(table.match!.moves).toHaveLength(2)
    expect(table.match!.timeouts).toEqual([1])
    expect(table.clocks[other!]).toMatchObject({ reserve: 0 })
  })

  test('who lets two decisions pass is relieved by a bot, and takes the seat back by moving', () => {
    const trial = dealt()
    const { table } = trial
    const [away] = due(table)
    const here = 1 - away!
    for (let rounds = 0; rounds < 2; rounds++) {
      waitForWork(trial)
      doWork(trial, () => '')
      tell(trial, here, { do: 'move', move: someMove(table, here, rng(1)), turn: table.turns[here]! })
    }
    expect(table.chairs[away!]).toMatchObject({ lent: { level: 'easy', good: false } })
    expect(dueAt(table)).toBe(trial.now + 900)
    tell(trial, away!, { do: 'move', move: someMove(table, away!, rng(1)), turn: table.turns[away!]! })
    expect(table.chairs[away!]).toMatchObject({ lent: null, missed: 0 })
  })

  test('where several are due at once each has a clock of its own', () => {
    const trial = trialTable({
      game: southernCross,
      rules: { preset: 'match' },
      seats: ['person', 'person'],
      options: LIVE,
    })
    beginTrial(trial)
    const { table } = trial
    const dealtAt = trial.now
    expect(due(table)).toEqual([0, 1])
    trial.now += 15_000
    tell(trial, 0, { do: 'move', move: someMove(table, 0, rng(1)), turn: 0 })
    expect(table.clocks).toEqual([
      { reserve: 55_000, since: trial.now },
      { reserve: 60_000, since: dealtAt },
    ])
    expect(dueAt(table)).toBe(dealtAt + 70_000)
    waitForWork(trial)
    doWork(trial, () => '')
    expect(table.turns).toEqual([1, 1])
    expect(table.clocks).toEqual([
      { reserve: 55_000, since: dealtAt + 15_000 },
      { reserve: 0, since: dealtAt + 70_000 },
    ])
  })

  test('correspondence: days for a decision; without a clock nobody is hurried', () => {
    const days = dealt({ pace: { kind: 'days', days: 3 } })
    expect(dueAt(days.table)).toBe(days.now + 3 * 86_400_000)
    const free = dealt({ pace: { kind: 'none' } })
    expect(dueAt(free.table)).toBe(free.now + 30 * 86_400_000)
    waitForWork(free)
    doWork(free, () => '')
    expect(free.table.stage).toBe('stopped')
  })

  test('a move that was meant for an earlier moment is refused', () => {
    const trial = dealt()
    const { table } = trial
    const [seat] = due(table)
    const move = someMove(table, seat!, rng(1))
    tell(trial, seat!, { do: 'move', move, turn: 0 })
    expect(send(trial, seat!, { do: 'move', move, turn: 0 })).toMatchObject({ code: 'moment-past' })
    expect(send(trial, seat!, { do: 'move', move, turn: 1 })).toMatchObject({ code: 'not-your-turn' })
  })
})
