import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testRedis } from '../../../../scripts/test-databases.ts'
import { begin, mustDo, openPage, playOut, takeSeat } from '../../testing/client.ts'
import { serve } from '../../testing/serving.ts'

const OPEN = { kind: 'open' } as const
const OPTIONS = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const

test('two servers on one PostgreSQL and one Redis: persons at either play on when theirs stops', {
  timeout: 60_000,
}, async () => {
  const args = ['--redis', await testRedis(), '--limit-commands', '100000', '--limit-work', '100000']
  const database = await testDatabase('postgres')
  const servers = [await serve(database, args), await serve(database, args)] as const
  for (const { stop } of servers) onTestFinished(stop)
  const { table, cookie } = await servers[0].open({
    game: 'southern-cross',
    rules: { deals: 1 },
    seats: [OPEN, OPEN],
    options: OPTIONS,
  })
  const host = await openPage({ ...servers[0], table, cookie })
  const other = await openPage({ ...servers[1], table })
  await takeSeat(host, 0)
  await takeSeat(other, 1)
  await host.until((page) => page.table.seats.every((seat) => seat.kind === 'person' && seat.here), 'both here')
  await begin(host, [host, other])
  await mustDo(host.ask({ do: 'say', text: 'hello' }))
  await other.until(({ messages }) => messages.some(({ type }) => type === 'said'), 'the chat line')

  const seen = host.game!.seen
  await servers[0].stop()
  await host.until(({ closed }) => closed !== null, 'the end of the server')
  expect(host.closed).toBe(1012)
  const back = await openPage({ ...servers[1], table, cookie: host.cookie, hello: { seen } })
  expect(back.game).toMatchObject({ from: seen, turn: 0 })
  await Promise.all([playOut(back, 1), playOut(other, 2)])
  expect(back.game!.outcome).toEqual(other.game!.outcome)
  expect(back.game!.outcome).not.toBeNull()
})
