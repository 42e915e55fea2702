import { findBot } from '@tefuda/bots'
import { isRefusal, type Seat } from '@tefuda/kernel'
import type { TableOptions } from '@tefuda/wire'
import {
  beginTrial,
  doWork,
  gameOf,
  send,
  type Trial,
  trialTable,
  waitForWork,
} from '../../packages/server/testing/playing.ts'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'

/** How long people take, in milliseconds: for a turn of their own, and to claim what they could. */
const TURN = 4000
const CLAIM = 1200
/** After so long a page lets pass by itself what its person cannot claim. */
const MOMENT = 600

type Windows = 'full' | NonNullable<TableOptions['windows']>

/**
 * How long a round of Exjan lasts online, by a clock that is set and not waited for: people who play as the quick bot would,
 * with the switches that are on from the start. `full` is as though somebody asked for time at every discard.
 */
export const measureExjanRounds = async ({ rounds, progress }: Plan): Promise<Measured> => {
  progress('rounds of Exjan')
  const kinds: readonly (readonly [Windows, string])[] = [
    ['full', 'windows of full length'],
    ['even', 'one beat'],
    ['quick', 'quick windows'],
  ]
  const results = kinds.flatMap(([windows, words]) =>
    [4, 1].map((people) => {
      const seconds = Array.from({ length: rounds }, (_, seed) => secondsOf(windows, people, seed))
      const who = people === 4 ? 'four people' : 'one person and three bots'
      return { ...rowOf({ name: `online/a round of Exjan, ${who}, ${words}`, unit: 's' }, seconds), rounds }
    }),
  )
  return { results, ratios: {} }
}

const secondsOf = (windows: Windows, people: number, seed: number): number => {
  const trial = trialTable({
    game: gameOf('exjan'),
    rules: { deals: 1 },
    seats: [0, 1, 2, 3].map((seat) => (seat < people ? 'person' : 'bot')),
    options: { windows: windows === 'quick' ? 'quick' : 'even' },
    tableSecret: (seed + 1).toString(16).padStart(64, '0'),
  })
  beginTrial(trial)
  const since = trial.now
  while (trial.table.stage === 'playing') goOn(trial, windows, seed)
  return (trial.now - since) / 1000
}

/** Whoever is first does what they do: a person, or whatever the table does by itself. */
const goOn = (trial: Trial, windows: Windows, seed: number): void => {
  const { table } = trial
  const { engine, state } = table.match!
  const persons = engine.toAct(state).filter((seat) => table.chairs[seat]!.kind === 'person')
  const next = persons
    .map((seat) => ({ seat, ...answerOf(trial, seat, windows, seed) }))
    .toSorted((a, b) => a.at - b.at)[0]
  const now = trial.now
  waitForWork(trial)
  if (next === undefined || next.at > trial.now) {
    doWork(trial, (seat) => chosen(trial, seat, seed))
    return
  }
  trial.now = Math.max(now, next.at)
  const words =
    next.move === null
      ? ({ do: 'ask-time' } as const)
      : { do: 'move' as const, move: next.move, turn: table.turns[next.seat]! }
  const done = send(trial, next.seat, words)
  if (isRefusal(done)) throw new Error(done.message.en)
}

/** What a person does, and when: a move, or null for asking for time. Whoever says nothing does so for ever. */
const answerOf = (
  trial: Trial,
  seat: Seat,
  windows: Windows,
  seed: number,
): { readonly at: number; readonly move: string | null } => {
  const { window, clocks } = trial.table
  if (window === null) return { at: clocks[seat]!.since! + TURN, move: chosen(trial, seat, seed) }
  if (windows === 'full' && window.timed.length === 0) return { at: window.since, move: null }
  const move = chosen(trial, seat, seed)
  if (move !== 'pass') return { at: window.since + CLAIM, move }
  return windows === 'quick' ? { at: window.since + MOMENT, move } : { at: Number.POSITIVE_INFINITY, move }
}

const chosen = ({ table }: Trial, seat: Seat, seed: number): string => {
  const { engine, state } = table.match!
  return engine.format(findBot('greedy')!.choose(table.match!, engine.view(state, seat), seat, { seed }).move)
}
