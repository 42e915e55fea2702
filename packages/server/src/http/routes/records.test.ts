import type { GameRecord } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { begin, mustDo, openPage, takeSeat } from '../../../testing/client.ts'
import { serve } from '../../../testing/serving.ts'

test('whoever has a record is told that it is the same, until a name in it is another one', {
  timeout: 30_000,
}, async () => {
  const { origin, open, stop } = await serve(await testDatabase('sqlite'))
  onTestFinished(stop)
  const { table, cookie } = await open({
    game: 'southern-cross',
    rules: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
  })
  const host = await openPage({ origin, table, cookie })
  const guest = await openPage({ origin, table })
  for (const [seat, person] of [host, guest].entries()) await takeSeat(person, seat)
  await begin(host, [host, guest])
  await mustDo(host.ask({ do: 'offer', offer: 'stop' }))
  await mustDo(guest.ask({ do: 'answer', yes: true }))

  const read = (tag?: string) =>
    fetch(`${origin}/api/tables/${table}/record`, {
      headers: { cookie, ...(tag !== undefined && { 'if-none-match': tag }) },
    })
  const first = await read()
  const tag = first.headers.get('etag')!
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(((await first.json()) as GameRecord).seats).toEqual([{}, {}])
  const [same, weak, other] = [await read(tag), await read(`"x", W/${tag}`), await read('"x"')]
  expect([same, weak, other].map(({ status }) => status)).toEqual([304, 304, 200])
  expect(await same.text()).toBe('')

  const named = await fetch(`${origin}/api/me`, {
    method: 'PUT',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  })
  expect(named.status).toBe(200)
  const later = await read(tag)
  expect(later.headers.get('etag')).not.toBe(tag)
  expect(((await later.json()) as GameRecord).seats).toEqual([{ name: 'Ada' }, {}])
})
