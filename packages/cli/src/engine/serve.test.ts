import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REQUESTS } from './requests.ts'
import { serve } from './serve.ts'

interface Reply {
  readonly ok: boolean
  readonly error?: { readonly code: string }
  readonly state?: unknown
}

const answer = async (requests: readonly unknown[]): Promise<Reply[]> => {
  const replies: Reply[] = []
  const input = async function* (): AsyncGenerator<Uint8Array> {
    for (const request of requests) yield new TextEncoder().encode(`${JSON.stringify(request)}\n`)
  }
  await serve(input(), (line) => {
    replies.push(JSON.parse(line))
  })
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
