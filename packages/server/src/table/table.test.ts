import { findGame, games } from '@tefuda/games'
import { type Game, recordOf, replay, rng, type Seat } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  beginTrial,
  doWork,
  guestAt,
  keep,
  secretOf,
  send,
  type Trial,
  tell,
  trialTable,
  waitForWork,
} from '../testing/playing.ts'
import { decide, departure, isRepeated } from './decide.ts'
import { dueAt } from './due.ts'
import type { Dated, Entry } from './entry.ts'
import { fold, tableFrom } from './fold.ts'
import { sittingsOf } from './line.ts'
import { type Around, markOf, newsOf, syncFor, updateFor } from './sight.ts'
import { isGone, type Table } from './table.ts'

const AROUND: Around = { nameOf: (guest) => guest, isHere: () => true, isProgramHere: () => false, spectators: 0 }

const gameOf = (id: string): Game => findGame(id)!
const southernCross = gameOf('southern-cross')
const cutIn = gameOf('cut-in-daifugo')
const exjan = gameOf('exjan')
const LIVE = { pace: { kind: 'live', move: 10, reserve: 60 } } as const

const due = (table: Table): readonly Seat[] => table.match!.engine.toAct(table.match!.state)

const someMove = ({ match }: Table, seat: Seat, random: ReturnType<typeof rng>): string =>
  match!.engine.format(match!.engine.pick(match!.state, seat, random))

/** One of those who are due moves, person or bot; the clock goes on a little. */
const step = (trial: Trial, random: ReturnType<typeof rng>): void => {
  const { table } = trial
  trial.now += 400
  const persons = due(table).filter((seat) => table.chairs[seat]!.kind === 'person' && !isGone(table, seat))
  const seat = persons[random.below(Math.max(1, persons.length))]
  if (seat !== undefined) {
    tell(trial, seat, { do: 'move', move: someMove(table, seat, random), turn: table.turns[seat]! })
    return
  }
  waitForWork(trial)
  doWork(trial, (bot) => someMove(table, bot, random))
}

const playOut = (trial: Trial, seed: number): void => {
  const random = rng(seed)
  for (let steps = 0; trial.table.stage === 'playing' && steps < 5000; steps++) step(trial, random)
}

const isReady = ({ chairs }: Table, seat: Seat): boolean => {
  const chair = chairs[seat]
  return chair?.kind === 'person' && chair.ready
}

const eye = (table: Table, guest: string): string => JSON.stringify(syncFor(table, guest, 0, AROUND, 0, []))

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
    send(trial, 0, { do: 'ready', ready: true }, 'once')
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
    expect(send(trial, 1, { do: 'ready', ready: false })).toEqual([])
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
    tell(trial, 1, { do: 'ready', ready: true })
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

describe('windows', () => {
  /** A table at the first window that somebody could claim in; `claim`: by whom, and with what. */
  const claimable = (game: Game, seats: ('person' | 'bot')[]) => {
    for (let seed = 1; seed < 200; seed++) {
      const trial = trialTable({ game, seats, tableSecret: seed.toString(16).padStart(64, '0') })
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
    const sittings = sittingsOf(trial.table)
    expect(sittings[next]!.due).toBe(answered)
    expect(sittings[other]).toMatchObject({ due: 1, deadline: dueAt(trial.table) })
  })

  test('who takes the seat back by an answer is seen to be back, but not to have answered', () => {
    const { trial, next, other } = asking()
    keep(trial, [{ type: 'lent', seat: next, level: 'easy', good: false }])
    const mark = markOf(trial.table)
    const news = newsOf(trial.table, mark, pass(trial, next))
    const told = (guest: string) => updateFor(trial.table, news, guest, 0, AROUND, 0)!
    for (const guest of ['stranger', guestAt(other)]) expect(Object.keys(told(guest))).toEqual(['type', 'now', 'table'])
    expect(told(guestAt(next))).toHaveProperty('game.due', false)
  })

  test('a window lasts as long as the rules say, and then answers for everybody', () => {
    const { trial } = claimable(cutIn, four)
    const { since } = trial.table.window!
    expect(dueAt(trial.table)).toBe(since + 4000)
    waitForWork(trial)
    doWork(trial, () => '')
    expect(trial.table.window?.since).not.toBe(since)
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

  test('who leaves a running game leaves the seat to a bot, and the host to somebody else', () => {
    const trial = three()
    tell(trial, 0, { do: 'leave' })
    expect(trial.table.chairs[0]).toMatchObject({ lent: { good: true } })
    expect(trial.table.host).toBe(guestAt(1))
    expect(send(trial, 0, { do: 'move', move: 'draw 0', turn: 0 })).toMatchObject({ code: 'seat-given-up' })
  })
})

describe('somebody is forgotten', () => {
  const forget = (trial: Trial, guest: string): readonly Entry[] => {
    const entries = departure(trial.table, guest)
    keep(trial, entries)
    return entries
  }
  const open = (...seats: ('person' | 'bot')[]): Trial => trialTable({ game: southernCross, seats })
  const host = guestAt(0)

  test('before the game the seat becomes free, and the host is somebody who sits there', () => {
    const trial = open('person', 'person', 'person')
    expect(forget(trial, guestAt(1))).toEqual([{ type: 'left', seat: 1 }])
    expect(forget(trial, host)).toEqual([
      { type: 'left', seat: 0 },
      { type: 'hosted', guest: guestAt(2) },
    ])
    expect(trial.table).toMatchObject({ stage: 'open', host: guestAt(2) })
    expect(forget(trial, host)).toEqual([])
  })

  test('before the game a table where nobody else sits is closed, whether its host has a seat or not', () => {
    const seated = open('person', 'bot')
    expect(forget(seated, host)).toEqual([{ type: 'left', seat: 0 }, { type: 'stopped' }])
    const looksOn = open('person', 'bot')
    tell(looksOn, 0, { do: 'leave' })
    expect(forget(looksOn, host)).toEqual([{ type: 'stopped' }])
    expect(looksOn.table.stage).toBe('stopped')
    expect(forget(looksOn, host)).toEqual([])
  })

  test('a host who merely looks on hands over, before the game and in it', () => {
    for (const isBegun of [false, true]) {
      const trial = open('person', 'person')
      keep(trial, [{ type: 'hosted', guest: 'stranger' }])
      if (isBegun) {
        keep(trial, [{ type: 'hosted', guest: host }])
        beginTrial(trial)
        keep(trial, [{ type: 'hosted', guest: 'stranger' }])
      }
      expect(forget(trial, 'stranger')).toEqual([{ type: 'hosted', guest: host }])
    }
  })

  test('a running game goes on as if they had left it, to its end', () => {
    const trial = open('person', 'person')
    beginTrial(trial)
    expect(forget(trial, host)).toEqual([
      { type: 'lent', seat: 0, level: 'easy', good: true },
      { type: 'hosted', guest: guestAt(1) },
    ])
    expect(forget(trial, host)).toEqual([])
    forget(trial, guestAt(1))
    playOut(trial, 3)
    expect(trial.table.stage).toBe('over')
    expect(forget(trial, host)).toEqual([])
  })

  test('between the beginning and the deal too', () => {
    const trial = open('person', 'person')
    tell(trial, 1, { do: 'ready', ready: true })
    tell(trial, 0, { do: 'begin' })
    expect(forget(trial, host)).toMatchObject([{ type: 'lent', good: true }, { type: 'hosted' }])
    waitForWork(trial)
    doWork(trial, () => '')
    expect(trial.table.stage).toBe('playing')
    forget(trial, guestAt(1))
    playOut(trial, 3)
    expect(trial.table.stage).toBe('over')
  })

  test('what all others have agreed to is done', () => {
    const trial = open('person', 'person', 'person')
    beginTrial(trial)
    tell(trial, 0, { do: 'offer', offer: 'stop' })
    tell(trial, 1, { do: 'answer', yes: true })
    expect(forget(trial, guestAt(2))).toMatchObject([{ type: 'lent' }, { type: 'stopped' }])
  })

  test('a seat that is kept for them becomes free; strangers change nothing', () => {
    const [{ entry }] = open('person', 'person').log as [Dated]
    const kept = [{ seat: 1, guest: 'stranger' }]
    const table = tableFrom('trial', [{ at: 0, entry: { ...(entry as Entry & { type: 'opened' }), kept } }])!
    expect(departure(table, 'stranger')).toEqual([{ type: 'left', seat: 1 }])
    expect(departure(table, 'nobody')).toEqual([])
  })
})
