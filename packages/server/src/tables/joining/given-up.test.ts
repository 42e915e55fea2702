import { findGame } from '@tefuda/games'
import { type GameRecord, isRefusal, readRecord, replay, rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { begin, must, openTrial, playOne, type Visitor } from '../../../testing/trial.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

/** Three persons and somebody who looks on, in the middle of a game at a table with so much delay for spectators. */
const playing = async (spectators: number | null) => {
  const trial = await openTrial(await testDatabase('sqlite'))
  onTestFinished(() => trial.close())
  const [ada, ben, cleo] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
  const options = { pace: { kind: 'none' }, isPublic: false, spectators } as const
  const table = await trial.open(ada, { game: 'cut-in-daifugo', seats: [OPEN, OPEN, OPEN, BOT], options })
  const persons = [
    await trial.visit(ada, table),
    await trial.visit(ben, table),
    await trial.visit(cleo, table),
  ] as const
  await begin(trial, persons)
  await trial.until(() => persons.some(({ game }) => game!.due), 'a turn')
  await playOne(persons.find(({ game }) => game!.due)!, rng(1))
  await trial.pass(5000)
  const look = async () => trial.visit(await trial.guest('Dan'), table)
  return { trial, table, persons, look }
}

const removed = async (host: Visitor): Promise<void> => {
  must(await host.ask({ do: 'replace', seat: 1, level: 'easy' }))
}

const heard = ({ messages }: Visitor): (string | undefined)[] =>
  messages.flatMap((message) => (message.type === 'said' ? [message.line.text] : []))

test('a host who removes everybody and closes has stopped the game: all who sat there have the record of it', async () => {
  const { trial, table, persons } = await playing(0)
  const [host, ben, cleo] = persons
  for (const seat of [1, 2]) must(await host.ask({ do: 'replace', seat, level: 'easy' }))
  must(await host.ask({ do: 'close' }))
  await trial.until(() => ben.table.stage === 'stopped', 'the end')
  expect([ben.table.stoppedBy, host.table.stoppedBy]).toEqual(['host', 'host'])
  for (const { guest } of [host, ben, cleo]) {
    const read = await trial.tables.record(table, guest)
    if (read === null || isRefusal(read)) throw new Error('no record')
    const record = JSON.parse(read.text) as GameRecord
    expect(record).toMatchObject({ stopped: 'host', outcome: null })
    expect(record.moves.length).toBeGreaterThan(0)
    expect(replay(record, findGame)).not.toHaveProperty('refusal')
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record)
  }
})

describe('who has given a seat up', () => {
  test('sees what anybody may see who looks on, on the page that is open and on coming back', async () => {
    const { trial, table, persons, look } = await playing(0)
    const [host, ben, cleo] = persons
    const watcher = await look()
    const { seen } = ben.game!
    expect(ben.game!.view).not.toEqual(watcher.game!.view)
    await removed(host)
    await trial.rest()
    const again = await trial.visit(ben.guest, table, { seen, back: true })
    const fresh = await look()
    for (const page of [ben, again]) {
      expect([page.game!.view, page.game!.seen, page.events]).toEqual([
        fresh.game!.view,
        fresh.game!.seen,
        fresh.events,
      ])
      expect([page.table.you.seat, page.game!.due]).toEqual([null, false])
    }
    for (let k = 0; k < 5; k++) {
      for (const one of [host, cleo]) if (one.game!.due) await playOne(one, rng(k))
      await trial.pass(5000)
    }
    expect(watcher.game!.seen).toBeGreaterThan(seen + 3)
    expect([ben.game!.view, ben.events]).toEqual([watcher.game!.view, watcher.events])
    expect(host.table.spectators).toBe(3)
  })

  test('speaks with those who look on, and hears them', async () => {
    const { trial, persons, look } = await playing(0)
    const [host, ben, cleo] = persons
    const watcher = await look()
    must(await watcher.ask({ do: 'say', text: 'look at that' }))
    await removed(host)
    must(await ben.ask({ do: 'say', text: 'I know what they hold' }))
    must(await watcher.ask({ do: 'say', text: 'do you' }))
    await trial.rest()
    const [told] = ben.messages.filter(({ type }) => type === 'sync').slice(1)
    expect(told).toMatchObject({ chat: [{ text: 'look at that' }] })
    expect([host, cleo].map(heard)).toEqual([[], []])
    expect(heard(ben)).toEqual(['I know what they hold', 'do you'])
  })

  test('sees as late as others who look on', async () => {
    const { trial, table, persons, look } = await playing(60)
    const [host, ben] = persons
    const { seen } = ben.game!
    await removed(host)
    await trial.rest()
    const watcher = await look()
    const again = await trial.visit(ben.guest, table, { seen })
    for (const page of [ben, again])
      expect([page.game, page.table.stage, page.table.you.seat]).toEqual([null, watcher.table.stage, null])
    must(await ben.ask({ do: 'say', text: 'and now' }))
    expect(await ben.ask({ do: 'move', move: 'no', turn: 0 })).toMatchObject({ error: { code: 'seat-given-up' } })
    await trial.until(() => watcher.game !== null && watcher.game.seen > 3, 'what happened a minute ago')
    for (const page of [ben, again])
      expect([page.game!.view, page.events]).toEqual([watcher.game!.view, watcher.events])
  })

  test('sees nothing and says nothing where nobody may look on, and may have the record afterwards', async () => {
    const { trial, table, persons } = await playing(null)
    const [host, ben, cleo] = persons
    const before = ben.messages.length
    await removed(host)
    await trial.rest()
    const last = ben.messages.slice(before)
    expect([ben.closed, last.map(({ type }) => type)]).toEqual([4403, ['refused']])
    expect(last[0]).toMatchObject({
      id: null,
      error: { code: 'no-spectators', message: { en: expect.stringMatching(/A bot has taken/) } },
    })
    const again = await trial.visit(ben.guest, table)
    expect([again.closed, again.game]).toEqual([4403, null])
    expect(await again.ask({ do: 'say', text: 'they hold a joker' })).toMatchObject({
      error: { code: 'no-spectators' },
    })
    expect([host, cleo].map(heard)).toEqual([[], []])
    await trial.until(() => host.game!.window === null, 'the end of a window')
    must(await host.ask({ do: 'offer', offer: 'stop' }))
    must(await cleo.ask({ do: 'answer', yes: true }))
    expect(isRefusal(await trial.tables.record(table, ben.guest))).toBe(false)
    expect(await trial.tables.record(table, await trial.guest('Dan'))).toBeNull()
  })
})
