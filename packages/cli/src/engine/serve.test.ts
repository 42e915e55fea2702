import { isDeepStrictEqual } from 'node:util'
import { type Refusal, Refused, refusal } from '@tefuda/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bent } from '../../tests/records.ts'
import { REQUESTS } from './requests.ts'
import { serve } from './serve.ts'
import { createSessions, type Sessions } from './sessions.ts'

interface Reply {
  readonly ok: boolean
  readonly error?: Refusal
  readonly state?: unknown
}

interface Standing {
  readonly toAct: readonly number[]
  readonly deal: number
  readonly phase: string
  readonly scores: readonly number[]
}

const answer = async (
  requests: readonly unknown[],
  ...more: readonly [sessions?: Sessions, fault?: (error: unknown) => void]
): Promise<Reply[]> => {
  const replies: Reply[] = []
  const input = async function* (): AsyncGenerator<Uint8Array> {
    for (const request of requests) yield new TextEncoder().encode(`${JSON.stringify(request)}\n`)
  }
  await serve(
    input(),
    (line) => {
      replies.push(JSON.parse(line))
    },
    ...more,
  )
  return replies
}

const OPEN = { cmd: 'new', game: 'southern-cross', seats: 2, seed: '1'.repeat(64) }
const FIELDS = [
  'session',
  'seat',
  'game',
  'seats',
  'rules',
  'seed',
  'order',
  'orders',
  'move',
  'cell',
  'limit',
  'from',
  'record',
  'bot',
  'budget',
  'id',
]

/** Requests that look right here and there: known commands and fields, values of any kind. */
const request = fc
  .record({
    cmd: fc.constantFrom(...Object.keys(REQUESTS)),
    session: fc.oneof({ weight: 4, arbitrary: fc.constant('s1') }, fc.jsonValue()),
    seat: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(0, 1, null) }, fc.jsonValue()),
    move: fc.oneof(fc.string(), fc.constantFrom('H10@b2', 'RJ@a1+BJ@c3', '+', '@@'), fc.jsonValue()),
    more: fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue(), { maxKeys: 2 }),
  })
  .chain(({ more, ...known }) =>
    fc.subarray(Object.entries(known)).map((entries) => ({ cmd: known.cmd, ...Object.fromEntries(entries), ...more })),
  )

test('whatever is asked gets one reply, never a fault; what is refused changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const [, before, reply, after] = await answer([
        OPEN,
        { cmd: 'state', session: 's1' },
        asked,
        { cmd: 'state', session: 's1' },
      ])
      expect(reply?.ok === true || typeof reply?.error?.code === 'string').toBe(true)
      expect(reply?.error?.code).not.toBe('internal')
      expect(reply?.ok === true || isDeepStrictEqual(after, before)).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('any text is answered line by line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (texts) => {
      const lines: string[] = []
      const input = async function* (): AsyncGenerator<Uint8Array> {
        for (const text of texts) yield new TextEncoder().encode(`${text.replaceAll('\n', '')}\n`)
      }
      await serve(input(), (line) => void lines.push(line))
      expect(lines).toHaveLength(texts.length)
    }),
    { numRuns: 100 },
  )
})

test('a fault inside is told apart from the reply: what the error says is not for the user', async () => {
  const boom = new TypeError('x is not a function')
  const sessions = createSessions()
  sessions.open(
    bent(() => ({
      view() {
        throw boom
      },
    })),
  )
  const faults: unknown[] = []
  const [view, state] = await answer(
    [
      { cmd: 'view', session: 's1', seat: 0 },
      { cmd: 'state', session: 's1' },
    ],
    sessions,
    (error) => faults.push(error),
  )
  expect(view?.error?.code).toBe('internal')
  expect(JSON.stringify(view)).not.toContain('function')
  expect(view?.error?.message.ja).toContain('TEFUDA_DEBUG')
  expect(state?.ok).toBe(true)
  expect(faults).toEqual([boom])
})

test('what a shuffle refuses comes back as it is', async () => {
  const reason = refusal('bad-order', null, '札が足りません。', 'Cards are missing.')
  const sessions = createSessions()
  sessions.open(
    bent(() => ({
      view() {
        throw new Refused(reason)
      },
    })),
  )
  const [view] = await answer([{ cmd: 'view', session: 's1', seat: 0 }], sessions)
  expect(view).toEqual({ ok: false, error: reason })
})

test('why says of a foul that it is one; play accepts it', async () => {
  const foul = refusal('foul-play', 'X-1', '反則です。', 'This is a foul.')
  const sessions = createSessions()
  sessions.open(bent(() => ({ check: () => ({ ...foul, foul: true }) })))
  const [moves] = await answer([{ cmd: 'moves', session: 's1', seat: 0 }], sessions)
  const [move] = (moves as unknown as { moves: string[] }).moves
  const [why, play] = await answer(
    [
      { cmd: 'why', session: 's1', seat: 0, move },
      { cmd: 'play', session: 's1', seat: 0, move },
    ],
    sessions,
  )
  expect(why).toEqual({ ok: true, legal: false, foul: true, error: { ...foul, foul: true } })
  expect(play?.ok).toBe(true)
})

test('a move is taken back where the rules allow it, and the record counts it', async () => {
  const solitaire = { cmd: 'new', game: 'southern-cross', seats: 1, seed: '1'.repeat(64) }
  const play = { cmd: 'play', session: 's1', seat: 0, move: 'C9@b2' }
  const undo = { cmd: 'undo', session: 's1', seat: 0 }
  const state = { cmd: 'state', session: 's1' }
  const [opened, before, , taken, after, none, record] = await answer([
    { ...solitaire, rules: { undo: true } },
    state,
    play,
    undo,
    state,
    undo,
    { cmd: 'record', session: 's1' },
  ])
  const { toAct, deal, phase, scores } = opened as unknown as Standing
  expect(taken).toEqual({ ok: true, events: [], toAct, deal, phase, scores, over: false })
  expect(after).toEqual(before)
  expect(none).toMatchObject({ ok: false, error: { code: 'no-undo', rule: 'SC-20' } })
  expect(record).toMatchObject({ record: { moves: [], undone: 1 } })
  const [, , refused, kept] = await answer([solitaire, play, undo, { cmd: 'record', session: 's1' }])
  expect(refused).toMatchObject({ ok: false, error: { code: 'no-undo', rule: 'SC-20' } })
  expect(kept).toMatchObject({ record: { moves: [[0, 'C9@b2']] } })
})
