import { type Game, rng, type Seat } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  AROUND,
  beginTrial,
  doWork,
  due,
  eye,
  gameOf,
  guestAt,
  keep,
  send,
  step,
  syncFor,
  type Trial,
  tell,
  trialTable,
  waitForWork,
} from '../../testing/playing.ts'
import { dueAt } from './due.ts'
import { seatRowsOf } from './line.ts'
import { markOf, newsOf, updateFor } from './projection.ts'
import type { Table } from './table.ts'

const cutIn = gameOf('cut-in-daifugo')
const exjan = gameOf('exjan')
const LIVE = { pace: { kind: 'live', move: 10, reserve: 60 } } as const

describe('windows', () => {
  /** A table at the first window that somebody could claim in; `claim`: by whom, and with what. */
  const claimable = (game: Game, seats: ('person' | 'bot')[], options: Partial<Table['options']> = {}) => {
    for (let seed = 1; seed < 200; seed++) {
      const trial = trialTable({ game, seats, options, tableSecret: seed.toString(16).padStart(64, '0') })
      beginTrial(trial)
      const random = rng(seed)
      for (let steps = 0; steps < 60 && trial.table.stage === 'playing'; steps++) {
        const { match, window } = trial.table
        if (window !== null)
          for (const seat of due(trial.table)) {
            const moves = match!.engine.moves(match!.state, seat).map((move) => match!.engine.format(move))
            if (moves.length > 1) return { trial, seat, claim: moves.find((move) => move !== 'no' && move !== 'pass')! }
          }
        step(trial, random)
      }
    }
    throw new Error('nobody can ever claim anything')
  }
  const four = ['person', 'person', 'person', 'person'] as ('person' | 'bot')[]

  test('Cut-in: the first claim to arrive answers for all who have not answered', () => {
    const { trial, seat, claim } = claimable(cutIn, four)
    const asked = due(trial.table).filter((other) => other !== seat)
    const entries = tell(trial, seat, { do: 'move', move: claim, turn: trial.table.turns[seat]! })
    expect(entries.map((entry) => entry.type === 'moved' && [entry.seat, entry.mover])).toEqual([
      [seat, 'seat'],
      ...asked.map((other) => [other, 'claim']),
    ])
    const late = asked[0]!
    expect(send(trial, late, { do: 'move', move: 'no', turn: trial.table.turns[late]! - 1 })).toMatchObject({
      code: 'moment-past',
    })
  })

  test('Exjan: a claim waits for the answers of the others', () => {
    const { trial, seat, claim } = claimable(exjan, four)
    const asked = trial.table.window!.asked
    const entries = tell(trial, seat, { do: 'move', move: claim, turn: trial.table.turns[seat]! })
    expect(entries).toHaveLength(1)
    expect(trial.table.window!.asked).toEqual(asked)
  })

  /** A table of Exjan at the first window, and the two who are asked: who plays next, and the other. */
  const asking = (options?: Partial<Table['options']>) => {
    const trial = trialTable({ game: exjan, seats: ['person', 'person', 'person'], ...(options && { options }) })
    beginTrial(trial)
    while (trial.table.window === null) step(trial, rng(1))
    const [turn] = trial.table.match!.moves.at(-1)!
    return { trial, next: (turn + 1) % 3, other: (turn + 2) % 3 }
  }
  const pass = (trial: Trial, seat: Seat) =>
    tell(trial, seat, { do: 'move', move: 'pass', turn: trial.table.turns[seat]! })

  test('a clock begins when the window has closed, whoever was the last to answer', () => {
    const clocks = [true, false].map((isLast) => {
      const { trial, next, other } = asking(LIVE)
      trial.now += 1000
      pass(trial, isLast ? other : next)
      trial.now += 3000
      pass(trial, isLast ? next : other)
      expect(due(trial.table)).toEqual([next])
      expect(trial.table.clocks[next]).toEqual({ reserve: 60_000, since: trial.now })
      return syncFor(trial.table, 'stranger', 0, AROUND, 0, []).game!.clocks
    })
    expect(clocks[0]).toEqual(clocks[1])
  })

  test.each([
    ['cut-in-daifugo', 'no', []],
    ['exjan', 'pass', 'pass'],
  ] as const)('%s: whoever looks or comes back sees nobody but itself answer', (id, move, answer) => {
    const trial = trialTable({ game: gameOf(id), seats: four })
    beginTrial(trial)
    while (trial.table.window === null) step(trial, rng(1))
    const { asked } = trial.table.window
    const [last] = asked
    const eyes = () => ['stranger', guestAt(last!)].map((guest) => eye(trial.table, guest))
    const before = eyes()
    for (const seat of asked.slice(1)) {
      tell(trial, seat, { do: 'move', move, turn: trial.table.turns[seat]! })
      expect(eyes()).toEqual(before)
      expect(syncFor(trial.table, guestAt(seat), 0, AROUND, 0, []).game).toMatchObject({
        due: false,
        view: { answer, toAct: asked.filter((other) => other !== seat) },
      })
    }
  })

  test.each([
    ['live', LIVE, 1],
    ['correspondence', { pace: { kind: 'days', days: 1 } }, 0],
  ] as const)('lists, %s: whether whoever has answered is still shown as due to itself', (_, options, answered) => {
    const { trial, next, other } = asking(options)
    pass(trial, next)
    const sittings = seatRowsOf(trial.table)
    expect(sittings[next]!.due).toBe(answered)
    expect(sittings[other]).toMatchObject({ due: 1, deadline: dueAt(trial.table) })
  })

  test('who takes the seat back by an answer is seen to be back, but not to have answered', () => {
    const { trial, next, other } = asking()
    keep(trial, [{ type: 'lent', seat: next, level: 'easy', good: false }])
    const mark = markOf(trial.table)
    const news = newsOf(trial.table, mark, pass(trial, next))
    const told = (guest: string) => updateFor(trial.table, news, guest, 0, AROUND, 0)!
    for (const guest of ['stranger', guestAt(other)]) expect(Object.keys(told(guest))).toEqual(['type', 'table'])
    expect(told(guestAt(next))).toHaveProperty('game.due', false)
  })

  test('a window that is even lasts one beat for everybody', () => {
    const { trial } = claimable(cutIn, four, { windows: 'even' })
    expect(dueAt(trial.table)).toBe(trial.table.window!.since + 2000)
  })

  test('a window lasts as long as the rules say, and then answers for everybody', () => {
    const { trial } = claimable(cutIn, four)
    const { since } = trial.table.window!
    expect(dueAt(trial.table)).toBe(since + 4000)
    waitForWork(trial)
    doWork(trial, () => '')
    expect(trial.table.window?.since).not.toBe(since)
    // In a window nobody need answer: it is no decision that somebody let pass.
    expect(trial.table.chairs.map((chair) => chair.kind === 'person' && chair.missed)).toEqual([0, 0, 0, 0])
  })

  test.each([0, 1] as const)(
    'whoever asks for time gets it for all, whatever they hold, until they answer: %i',
    (first) => {
      const { trial, next, other } = asking({ ...LIVE, windows: 'even' })
      const [seat, silent] = first === 0 ? [next, other] : [other, next]
      const { since } = trial.table.window!
      trial.now += 500
      const mark = markOf(trial.table)
      const news = newsOf(trial.table, mark, tell(trial, seat, { do: 'ask-time' }))
      const told = ['stranger', guestAt(silent), guestAt(seat)].map((guest) =>
        JSON.stringify(updateFor(trial.table, news, guest, 0, AROUND, 0)),
      )
      expect(new Set(told).size).toBe(1)
      expect(told[0]).toContain(`"window":{"length":5000,"ends":${since + 5000},"timed":[${seat}]}`)
      expect(dueAt(trial.table)).toBe(since + 5000)
      expect(send(trial, seat, { do: 'ask-time' })).toEqual([])
      trial.now += 2500
      pass(trial, seat)
      // Nobody has asked who is still waited for: the beat is long over.
      expect(dueAt(trial.table)).toBe(since + 2000)
      doWork(trial, () => '')
      expect(trial.table.window).toBeNull()
      expect(send(trial, silent, { do: 'ask-time' })).toMatchObject({ code: 'no-window' })
    },
  )

  test('windows that are quick by the table’s choice last as long as the rules say, or until all have answered', () => {
    const { trial, next, other } = asking({ ...LIVE, windows: 'quick' })
    const { since } = trial.table.window!
    expect(dueAt(trial.table)).toBe(since + 5000)
    expect(send(trial, next, { do: 'ask-time' })).toMatchObject({ code: 'no-window' })
    for (const seat of [next, other]) pass(trial, seat)
    expect(trial.table.window).toBeNull()
  })

  test('bots answer within a window at moments that do not depend on what they hold', () => {
    const { trial, seat } = claimable(cutIn, ['person', 'bot', 'bot', 'person'])
    const { since } = trial.table.window!
    const at = dueAt(trial.table)!
    expect(at).toBeGreaterThanOrEqual(since + 1000)
    expect(at).toBeLessThanOrEqual(since + 2000)
    expect(seat).toBeGreaterThanOrEqual(0)
  })
})
