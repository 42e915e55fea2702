import type { TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import { describe, expect, test } from 'vitest'
import type { Claims } from '../table/table-game.ts'
import { answerOf, createWindowAnswers, MOMENT } from './window-answers.ts'

const NOTHING: Claims = { any: false, win: null }
const CALLS: Claims = { any: true, win: null }
const WINS: Claims = { any: true, win: 'win' }
const ON = { passAlone: true, winAlone: true }
const OFF = { passAlone: false, winAlone: false }

test('switches answer what they are for, and nothing else', () => {
  expect([NOTHING, CALLS, WINS].map((claims) => answerOf(claims, ON, false))).toEqual(['pass', null, { win: 'win' }])
  expect([NOTHING, CALLS, WINS].map((claims) => answerOf(claims, OFF, false))).toEqual([null, null, null])
  // Who makes no calls is still asked about a win.
  expect([NOTHING, CALLS, WINS].map((claims) => answerOf(claims, OFF, true))).toEqual(['pass', 'pass', null])
})

const nowAt = (change: object = {}): SeenGame['now'] =>
  ({
    turn: 3,
    deal: 1,
    due: true,
    phase: 'window',
    window: { length: 2000, ends: 12_000 },
    ...change,
  }) as SeenGame['now']

/** A seat at a table that asks, at 10,000 ms on every clock; what it sends, and when. */
const seatWith = (windows: 'even' | 'quick', claims: Claims, switches = ON) => {
  const sent: (readonly [after: number, move: string])[] = []
  let lapses = 0
  const waiting: (readonly [ms: number, act: () => void])[] = []
  const answers = createWindowAnswers({
    clock: {
      now: () => 10_000,
      after(ms, act) {
        waiting.push([ms, act])
        return () => {}
      },
    },
    serverClock: { here: (at: number) => at } as never,
    table: () => ({ options: { pace: { kind: 'none' }, windows }, you: { seat: 0 } }) as unknown as TableView,
    switches: () => switches,
    claims: () => claims,
    play: (move) => sent.push([waiting[0]?.[0] ?? 0, move]),
    silence: () => 'pass',
    refresh: () => {},
    onLapse: () => {
      lapses += 1
    },
  })
  answers.look(nowAt())
  for (const [, act] of waiting) act()
  return { answers, sent, lapses: () => lapses }
}

describe('nobody sees by it what one holds', () => {
  test.each([
    ['even', NOTHING, []],
    ['even', WINS, ['win']],
    ['quick', NOTHING, ['pass']],
    ['quick', WINS, ['win']],
  ] as const)('%s windows: whatever is answered by itself comes at the same moment', (windows, claims, moves) => {
    expect(seatWith(windows, claims).sent).toEqual(moves.map((move) => [MOMENT, move]))
  })

  test('in even windows letting it pass is saying nothing, by hand too', () => {
    const { answers, sent } = seatWith('even', CALLS)
    expect(answers.letPass(nowAt())).toBe(true)
    expect(answers.isSettled(nowAt())).toBe(true)
    expect(answers.isSettled(nowAt({ turn: 4 }))).toBe(false)
    expect(sent).toEqual([])
    expect(seatWith('quick', CALLS).answers.letPass(nowAt())).toBe(false)
  })
})

test('whoever has asked for time is asked, and answers aloud', () => {
  const { answers } = seatWith('even', NOTHING)
  answers.askAnew()
  expect(answers.isSettled(nowAt())).toBe(false)
  expect(answers.letPass(nowAt({ window: { length: 5000, ends: 15_000, timed: [0] } }))).toBe(false)
})

test('what lapsed is said where one was asked about something, and only there', () => {
  const after = nowAt({ turn: 4, window: null, due: false, phase: 'turn' })
  for (const [claims, lapses] of [
    [CALLS, 1],
    [NOTHING, 0],
  ] as const) {
    const seat = seatWith('even', claims)
    seat.answers.look(after)
    expect(seat.lapses()).toBe(lapses)
  }
  const passed = seatWith('even', CALLS)
  passed.answers.letPass(nowAt())
  passed.answers.look(after)
  expect(passed.lapses()).toBe(0)
})

test('no calls lasts until the next deal', () => {
  const { answers } = seatWith('even', CALLS)
  answers.noCalls.set(true)
  answers.look(nowAt({ turn: 5 }))
  expect(answers.isSettled(nowAt({ turn: 5 }))).toBe(true)
  answers.look(nowAt({ deal: 2, turn: 6 }))
  expect(answers.noCalls.get()).toBe(false)
})
