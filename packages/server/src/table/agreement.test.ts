import { recordOf, rng } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  AROUND,
  beginTrial,
  doWork,
  due,
  gameOf,
  guestAt,
  keep,
  send,
  someMove,
  step,
  syncFor,
  type Trial,
  tell,
  trialTable,
  waitForWork,
} from '../../testing/playing.ts'
import { dueAt } from './due.ts'
import { lineOf } from './line.ts'
import { tableView } from './projection.ts'
import type { Table } from './table.ts'

const viewOf = (table: Table, guest: string) => tableView(table, guest, AROUND)

const southernCross = gameOf('southern-cross')
const LIVE = { pace: { kind: 'live', move: 10, reserve: 60 } } as const

describe('by agreement', () => {
  const three = (): Trial => {
    const trial = trialTable({ game: gameOf('ccc'), seats: ['person', 'person', 'person'] })
    beginTrial(trial)
    return trial
  }

  test('a game stops when all persons agree, and goes on when one does not', () => {
    const trial = three()
    tell(trial, 1, { do: 'offer', offer: 'stop' })
    expect(send(trial, 2, { do: 'offer', offer: 'stop' })).toMatchObject({ code: 'offer-open' })
    tell(trial, 0, { do: 'answer', yes: false })
    expect(trial.table.offer).toBeNull()
    tell(trial, 2, { do: 'offer', offer: 'stop' })
    tell(trial, 0, { do: 'answer', yes: true })
    expect(trial.table.stage).toBe('playing')
    tell(trial, 1, { do: 'answer', yes: true })
    expect(trial.table.stage).toBe('stopped')
    expect(dueAt(trial.table)).toBeNull()
  })

  test('what was declined can be proposed again by the same seat after the next move', () => {
    const trial = three()
    for (const seat of [0, 1]) {
      tell(trial, 1, { do: 'offer', offer: 'stop' })
      tell(trial, seat, { do: 'answer', yes: false })
      expect(send(trial, 1, { do: 'offer', offer: 'stop' })).toMatchObject({ code: 'offer-declined' })
      const [mover] = trial.table.match!.engine.toAct(trial.table.match!.state)
      const move = someMove(trial.table, mover!, rng(seat))
      tell(trial, mover!, { do: 'move', move, turn: trial.table.turns[mover!]! })
    }
    tell(trial, 1, { do: 'offer', offer: 'stop' })
    expect(trial.table.offer).toMatchObject({ by: 1 })
  })

  test('who is away, a bot playing meanwhile, does not stand in the way of the others', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'person'], options: LIVE })
    beginTrial(trial)
    const { table } = trial
    while (table.chairs.every((chair) => chair.kind === 'person' && chair.lent === null)) {
      waitForWork(trial)
      doWork(trial, () => '')
    }
    const away = table.chairs.findIndex((chair) => chair.kind === 'person' && chair.lent !== null)
    const [one, other] = [0, 1, 2].filter((seat) => seat !== away)
    tell(trial, one!, { do: 'offer', offer: 'stop' })
    tell(trial, other!, { do: 'answer', yes: true })
    expect(table.stage).toBe('stopped')
  })

  test('what somebody proposed who has left for good no longer stands in the way', () => {
    const trial = three()
    tell(trial, 1, { do: 'offer', offer: 'stop' })
    tell(trial, 0, { do: 'answer', yes: true })
    tell(trial, 2, { do: 'leave' })
    expect(trial.table.stage).toBe('stopped')
  })

  test('alone, a move is taken back where the rules allow it', () => {
    const trial = trialTable({ game: southernCross, rules: { undo: true }, seats: ['person'] })
    beginTrial(trial)
    expect(send(trial, 0, { do: 'offer', offer: 'undo' })).toMatchObject({ code: 'no-undo' })
    tell(trial, 0, { do: 'move', move: someMove(trial.table, 0, rng(3)), turn: 0 })
    tell(trial, 0, { do: 'offer', offer: 'undo' })
    expect(trial.table.match!.moves).toHaveLength(0)
    expect(recordOf(trial.table.match!).undone).toBe(1)
  })

  test('after a move was taken back, what was meant or seen before it does not count', () => {
    const trial = trialTable({ game: southernCross, rules: { undo: true }, seats: ['person'] })
    beginTrial(trial)
    for (const seed of [3, 4])
      tell(trial, 0, { do: 'move', move: someMove(trial.table, 0, rng(seed)), turn: trial.table.turns[0]! })
    const meant = trial.table.turns[0]!
    tell(trial, 0, { do: 'offer', offer: 'undo' })
    const move = someMove(trial.table, 0, rng(5))
    expect(send(trial, 0, { do: 'move', move, turn: meant })).toMatchObject({ code: 'moment-past' })
    expect(syncFor(trial.table, guestAt(0), 2, AROUND, 0, []).game!.from).toBe(0)
    const { history } = syncFor(trial.table, guestAt(0), 0, AROUND, 0, []).game!
    for (const [k, scores] of history.slice(1).entries()) expect(scores).not.toEqual(history[k])
  })

  test('who has left for good has no say any more, and the bot there stays as strong as it is', () => {
    const trial = three()
    tell(trial, 0, { do: 'replace', seat: 2, level: 'strong' })
    tell(trial, 1, { do: 'offer', offer: 'stop' })
    for (const yes of [true, false])
      expect(send(trial, 2, { do: 'answer', yes })).toMatchObject({ code: 'seat-given-up' })
    expect(send(trial, 2, { do: 'return' })).toMatchObject({ code: 'seat-given-up' })
    expect(send(trial, 2, { do: 'leave' })).toEqual([])
    expect(trial.table.chairs[2]).toMatchObject({ lent: { level: 'strong', good: true } })
    expect(send(trial, 0, { do: 'hand-over', seat: 2 })).toMatchObject({ code: 'no-person' })
    while (!due(trial.table).includes(2)) step(trial, rng(1))
    expect(syncFor(trial.table, guestAt(2), 0, AROUND, 0, []).game!.due).toBe(false)
  })

  test('the new host is somebody who plays, rather than somebody for whom a bot plays meanwhile', () => {
    const trial = three()
    keep(trial, [{ type: 'lent', seat: 1, level: 'easy', good: false }])
    tell(trial, 0, { do: 'leave' })
    expect(trial.table.host).toBe(guestAt(2))
  })

  test('the last person to leave may stop what bots would play to the end', () => {
    const trial = three()
    for (const seat of [1, 2, 0]) tell(trial, seat, { do: 'leave' })
    expect(trial.table.host).toBe(guestAt(0))
    tell(trial, 0, { do: 'close' })
    expect(trial.table.stage).toBe('stopped')
  })

  test('a host who removes everybody and ends the game has stopped it, with what was played', () => {
    for (const end of [{ do: 'close' }, { do: 'offer', offer: 'stop' }] as const) {
      const trial = three()
      for (const seat of [1, 2]) tell(trial, 0, { do: 'replace', seat, level: 'easy' })
      expect(trial.table.stoppedBy).toBeNull()
      tell(trial, 0, end)
      expect(trial.table).toMatchObject({ stage: 'stopped', stoppedBy: 'host' })
      expect(viewOf(trial.table, guestAt(1)).stoppedBy).toBe('host')
      expect(lineOf(trial.table).stoppedBy).toBe('host')
    }
    const agreed = three()
    tell(agreed, 1, { do: 'offer', offer: 'stop' })
    for (const seat of [0, 2]) tell(agreed, seat, { do: 'answer', yes: true })
    expect(agreed.table).toMatchObject({ stage: 'stopped', stoppedBy: null })
    expect(viewOf(agreed.table, guestAt(1))).not.toHaveProperty('stoppedBy')
  })

  test('who leaves a running game leaves the seat to a bot, and the host to somebody else', () => {
    const trial = three()
    tell(trial, 0, { do: 'leave' })
    expect(trial.table.chairs[0]).toMatchObject({ lent: { good: true } })
    expect(trial.table.host).toBe(guestAt(1))
    expect(send(trial, 0, { do: 'move', move: 'draw 0', turn: 0 })).toMatchObject({ code: 'seat-given-up' })
  })
})
