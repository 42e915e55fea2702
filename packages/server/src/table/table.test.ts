import { findGame, games } from '@tefuda/games'
import { recordOf, replay, type Seat } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  AROUND,
  beginTrial,
  doWork,
  eye,
  gameOf,
  guestAt,
  keep,
  playOut,
  secretOf,
  send,
  syncFor,
  type Trial,
  tell,
  trialTable,
  waitForWork,
} from '../../testing/playing.ts'
import { decide, isRepeated } from './decide.ts'
import { dueAt } from './due.ts'
import type { Dated, Entry } from './entry.ts'
import { fold, tableFrom } from './fold.ts'
import type { Table } from './table.ts'

const southernCross = gameOf('southern-cross')
const isReady = ({ chairs }: Table, seat: Seat): boolean => {
  const chair = chairs[seat]
  return chair?.kind === 'person' && chair.ready
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const seats = Array.from({ length: Math.max(2, game.minSeats) }, (_, seat) =>
    seat === 1 ? ('bot' as const) : ('person' as const),
  )
  const rules = 'deals' in game.schema.settings ? { deals: 1 } : {}

  test('a whole game by persons and a bot; the log leads to the same table, and the record holds', () => {
    const trial = trialTable({ game, rules, seats })
    beginTrial(trial)
    playOut(trial, 7)
    const { table } = trial
    expect(table.stage).toBe('over')

    const again = tableFrom(table.id, JSON.parse(JSON.stringify(trial.log)))!
    for (const guest of [guestAt(0), guestAt(2), 'stranger']) expect(eye(again, guest)).toBe(eye(table, guest))
    expect(again.seq).toBe(trial.log.length)

    const record = JSON.parse(JSON.stringify(recordOf(table.match!)))
    expect(replay(record, findGame)).toMatchObject({ fingerprint: table.fingerprint })
    expect(record.commitments.seats.map(({ seat }: { seat: Seat }) => seat)).toEqual(
      seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : [])),
    )
  })
})

describe('before the game', () => {
  const open = (): Trial => trialTable({ game: southernCross, seats: ['person', 'bot'] })
  const stranger = 5

  test('a seat belongs to whoever took it', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'bot'] })
    expect(send(trial, stranger, { do: 'sit', seat: 1, commitment: secretOf(0) })).toMatchObject({ code: 'seat-taken' })
    expect(send(trial, 0, { do: 'sit', seat: 2, commitment: secretOf(0) })).toMatchObject({ code: 'already-seated' })
    expect(send(trial, stranger, { do: 'sit', seat: 7, commitment: secretOf(0) })).toMatchObject({
      code: 'unknown-seat',
    })
    expect(send(trial, stranger, { do: 'leave' })).toMatchObject({ code: 'no-seat' })
  })

  test('only the host seats bots, clears seats, begins and closes', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'bot'] })
    for (const words of [
      { do: 'seat-bot', seat: 1, level: 'easy' },
      { do: 'clear-seat', seat: 0 },
      { do: 'begin' },
      { do: 'close' },
      { do: 'hand-over', seat: 1 },
    ] as const)
      expect(send(trial, 1, words)).toMatchObject({ code: 'not-host' })
  })

  test('it begins when every seat is taken and everybody is ready', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'bot'] })
    // Whoever sits down is ready, unless they ask the others to wait.
    tell(trial, 1, { do: 'ready', ready: false })
    expect(send(trial, 0, { do: 'begin' })).toMatchObject({ code: 'not-ready' })
    tell(trial, 0, { do: 'clear-seat', seat: 2 })
    tell(trial, 1, { do: 'ready', ready: true })
    expect(send(trial, 0, { do: 'begin' })).toMatchObject({ code: 'seats-empty' })
    tell(trial, 0, { do: 'seat-bot', seat: 2, level: 'strong' })
    tell(trial, 0, { do: 'begin' })
    expect(trial.table.stage).toBe('revealing')
  })

  test('whoever is taken off a seat does not come back to this table', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'bot'] })
    tell(trial, 0, { do: 'clear-seat', seat: 1 })
    expect(send(trial, 1, { do: 'sit', seat: 1, commitment: secretOf(1) })).toMatchObject({ code: 'barred' })
    const barred = [0, 1].map((seat) => syncFor(trial.table, guestAt(seat), 0, AROUND, 0, []).table.you.barred)
    expect(barred).toEqual([false, true])
  })

  test('the same command again is known, and told apart from that of somebody else', () => {
    const trial = open()
    send(trial, 0, { do: 'ready', ready: false }, 'once')
    expect(isRepeated(trial.table, guestAt(0), 'once')).toBe(true)
    expect(isRepeated(trial.table, guestAt(1), 'once')).toBe(false)
  })

  test('nobody goes to and fro for ever, but whoever wants to leave or to begin may', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'bot'] })
    const ready = () => send(trial, 1, { do: 'ready', ready: !isReady(trial.table, 1) })
    let told = ready()
    for (let times = 0; Array.isArray(told) && times < 30_000; times++) told = ready()
    expect(told).toMatchObject({ code: 'worn-out' })
    expect(trial.table.seq).toBe(20_000)
    expect(send(trial, 0, { do: 'hand-over', seat: 1 })).toMatchObject({ code: 'worn-out' })
    tell(trial, 1, { do: 'leave' })
    expect(send(trial, 1, { do: 'sit', seat: 1, commitment: secretOf(1) })).toMatchObject({ code: 'worn-out' })
    tell(trial, 0, { do: 'close' })
    expect(trial.table.stage).toBe('stopped')
  })

  test('what is so already leads to no entry', () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person', 'bot'] })
    expect(send(trial, 1, { do: 'ready', ready: true })).toEqual([])
    expect(send(trial, 0, { do: 'hand-over', seat: 0 })).toEqual([])
    tell(trial, 0, { do: 'clear-seat', seat: 2 })
    expect(send(trial, 0, { do: 'clear-seat', seat: 2 })).toEqual([])
  })

  test('whoever sits down elsewhere needs the seat no more that was kept', () => {
    const [{ entry }] = trialTable({ game: southernCross, seats: ['person', 'person', 'person'] }).log as [Dated]
    const kept = [{ seat: 0, guest: guestAt(0) }]
    const table = tableFrom('trial', [{ at: 0, entry: { ...(entry as Entry & { type: 'opened' }), kept } }])!
    const sit = (guest: string, seat: Seat) =>
      decide(table, { do: 'sit', id: 'x', seat, commitment: secretOf(0) }, guest, 0)
    expect(sit(guestAt(1), 0)).toMatchObject({ code: 'seat-kept' })
    for (const sat of sit(guestAt(0), 2) as readonly Entry[]) fold(table, { at: 0, entry: sat })
    expect(sit(guestAt(1), 0)).toMatchObject([{ type: 'sat', seat: 0 }])
  })

  test('an entry that a later version wrote is not passed over', () => {
    const trial = open()
    expect(() => keep(trial, [{ type: 'flown' } as unknown as Entry])).toThrow('flown')
  })

  test('in correspondence people have as long to come as for a decision', () => {
    const options = { pace: { kind: 'days', days: 7 } } as const
    expect(dueAt(trialTable({ game: southernCross, seats: ['person', 'bot'], options }).table)).toBe(7 * 86_400_000)
  })

  test('a table that nobody begins is closed by itself', () => {
    const trial = open()
    expect(dueAt(trial.table)).toBe(86_400_000)
    waitForWork(trial)
    doWork(trial, () => '')
    expect(trial.table.stage).toBe('stopped')
    expect(dueAt(trial.table)).toBeNull()
  })
})

describe('entropy', () => {
  const revealing = (): Trial => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'person'] })
    tell(trial, 0, { do: 'begin' })
    return trial
  }

  test('what was not committed to is refused', () => {
    expect(send(revealing(), 0, { do: 'reveal', secret: secretOf(1) })).toMatchObject({ code: 'commitment-broken' })
  })

  test('who does not reveal is replaced in the open after five seconds', () => {
    const trial = revealing()
    tell(trial, 0, { do: 'reveal', secret: secretOf(0) })
    expect(dueAt(trial.table)).toBe(5000)
    waitForWork(trial)
    doWork(trial, () => '')
    expect(trial.table.stage).toBe('playing')
    const { commitments } = recordOf(trial.table.match!)
    expect(commitments!.seats[0]).toHaveProperty('secret')
    expect(commitments!.seats[1]).toHaveProperty('replaced')
  })

  test("the table's own secret shows nowhere before the end", () => {
    const trial = trialTable({ game: southernCross, seats: ['person', 'bot'], tableSecret: 'ab'.repeat(32) })
    expect(eye(trial.table, guestAt(0))).not.toContain('abab')
    beginTrial(trial)
    expect(eye(trial.table, guestAt(0))).not.toContain('abab')
    expect(eye(trial.table, guestAt(0))).not.toContain(trial.table.match!.deal.seed)
    expect(recordOf(trial.table.match!).commitments!.table.secret).toBe('ab'.repeat(32))
  })
})
