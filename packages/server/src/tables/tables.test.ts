import { findGame, games } from '@tefuda/games'
import { commitmentTo, type GameRecord, isBroken, replay, rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { begin, must, openTrial, playOne, playOut, someMove, type Trial, type TrialParts } from '../../testing/trial.ts'
import type { RecordText } from './records/records.ts'
import { uncounted } from './services/parts.ts'

const trialOn = async (database: string, parts?: TrialParts): Promise<Trial> => {
  const trial = await openTrial(database, parts)
  onTestFinished(() => trial.close())
  return trial
}

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

describe.each(KINDS)('on %s', (kind) => {
  test.each(games.map((game) => [game.id, game] as const))(
    'a whole game of %s by two persons and bots: all are told the same end, and the record holds',
    async (id, game) => {
      const trial = await trialOn(await testDatabase(kind))
      const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
      const seats = Array.from({ length: Math.max(3, game.minSeats) }, (_, seat) => (seat < 2 ? OPEN : BOT))
      const table = await trial.open(ada, { game: id, seats })
      const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
      const stranger = await trial.visit(await trial.guest('Cleo'), table)
      await begin(trial, persons)
      await playOut(trial, persons)
      await trial.rest()
      expect([...persons, stranger].map((one) => one.table.stage)).toEqual(['over', 'over', 'over'])
      expect(persons[0]!.game!.outcome).not.toBeNull()
      expect(stranger.game!.outcome).toEqual(persons[0]!.game!.outcome)

      const back = await trial.visit(ada, table)
      expect(back.events).toEqual(persons[0]!.events)
      const record = JSON.parse(((await trial.tables.record(table, ben)) as RecordText).text) as GameRecord
      expect(isBroken(replay(record, findGame))).toBe(false)
      expect(record.seats.slice(0, 3)).toEqual([{ name: 'Ada' }, { name: 'Ben' }, { name: 'みけ', bot: 'easy' }])
      expect(trial.warnings).toEqual([])
    },
  )

  test('what is asked for right behind a seat is about that seat', async () => {
    const trial = await trialOn(await testDatabase(kind))
    const host = await trial.guest('Ada')
    const visitor = await trial.visit(host, await trial.open(host, { game: 'southern-cross' }))
    const commitment = commitmentTo(visitor.table.id, 1, visitor.secret)
    const sent = [
      visitor.send({ do: 'sit', seat: 1, commitment }),
      visitor.send({ do: 'ready', ready: true }),
      visitor.send({ do: 'leave' }),
      visitor.send({ do: 'sit', seat: 0, commitment: commitmentTo(visitor.table.id, 0, visitor.secret) }),
      visitor.send({ do: 'ready', ready: true }),
    ]
    await trial.until(() => visitor.answer(sent.at(-1)!) !== undefined, 'the last answer')
    expect(sent.map((id) => visitor.answer(id)!.type)).toEqual(sent.map(() => 'done'))
    expect(visitor.table.you.seat).toBe(0)
    expect(visitor.table.seats).toMatchObject([{ kind: 'person', ready: true }, { kind: 'empty' }])
    must(await visitor.ask({ do: 'leave' }))
    // No more than so many wait.
    visitor.send({ do: 'sit', seat: 1, commitment })
    const many = Array.from({ length: 33 }, (_, k) => visitor.send({ do: 'ready', ready: k % 2 === 0 }))
    await trial.until(() => visitor.answer(many[31]!) !== undefined, 'the last that waits')
    expect(many.map((id) => visitor.answer(id)!.type)).toEqual([...Array<string>(32).fill('done'), 'refused'])
    expect(visitor.answer(many[32]!)).toMatchObject({ error: { code: 'too-fast' } })
  })

  test('a command that comes again does nothing again and gets the same answer', async () => {
    const trial = await trialOn(await testDatabase(kind))
    const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
    const table = await trial.open(ada, { game: 'southern-cross' })
    const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
    await begin(trial, persons)
    const mover = persons.find(({ game }) => game!.due)!
    const move = { do: 'move', move: someMove(mover, rng(1)), turn: 0 } as const
    // Both at once, and once more when all is done.
    mover.send(move, 'same')
    mover.send(move, 'same')
    await trial.rest()
    must(await mover.ask(move, 'same'))
    expect(mover.messages.filter((one) => one.type === 'done' && one.id === 'same')).toHaveLength(3)
    const log = await trial.store.read(table)
    expect(log.filter(({ entry }) => (entry as { type: string }).type === 'moved')).toHaveLength(1)
  })

  test('coming back with what one has seen, one is told the rest alone', async () => {
    const trial = await trialOn(await testDatabase(kind))
    const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
    const table = await trial.open(ada, { game: 'southern-cross' })
    const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
    await begin(trial, persons)
    const random = rng(1)
    const play = async () => playOne(persons.find(({ game }) => game!.due)!, random)
    for (let moves = 0; moves < 4; moves++) await play()
    await trial.rest()
    const { seen } = persons[0]!.game!
    persons[0]!.leave()
    await playOne(persons[1]!, random)
    const back = await trial.visit(ada, table, { seen })
    expect(back.game!.from).toBe(seen)
    const all = await trial.visit(ada, table)
    expect(back.game!.events).toEqual(all.events.slice(seen))
    expect(back.game!.view).toEqual(all.game!.view)
  })
})

test('every command that is answered is counted, once', async () => {
  const counted: [string, string][] = []
  const answered = (command: string, answer: string): void => void counted.push([command, answer])
  const trial = await trialOn(await testDatabase('sqlite'), { counts: { ...uncounted, answered } })
  const ada = await trial.guest('Ada')
  const host = await trial.visit(ada, await trial.open(ada, { game: 'southern-cross' }))
  must(await host.sit(0))
  must(await host.ask({ do: 'seat-program', seat: 1, name: 'Robo' }))
  must(await host.ask({ do: 'say', text: 'hello' }))
  await host.ask({ do: 'say', text: 'two\nlines' })
  await host.ask({ do: 'rematch' })
  await host.ask({ do: 'move', move: 'anything', turn: 0 })
  expect(counted).toEqual([
    ['sit', 'done'],
    ['seat-program', 'done'],
    ['say', 'done'],
    ['say', 'refused'],
    ['rematch', 'refused'],
    ['move', 'refused'],
  ])
})

test('asking for a record before the end makes nobody read the log', async () => {
  let reads = 0
  const trial = await trialOn(await testDatabase('sqlite'), {
    wrap: (store) => ({
      ...store,
      read: (...given) => {
        reads += 1
        return store.read(...given)
      },
    }),
  })
  const ada = await trial.guest('Ada')
  const options = { pace: { kind: 'none' }, isPublic: false, spectators: null } as const
  const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN, BOT], options })
  const host = await trial.visit(ada, table)
  await begin(trial, [host])
  reads = 0
  expect(await trial.tables.record(table, ada)).toMatchObject({ code: 'not-over' })
  expect(await trial.tables.record(table, await trial.guest('Ben'))).toBeNull()
  expect(await trial.tables.record(table, null)).toBeNull()
  expect(reads).toBe(0)
  must(await host.ask({ do: 'close' }))
  expect(await trial.tables.record(table, ada)).toMatchObject({ game: 'southern-cross' })
  expect(await trial.tables.record(table, null)).toBeNull()
})
