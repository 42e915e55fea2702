import { rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { answering } from '../../../testing/answering.ts'
import {
  begin,
  must,
  openTrial,
  openTrials,
  playOne,
  playOut,
  someMove,
  type Trial,
  type Visitor,
} from '../../../testing/trial.ts'
import { forgetGuest } from '../../http/guests.ts'
import { NotStored, type Store, Unknown } from '../../store/index.ts'
import type { ProgramPlace } from '../presence/programs.ts'
import { unheard } from '../services/bus.ts'
import { THE_SERVER } from '../session/charging.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

const nodes = async (database: string, count = 2) => {
  const { net, clock, trials, close } = await openTrials(database, count)
  onTestFinished(close)
  const rest = async (): Promise<void> => {
    for (let k = 0; k < 3; k++) for (const trial of trials) await trial.rest()
  }
  return { net, clock, trials, rest }
}

const moved = async (trial: Trial, table: string): Promise<number> =>
  (await trial.store.read(table)).filter(({ entry }) => (entry as { type: string }).type === 'moved').length

describe.each(KINDS)('two nodes on one %s database', (kind) => {
  const seated = async (count = 2) => {
    const all = await nodes(await testDatabase(kind))
    const [one, other] = all.trials as [Trial, Trial]
    const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
    const seats = Array.from({ length: count }, (_, seat) => (seat < 2 ? OPEN : BOT))
    const table = await one.open(ada, { game: 'southern-cross', seats })
    const persons = [await one.visit(ada, table), await other.visit(ben, table)] as const
    return { ...all, one, other, ada, ben, table, persons }
  }

  test('two persons at different nodes play a whole game and see the same', async () => {
    const { one, other, persons, table, rest } = await seated(3)
    await begin(one, persons)
    await rest()
    expect(persons[1].table.seats.map((seat) => 'here' in seat && seat.here)).toEqual([true, true, false])
    await playOut(one, persons)
    await rest()
    expect(persons.map(({ table: { stage } }) => stage)).toEqual(['over', 'over'])
    expect(persons[1].game!.outcome).toEqual(persons[0].game!.outcome)
    expect(persons[1].events).toEqual((await other.visit(persons[1].guest, table)).events)
    expect([...one.warnings, ...other.warnings]).toEqual([])
  })

  test('of two racing moves one wins; the other gets the refusal of a move that came too late', async () => {
    const { one, other, persons, ada, table, rest } = await seated()
    await begin(one, persons)
    await rest()
    const mover = persons[0].game!.due ? persons[0] : persons[1]
    const away = mover.guest === ada ? other : one
    const twin = await away.visit(mover.guest, table)
    const words = { do: 'move', move: someMove(mover, rng(1)), turn: 0 } as const
    const ids = [mover.send(words), twin.send(words)] as const
    await rest()
    const answers = [mover.answer(ids[0])!, twin.answer(ids[1])!]
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['done', 'refused'])
    expect(answers.find((answer) => answer.type === 'refused')).toMatchObject({ error: { code: 'moment-past' } })
    expect(await moved(one, table)).toBe(1)
    expect(twin.game!.turn).toBe(1)
    expect(mover.game!.view).toEqual(twin.game!.view)
    // Whoever lost the race was told what came first, and nothing twice.
    expect(twin.game!.seen).toBe(mover.game!.seen)
  })

  test('while nodes cannot hear each other, play goes on within a second or two', async () => {
    const { one, persons, net, rest } = await seated()
    await begin(one, persons)
    await rest()
    net.cut = true
    await playOut(one, persons)
    await one.until(() => persons.every(({ table }) => table.stage === 'over'), 'the end on both')
    expect(persons[1].game!.outcome).toEqual(persons[0].game!.outcome)
  })

  test('the last words of a node are lost with it: whoever comes to another is told all, and so are those who sit there', async () => {
    const { one, other, persons, ada, table, net, rest } = await seated()
    await begin(one, persons)
    await rest()
    const [mover, waiting] = persons[0].game!.due ? persons : ([persons[1], persons[0]] as const)
    const away = mover.guest === ada ? other : one
    net.mute = true
    must(await mover.ask({ do: 'move', move: someMove(mover, rng(1)), turn: 0 }))
    net.mute = false
    expect(waiting.game!.due).toBe(false)
    const back = await away.visit(mover.guest, table)
    await rest()
    expect(back.game!.turn).toBe(1)
    expect(waiting.game!.due).toBe(true)
    expect(waiting.game!.view).toMatchObject({ turns: (back.game!.view as { turns: unknown }).turns })
  })

  test('a program finds its seat at a node that has not heard of it yet', async () => {
    const { one, other, persons, table, net } = await seated()
    net.mute = true
    const { token } = must(await persons[0].ask({ do: 'seat-program', seat: 0, name: 'Robo' })) as { token: string }
    const line = { send: () => undefined, close: () => undefined, payer: THE_SERVER }
    const place = (await other.tables.joinProgram(table, token, line)) as ProgramPlace
    expect(place.line.seat).toBe(0)
    expect(await other.tables.joinProgram(table, 'x'.repeat(43), line)).toMatchObject({ code: 'bad-token' })
    await other.until(() => persons[1].table.seats.some((seat) => seat.kind === 'program' && seat.here), 'the program')
    place.leave()
    expect(await one.tables.joinProgram(table, token, line)).toMatchObject({ line: { seat: 0 } })
  })

  test('what is due at a node that was killed is done by another within two seconds', async () => {
    const { one, other, clock, ada, ben } = await seated()
    const table = await one.open(ada, {
      game: 'southern-cross',
      seats: [OPEN, OPEN, BOT],
      options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
    })
    const persons = [await one.visit(ada, table), await one.visit(ben, table)]
    await begin(one, persons)
    const random = rng(3)
    const isBots = (visitor: Visitor) => visitor.game!.toAct.includes(2)
    while (!isBots(persons[0]!)) {
      await playOne(persons.find(({ game }) => game!.due)!, random)
      await one.rest()
    }
    const before = await moved(other, table)
    one.kill()
    const since = clock.now()
    const watcher = await other.visit(ada, table)
    await other.until(() => !isBots(watcher), 'the bot')
    expect(await moved(other, table)).toBe(before + 1)
    // The bot takes 900 ms of this by itself.
    expect(clock.now() - since).toBeLessThanOrEqual(900 + 2000)
  })
})

test('who is called otherwise or has been forgotten is found again where the word was lost, also with no page open', async () => {
  const { trials, clock, net, rest } = await nodes(await testDatabase('sqlite'))
  const [one, other] = trials as [Trial, Trial]
  const [ada, ben, cy] = [await one.guest('Ada'), await one.guest('Ben'), await one.guest('Cy')]
  const table = await one.open(ada, { game: 'southern-cross', seats: [OPEN, OPEN, OPEN] })
  const [host, far, gone] = [await one.visit(ada, table), await other.visit(ben, table), await one.visit(cy, table)]
  for (const [seat, visitor] of [host, far].entries()) must(await visitor.sit(seat))
  must(await gone.ask({ do: 'say', text: 'my secret' }))
  must(await far.ask({ do: 'say', text: 'hello' }))
  await rest()
  const shown = (visitor: Visitor) => {
    const sync = visitor.messages.findLast((message) => message.type === 'sync')
    return sync?.type === 'sync' ? sync.chat.map(({ text }) => text) : []
  }
  const names = (visitor: Visitor) => visitor.table.seats.map((seat) => 'name' in seat && seat.name)
  net.mute = true
  await one.store.db.updateTable('guests').set({ name: 'Augusta' }).where('id', '=', ada).execute()
  one.tables.renamed(ada, 'Augusta')
  gone.leave()
  await forgetGuest(one.store.db, cy, clock.now())
  one.tables.renamed(cy, '')
  one.tables.forgotten(cy)
  await one.until(() => shown(host).length > 0, 'everything anew')
  expect(shown(host)).toEqual(['hello'])
  net.mute = false
  await other.until(() => names(far)[0] === 'Augusta' && shown(far).length > 0, 'what was not heard')
  expect([names(far), shown(far)]).toEqual([names(host), ['hello']])
  expect(shown(await other.visit(await other.guest('Dee'), table))).toEqual(['hello'])
  const told = far.messages.length
  await other.pass(20_000)
  expect(far.messages.slice(told).filter(({ type }) => type === 'sync')).toEqual([])
})

test('however slow the database is, it is looked at once at a time', async () => {
  let looks = 0
  let isSlow = false
  let answer = (): void => undefined
  const slow = async (): Promise<void> => {
    if (!isSlow) return
    looks += 1
    await new Promise<void>((resolve) => {
      answer = resolve
    })
  }
  const trial = await openTrial(await testDatabase('sqlite'), {
    bus: unheard,
    wrap: (store) => answering(store, 'guests', slow),
  })
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  await trial.visit(ada, await trial.open(ada, { game: 'southern-cross' }))
  isSlow = true
  await trial.pass(10_000)
  expect(looks).toBe(1)
  answer()
  await trial.pass(1000)
  expect(looks).toBe(2)
  isSlow = false
  answer()
  await trial.rest()
})

test('work that a node took up and never did is done by another when its lease is over', async () => {
  const { trials, clock } = await nodes(await testDatabase('sqlite'))
  const [one, other] = trials as [Trial, Trial]
  const ada = await one.guest('Ada')
  const table = await one.open(ada, { game: 'southern-cross', seats: [OPEN, BOT] })
  const host = await one.visit(ada, table)
  await begin(one, [host])
  while (host.game!.due) await playOne(host, rng(1))
  one.kill()
  await one.rest()
  clock.goTo(clock.now() + 900)
  const [taken] = await other.store.takeDue(clock.now() + 1000, 1500, 10)
  expect(taken?.match).toBe(table)
  const since = clock.now() + 1000
  const watcher = await other.visit(ada, table)
  await other.until(() => watcher.game!.due || watcher.table.stage !== 'playing', 'the bot')
  expect(clock.now() - since).toBeLessThanOrEqual(2000)
})

describe('a database that fails', () => {
  const failing = async (fail: (store: Store, append: Parameters<Store['append']>[0]) => Promise<boolean>) => {
    let isFailing = false
    const trial = await openTrial(await testDatabase('sqlite'), {
      wrap: (store) => ({ ...store, append: (append) => (isFailing ? fail(store, append) : store.append(append)) }),
    })
    onTestFinished(() => trial.close())
    const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
    const table = await trial.open(ada, { game: 'southern-cross' })
    const persons = [await trial.visit(ada, table), await trial.visit(ben, table)] as const
    await begin(trial, persons)
    const [mover, other] = persons[0].game!.due ? persons : [persons[1], persons[0]]
    const words = { do: 'move', move: someMove(mover!, rng(1)), turn: 0 } as const
    const set = (on: boolean) => {
      isFailing = on
    }
    return { trial, table, mover: mover!, other: other!, words, set }
  }

  test('nothing is stored: the move is refused, nobody is told of it, and it can be sent again', async () => {
    const { trial, mover, other, words, set } = await failing(async () => {
      throw new NotStored('full', new Error('disk full'))
    })
    const told = other.messages.length
    set(true)
    expect(await mover.ask(words, 'm')).toMatchObject({ type: 'refused', error: { code: 'store-down' } })
    expect(other.messages).toHaveLength(told)
    set(false)
    must(await mover.ask(words, 'm'))
    await trial.rest()
    expect(other.messages.length).toBe(told + 1)
    expect(mover.game!.turn).toBe(1)
  })

  test('it is not known whether it was stored: sent again it is answered, and done once', async () => {
    const { trial, table, mover, other, words, set } = await failing(async (store, append) => {
      await store.append(append)
      throw new Unknown(new Error('connection lost'))
    })
    set(true)
    expect(await mover.ask(words, 'm')).toMatchObject({ type: 'refused', error: { code: 'store-down' } })
    await trial.rest()
    // The log tells that it was; so everybody is told.
    expect(mover.game!.turn).toBe(1)
    expect(other.game!.seen).toBe(mover.game!.seen)
    set(false)
    must(await mover.ask(words, 'm'))
    expect(await moved(trial, table)).toBe(1)
  })
})

test('the log is looked at once for whoever comes to a table that is known at one of several nodes', async () => {
  let reads = 0
  const database = await testDatabase('sqlite')
  const { one, close } = await openTrials(database, 2, {
    wrap: (store) => ({
      ...store,
      read: (...given) => {
        reads += 1
        return store.read(...given)
      },
    }),
  })
  onTestFinished(close)
  const ada = await one.guest('Ada')
  const table = await one.open(ada, { game: 'southern-cross' })
  await one.visit(ada, table)
  await one.rest()
  reads = 0
  await one.visit(ada, table)
  await one.rest()
  expect(reads).toBe(1)
})
