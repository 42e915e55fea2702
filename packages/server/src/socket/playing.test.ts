import { findGame } from '@tefuda/games'
import { isBroken, readRecord, replay } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { begin, connect, openPage, playOut, takeSeat } from '../../testing/client.ts'
import { serve } from '../../testing/serving.ts'

const OPTIONS = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const
const OPEN = { kind: 'open' } as const

test.each(['southern-cross', 'ccc'])(
  'two persons play a whole game of %s over real sockets; somebody looks on; the record holds',
  async (game) => {
    const server = await serve(await testDatabase('sqlite'), ['--limit-commands', '100000', '--limit-work', '100000'])
    onTestFinished(server.stop)
    const { table, cookie } = await server.open({ game, rules: { deals: 1 }, seats: [OPEN, OPEN], options: OPTIONS })
    const host = await openPage({ ...server, table, cookie })
    const other = await openPage({ ...server, table })
    const spectator = await openPage({ ...server, table })
    await takeSeat(host, 0)
    await takeSeat(other, 1)
    await begin(host, [host, other])
    await Promise.all([playOut(host, 1), playOut(other, 2)])
    await spectator.until((one) => one.table.stage === 'over', 'the end')
    expect(host.game?.outcome).not.toBeNull()
    expect(spectator.game?.outcome).toEqual(host.game?.outcome)

    const again = await openPage({ ...server, table, cookie })
    expect(again.events).toEqual(host.events)
    // On a busy machine whoever asks for it may be told to ask again.
    const ask = () => fetch(`${server.origin}/api/tables/${table}/record`)
    await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200)
    expect(isBroken(replay(readRecord(await (await ask()).json()), findGame))).toBe(false)
  },
)

test('who deletes the name is gone from the running game at once; the others play on', {
  timeout: 60_000,
}, async () => {
  const server = await serve(await testDatabase('sqlite'), ['--limit-commands', '100000', '--limit-work', '100000'])
  onTestFinished(server.stop)
  const rules = { deals: 1 }
  const { table, cookie } = await server.open({ game: 'ccc', rules, seats: [OPEN, OPEN], options: OPTIONS })
  const host = await openPage({ ...server, table, cookie })
  const twin = await openPage({ ...server, table, cookie })
  const other = await openPage({ ...server, table })
  await takeSeat(host, 0)
  await takeSeat(other, 1)
  await begin(host, [host, other])
  const { origin } = server
  const { status } = await fetch(`${origin}/api/me`, { method: 'DELETE', headers: { origin, cookie } })
  expect(status).toBe(204)
  for (const page of [host, twin]) {
    await page.until(({ closed }) => closed !== null, 'the end of the connection')
    expect(page.closed).toBe(1008)
  }
  await other.until((page) => page.table.you.host, 'the new host')
  expect(other.table.seats[0]).toMatchObject({ name: '', gone: true, lent: 'easy' })
})

test('a name that is changed before the first word is the one that others see', async () => {
  const server = await serve(await testDatabase('sqlite'))
  onTestFinished(server.stop)
  const { origin } = server
  const { table, cookie } = await server.open({ game: 'ccc', rules: {}, seats: [OPEN, OPEN], options: OPTIONS })
  const silent = await connect({ ...server, table, cookie })
  const headers = { origin, cookie, 'content-type': 'application/json' }
  await fetch(`${origin}/api/me`, { method: 'PUT', headers, body: JSON.stringify({ name: 'New' }) })
  silent.socket.send(JSON.stringify({ do: 'hello' }))
  await silent.until(({ messages }) => messages.some(({ type }) => type === 'sync'), 'sync')
  await takeSeat(silent, 0)
  const other = await openPage({ ...server, table })
  expect(other.table.seats[0]).toMatchObject({ name: 'New' })
})
