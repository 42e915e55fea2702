import { commitmentTo, isRefusal, rng } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  AROUND,
  beginTrial,
  doWork,
  due,
  gameOf,
  guestAt,
  keep,
  playOut,
  secretOf,
  someMove,
  step,
  type Trial,
  tell,
  trialTable,
} from '../../testing/playing.ts'
import { decide, type TableCommand } from './decide.ts'
import { dueAt } from './due.ts'
import type { Entry } from './entry.ts'
import { tableFrom } from './fold.ts'
import { lineOf, seatRowsOf } from './line.ts'
import { markOf, newsOf, tableView, updateFor } from './projection.ts'
import { departure } from './seats.ts'

// Who may do what, and when: every command of everybody in each stage, and what it leads to.

const STRANGER = 7

const open = (): Trial => {
  const trial = trialTable({ game: gameOf('ccc'), seats: ['person', 'person', 'person', 'bot'] })
  tell(trial, 0, { do: 'clear-seat', seat: 3 })
  tell(trial, 2, { do: 'ready', ready: false })
  return trial
}

const playing = (rules = {}, options = {}): Trial => {
  const trial = trialTable({ game: gameOf('southern-cross'), rules, seats: ['person', 'person', 'person'], options })
  beginTrial(trial)
  return trial
}

const revealing = (): Trial => {
  const trial = trialTable({ game: gameOf('ccc'), seats: ['person', 'person', 'bot'] })
  tell(trial, 0, { do: 'begin' })
  tell(trial, 1, { do: 'reveal', secret: secretOf(1) })
  return trial
}

const after = (
  trial: Trial,
  ...done: readonly (readonly [seat: number, words: Parameters<typeof tell>[2]])[]
): Trial => {
  for (const [seat, words] of done) tell(trial, seat, words)
  return trial
}

const lent = (trial: Trial, seat: number, good: boolean): Trial => {
  keep(trial, [{ type: 'lent', seat, level: 'easy', good }])
  return trial
}

const inWindow = (): Trial => {
  const trial = trialTable({ game: gameOf('exjan'), seats: ['person', 'person', 'person'] })
  beginTrial(trial)
  while (trial.table.window === null) step(trial, rng(1))
  return trial
}

const ended = (): Trial => {
  const trial = trialTable({ game: gameOf('southern-cross'), seats: ['person', 'bot', 'bot'] })
  beginTrial(trial)
  playOut(trial, 3)
  return trial
}

const LIVE = { pace: { kind: 'live', move: 10, reserve: 60 }, spectators: 30, isPublic: true } as const

const TABLES: Readonly<Record<string, () => Trial>> = {
  'nobody has begun; 2 asks to wait, seat 3 empty': open,
  'a seat is taken off somebody, who may not come back': () => after(open(), [0, { do: 'clear-seat', seat: 2 }]),
  '0 has still to reveal': revealing,
  'the game goes on': playing,
  'the game goes on by the clock': () => playing({}, LIVE),
  '1 has proposed to stop': () => after(playing(), [1, { do: 'offer', offer: 'stop' }]),
  '1 has proposed to stop, 0 agrees': () =>
    after(playing(), [1, { do: 'offer', offer: 'stop' }], [0, { do: 'answer', yes: true }]),
  '1 has proposed to stop, and 2 will not': () =>
    after(playing(), [1, { do: 'offer', offer: 'stop' }], [2, { do: 'answer', yes: false }]),
  '1 has proposed to stop, and leaves': () =>
    after(playing(), [1, { do: 'offer', offer: 'stop' }], [1, { do: 'leave' }]),
  'the host has left': () => after(playing(), [0, { do: 'leave' }]),
  'the host has left before the game': () => after(open(), [0, { do: 'leave' }]),
  'a move may be taken back': () => {
    const trial = trialTable({ game: gameOf('southern-cross'), rules: { undo: true }, seats: ['person'] })
    beginTrial(trial)
    return after(trial, [0, { do: 'move', move: someMove(trial.table, 0, rng(3)), turn: 0 }])
  },
  'a bot plays for 1 meanwhile': () => lent(playing(), 1, false),
  'a bot plays for 0 meanwhile, and for 1 to the end': () => lent(lent(playing(), 0, false), 1, true),
  'bots play for 1 and 2 to the end': () => lent(lent(playing(), 1, true), 2, true),
  'everybody is asked about a discard': inWindow,
  'the game is over': ended,
  'the host has closed the table': () => after(open(), [0, { do: 'close' }]),
}

const commandsFor = ({ table }: Trial): Readonly<Record<string, Omit<TableCommand, 'id'>>> => {
  const [mover = 0] = table.match === null || table.stage !== 'playing' ? [] : due(table)
  const move = table.match === null || table.stage !== 'playing' ? 'draw 0' : someMove(table, mover, rng(2))
  const turn = table.turns[mover]!
  return {
    'sit on 0': { do: 'sit', seat: 0, commitment: secretOf(7) },
    'sit on 2': { do: 'sit', seat: 2, commitment: secretOf(7) },
    'sit on 3': { do: 'sit', seat: 3, commitment: secretOf(7) },
    leave: { do: 'leave' },
    ready: { do: 'ready', ready: true },
    'not ready': { do: 'ready', ready: false },
    begin: { do: 'begin' },
    'reveal of 0': { do: 'reveal', secret: secretOf(0) },
    'reveal of 1': { do: 'reveal', secret: secretOf(1) },
    [`move of ${mover}`]: { do: 'move', move, turn },
    'move of an earlier moment': { do: 'move', move, turn: turn - 1 },
    'propose to stop': { do: 'offer', offer: 'stop' },
    'propose to take back': { do: 'offer', offer: 'undo' },
    agree: { do: 'answer', yes: true },
    decline: { do: 'answer', yes: false },
    'come back': { do: 'return' },
    'a bot on 3': { do: 'seat-bot', seat: 3, level: 'strong' },
    'clear 0': { do: 'clear-seat', seat: 0 },
    'clear 1': { do: 'clear-seat', seat: 1 },
    'clear 3': { do: 'clear-seat', seat: 3 },
    'clear 9': { do: 'clear-seat', seat: 9 },
    'a bot for 0': { do: 'replace', seat: 0, level: 'strong' },
    'a bot for 1': { do: 'replace', seat: 1, level: 'strong' },
    'hand over to 0': { do: 'hand-over', seat: 0 },
    'hand over to 1': { do: 'hand-over', seat: 1 },
    close: { do: 'close' },
  } as Readonly<Record<string, Omit<TableCommand, 'id'>>>
}

/** What somebody comes to, on one line; who sent the command goes without saying. */
const told = (decided: ReturnType<typeof decide>): string => {
  if (isRefusal(decided)) return decided.code
  const entries = decided.map((entry) =>
    JSON.stringify(Object.entries(entry).flatMap(([key, value]) => (key === 'of' ? [] : [value]))),
  )
  return entries.length === 0 ? 'nothing' : entries.join(' ')
}

const GUESTS = [0, 1, 2, STRANGER]

/** The answers to a command: those who get the same one stand together. */
const answers = (of: (seat: number) => string): string => {
  const groups = Map.groupBy(GUESTS, of)
  return [...groups]
    .map(([answer, seats]) => `${seats.map((seat) => (seat === STRANGER ? 'stranger' : seat)).join(' ')}: ${answer}`)
    .join('; ')
}

const described = (name: string, make: () => Trial): string => {
  const trial = make()
  const { table, now } = trial
  const rows = Object.entries(commandsFor(trial)).map(([said, words]) => {
    const command = { ...words, id: 'x' } as TableCommand
    return `  ${said} — ${answers((seat) => told(decide(table, command, guestAt(seat), now)))}`
  })
  const gone = `  is forgotten — ${answers((seat) => told(departure(table, guestAt(seat))))}`
  const at = dueAt(table)
  const lists = `  in lists ${JSON.stringify(lineOf(table))}\n  seats ${seatRowsOf(table)
    .map((one) => JSON.stringify(Object.values(one)))
    .join(' ')}`
  return [`${name}: something is due ${at === null ? 'never' : `after ${at - now} ms`}`, ...rows, gone, lists].join(
    '\n',
  )
}

test('who may do what at a table', async () => {
  const text = Object.entries(TABLES).map(([name, make]) => described(name, make))
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('commands.txt')
})

test('everybody is shown what persons have committed to; a bot commits to nothing', () => {
  const { seats } = tableView(open().table, 'stranger', AROUND).commitments
  expect(seats).toEqual([...[0, 1, 2].map((seat) => commitmentTo('trial', seat, secretOf(seat))), null])
  const { table } = trialTable({ game: gameOf('ccc'), seats: ['bot', 'person'] })
  expect(JSON.parse(JSON.stringify(tableView(table, 'stranger', AROUND).commitments.seats))).toEqual([
    null,
    commitmentTo('trial', 1, secretOf(1)),
  ])
})

test('before the deal news are of the table alone', () => {
  const trial = open()
  const mark = markOf(trial.table)
  const news = newsOf(trial.table, mark, tell(trial, 2, { do: 'ready', ready: true }))
  expect(news).toMatchObject({ table: true, game: false, changes: {} })
  const update = updateFor(trial.table, news, guestAt(1), 0, AROUND, 5)
  expect(update).toMatchObject({ type: 'update', table: { stage: 'open', seats: { 2: { ready: true } } } })
  expect(update).not.toHaveProperty('game')
})

test('with the deal all who look are told how the game stands', () => {
  const trial = revealing()
  tell(trial, 0, { do: 'reveal', secret: secretOf(0) })
  const mark = markOf(trial.table)
  doWork(trial, () => '')
  const news = newsOf(trial.table, mark, [{ type: 'dealt' }])
  expect(news).toMatchObject({ table: true, game: true, to: 'all', changes: { deal: 1, phase: 'turn' } })
  expect(updateFor(trial.table, news, 'stranger', 0, AROUND, 5)).toMatchObject({ game: { deal: 1, phase: 'turn' } })
})

describe('a log of another version', () => {
  const [opened] = open().log

  test('of a game that is not known leads to no table', () => {
    const entry = { ...opened!.entry, game: 'whist' } as Entry
    expect(() => tableFrom('trial', [{ at: 0, entry }])).toThrow(
      expect.objectContaining({ name: 'UnknownGame', message: expect.stringContaining('whist') }),
    )
  })

  test('with an entry that is not known leads to no table', () => {
    const entry = { type: 'applauded' } as unknown as Entry
    expect(() => tableFrom('trial', [opened!, { at: 1, entry }])).toThrow(
      expect.objectContaining({ name: 'UnknownEntry', message: expect.stringContaining('applauded') }),
    )
  })

  test('is opened once, and first', () => {
    expect(() => tableFrom('trial', [opened!, opened!])).toThrow('a table is opened once')
    expect(tableFrom('trial', [])).toBeNull()
    expect(tableFrom('trial', [{ at: 0, entry: { type: 'begun' } }])).toBeNull()
  })
})
