import { rng } from '@tefuda/kernel'
import type { ServerMessage } from '@tefuda/wire'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, type Kind, testDatabase } from '../../../../../scripts/test-databases.ts'
import {
  begin,
  must,
  openTrial,
  openTrials,
  playOne,
  playOut,
  promptThinker,
  someMove,
  type Trial,
  type TrialParts,
  type Visitor,
} from '../../../testing/trial.ts'
import type { Store } from '../../store/index.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'strong' } as const
const NO_CLOCK = { pace: { kind: 'none' }, isPublic: false, spectators: 0 } as const

const trialOf = async (parts?: TrialParts): Promise<Trial> => {
  const trial = await openTrial(await testDatabase('sqlite'), parts)
  onTestFinished(() => trial.close())
  return trial
}

const entries = async (trial: Trial, table: string) =>
  (await trial.store.read(table)).map(({ at, entry }) => ({
    at,
    ...(entry as { type: string; seat?: number; mover?: string }),
  }))

describe('windows', () => {
  const atWindow = async (thinker = promptThinker()) => {
    const trial = await trialOf({ thinker })
    const guests = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Cleo')]
    const table = await trial.open(guests[0]!, { game: 'cut-in-daifugo', seats: [OPEN, OPEN, OPEN, BOT] })
    const persons: Visitor[] = []
    for (const guest of guests) persons.push(await trial.visit(guest, table))
    const watcher = await trial.visit(await trial.guest('Dan'), table)
    await begin(trial, persons)
    const random = rng(5)
    while (persons[0]!.game!.phase !== 'window') {
      await trial.until(() => persons.some(({ game }) => game!.due) || persons[0]!.game!.phase === 'window', 'a turn')
      for (const person of persons)
        if (person.game!.due && person.game!.phase !== 'window') await playOne(person, random)
    }
    // Who is here has been told before.
    await trial.pass(300)
    return { trial, table, persons, watcher }
  }

  test('whoever answers is told alone; the others hear nothing until the window ends for all at its time', async () => {
    const thinker = promptThinker(async (question) =>
      (question.view as { phase?: string }).phase === 'window'
        ? 'no'
        : promptThinker().move(question, new AbortController().signal),
    )
    const { trial, persons, watcher, table } = await atWindow(thinker)
    const asked = persons.filter(({ game }) => game!.due)
    const [first, ...rest] = asked
    const { ends } = first!.game!.window!
    const silent = [...persons.filter((person) => person !== first), watcher]
    const before = silent.map(({ messages }) => messages.length)
    must(await first!.ask({ do: 'move', move: 'no', turn: first!.game!.turn }))
    expect(first!.game!.due).toBe(false)
    expect(first!.game!.toAct).toEqual(rest[0]!.game!.toAct)
    await trial.pass(ends - trial.clock.now() - 1)
    expect(silent.map(({ messages }) => messages.length)).toEqual(before)
    await trial.pass(1 + 250)
    expect(silent.map(({ messages }) => messages.length)).toEqual(before.map((count) => count + 1))
    const last = (await entries(trial, table)).filter(({ mover }) => mover === 'time')
    expect(last[0]!.at - ends).toBeLessThanOrEqual(2)
    expect(trial.warnings).toEqual([])
  })

  test('a bot answers at its moment, however long it thinks; one that fails or sleeps is played for', async () => {
    const moments: number[] = []
    for (const answer of [
      async () => 'no',
      () => new Promise<string>(() => undefined),
      () => Promise.reject(new Error('broken')),
      async () => 'cut S3 H3 D3 C3 RJ BJ',
    ]) {
      let isAsked = 0
      const { trial, table } = await atWindow(
        promptThinker((question) => {
          const { view } = question
          if ((view as { phase?: string }).phase === 'window') isAsked += 1
          return isAsked > 0 ? answer() : promptThinker().move(question, new AbortController().signal)
        }),
      )
      const opened = (await entries(trial, table)).findLast(({ mover }) => mover === 'seat' || mover === 'bot')!
      const isBot = ({ mover, at }: { mover?: string; at: number }) => mover === 'bot' && at > opened.at
      if (opened.mover === 'bot') continue
      let found: { at: number } | undefined
      for (let k = 0; found === undefined && k < 100; k++) {
        await trial.pass(100)
        found = (await entries(trial, table)).find(isBot)
      }
      moments.push(found!.at - opened.at)
    }
    expect(moments.length).toBeGreaterThan(0)
    // The first step for those who answer, the second for those who do not.
    expect(Math.max(...moments) - Math.min(...moments)).toBeLessThanOrEqual(100)
  })
})

test('who lets time pass twice is played for by a bot until the way back', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  const table = await trial.open(ada, {
    game: 'southern-cross',
    options: { ...NO_CLOCK, pace: { kind: 'live', move: 5, reserve: 0 } },
  })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  await begin(trial, persons)
  const random = rng(2)
  const [player, sleeper] = persons
  const seat = sleeper!.table.you.seat!
  const chair = () => player!.table.seats[seat]!
  const lent = () => chair().kind === 'person' && (chair() as { lent: string | null }).lent !== null
  while (!lent()) {
    await trial.until(() => player!.game!.due || lent(), 'a turn')
    if (player!.game!.due) await playOne(player!, random)
  }
  const log = await entries(trial, table)
  expect(log.filter((entry) => entry.mover === 'time' && entry.seat === seat)).toHaveLength(2)
  await trial.until(() => player!.game!.due, 'the bot')
  expect((await entries(trial, table)).at(-1)).toMatchObject({ mover: 'bot', seat })

  const back = await trial.visit(ben, table, { back: true })
  await trial.rest()
  expect(back.table.seats[seat]).toMatchObject({ lent: null })
  expect(player!.table.seats[seat]).toMatchObject({ lent: null })
})

test('a bot that fails, sleeps or cheats is played for, and that is logged', async () => {
  const thoughts = [
    () => Promise.reject(new Error('broken')),
    () => new Promise<string>(() => undefined),
    async () => 'SK@z9',
  ]
  let count = 0
  const trial = await trialOf({ thinker: promptThinker(() => thoughts[count++ % thoughts.length]!()) })
  const ada = await trial.guest('Ada')
  const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN, BOT] })
  const host = await trial.visit(ada, table)
  await begin(trial, [host])
  await playOut(trial, [host])
  expect(host.table.stage).toBe('over')
  expect(trial.warnings.filter((warning) => warning.startsWith('the table plays for a bot')).length).toBe(count)
})

test('spectators who see late are told the same, so many seconds later; strangers see nothing where nobody may look on', async () => {
  const trial = await trialOf()
  const [ada, ben, dan] = [await trial.guest('Ada'), await trial.guest('Ben'), await trial.guest('Dan')]
  const table = await trial.open(ada, { game: 'southern-cross', options: { ...NO_CLOCK, spectators: 30 } })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  const watcher = await trial.visit(dan, table)
  await begin(trial, persons)
  const begun = trial.clock.now()
  expect(watcher.table.stage).toBe('open')
  await playOne(persons.find(({ game }) => game!.due)!, rng(1))
  const seenBefore = watcher.messages.filter(isGame).length
  await trial.pass(29_000)
  expect([watcher.table.stage, watcher.messages.filter(isGame).length]).toEqual(['open', seenBefore])
  // Whoever comes now sees the table as it was.
  const late = await trial.visit(await trial.guest('Eve'), table)
  expect(late.table.stage).toBe('open')
  await trial.until(() => watcher.table.stage === 'playing', 'the deal')
  expect(trial.clock.now() - begun).toBeGreaterThanOrEqual(29_500)
  await playOut(trial, persons)
  expect(watcher.table.stage).toBe('playing')
  await trial.pass(30_100)
  expect([watcher.table.stage, late.table.stage]).toEqual(['over', 'over'])
  expect(watcher.game!.outcome).toEqual(persons[0]!.game!.outcome)
  expect(late.events).toEqual(watcher.events)

  const closed = await trial.open(ada, { game: 'southern-cross', options: { ...NO_CLOCK, spectators: null } })
  const seated = [await trial.visit(ada, closed), await trial.visit(ben, closed)]
  const stranger = await trial.visit(dan, closed)
  await begin(trial, seated)
  expect(stranger.closed).toBe(4403)
  expect(stranger.messages.some(isGame)).toBe(false)
  const again = await trial.visit(dan, closed)
  expect(again.messages).toMatchObject([{ type: 'refused', id: null, error: { code: 'no-spectators' } }])
})

const isGame = (message: ServerMessage): boolean => message.type === 'update' && message.game !== undefined

/** A game in correspondence of two, one of whom is due while the other has gone. `calls`: who is to be called back. */
const correspondence = async (kind: Kind = 'sqlite', parts?: TrialParts) => {
  const trial = await openTrial(await testDatabase(kind), parts)
  onTestFinished(() => trial.close())
  const calls = async (): Promise<object[]> =>
    trial.store.db.selectFrom('calls').select(['guest', 'match', 'at']).execute()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  const table = await trial.open(ada, {
    game: 'southern-cross',
    options: { ...NO_CLOCK, pace: { kind: 'days', days: 3 } },
  })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  await begin(trial, persons)
  const away = persons.find(({ game }) => !game!.due)!
  const mover = persons.find((person) => person !== away)!
  away.leave()
  expect(await calls()).toEqual([])
  return { trial, table, calls, away, mover }
}

test('in correspondence whoever has become due and is not here is called back, once for each turn', async () => {
  const { trial, table, calls, away, mover } = await correspondence()
  const random = rng(1)
  await playOne(mover, random)
  await trial.rest()
  expect(await calls()).toEqual([{ guest: away.guest, match: table, at: trial.clock.now() }])
  const { due, deadline } = await trial.store.db
    .selectFrom('sitters')
    .selectAll()
    .where('guest', '=', away.guest)
    .executeTakeFirstOrThrow()
  expect([due, deadline]).toEqual([1, trial.clock.now() + 3 * 86_400_000])
  await trial.store.db.deleteFrom('calls').execute()
  await playOne(await trial.visit(away.guest, table), random)
  await trial.rest()
  expect(await calls()).toEqual([])
})

test.each(KINDS)('a turn and the call for it are stored together or not at all, on %s', async (kind) => {
  let isEnding = false
  const wrap = (store: Store): Store => ({
    ...store,
    append: async (append) => {
      const isStored = await store.append(append)
      return isEnding ? new Promise(() => undefined) : isStored
    },
  })
  const { trial, table, calls, away, mover } = await correspondence(kind, { wrap })
  isEnding = true
  // The node ends when this is committed, before anything else is done.
  mover.send({ do: 'move', move: someMove(mover, rng(1)), turn: mover.game!.turn })
  await expect.poll(async () => (await entries(trial, table)).at(-1)?.type).toBe('moved')
  trial.kill()
  expect(await calls()).toMatchObject([{ guest: away.guest, match: table }])
})

test('a table nobody looks at is not kept in memory, and lists show where it stands', async () => {
  const trial = await trialOf()
  const [ada, ben] = [await trial.guest('Ada'), await trial.guest('Ben')]
  const table = await trial.open(ada, { game: 'southern-cross' })
  const persons = [await trial.visit(ada, table), await trial.visit(ben, table)]
  await begin(trial, persons)
  await playOne(persons.find(({ game }) => game!.due)!, rng(1))
  for (const person of persons) person.leave()
  await trial.rest()
  const [row] = await trial.store.db.selectFrom('sitters').select(['seat', 'due']).where('due', '=', 1).execute()
  const back = await trial.visit(ada, table)
  expect(back.game!.toAct).toEqual([row!.seat])
})

test.each([1, 2])(
  'whoever goes finds no turn in lists but the next one, while others stay at a table of %i nodes',
  async (count) => {
    const { trials, one, other, close } = await openTrials(await testDatabase('sqlite'), count)
    onTestFinished(close)
    const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
    const table = await one.open(ada, { game: 'southern-cross' })
    const persons = [await one.visit(ada, table), await other.visit(ben, table)]
    await begin(one, persons)
    const settle = async (): Promise<void> => {
      for (let k = 0; k < 6; k++) for (const trial of trials) await trial.rest()
    }
    const due = async (): Promise<(number | null)[]> => {
      await settle()
      const rows = await one.store.db.selectFrom('sitters').select('seat').where('due', '=', 1).execute()
      return rows.map(({ seat }) => seat)
    }
    const [mover, stays] = persons.toSorted((a, b) => Number(b.game!.due) - Number(a.game!.due)) as [Visitor, Visitor]
    await playOne(mover, rng(1))
    mover.leave()
    await one.pass(300)
    expect(await due()).toEqual([stays.table.you.seat])
    await playOne(stays, rng(1))
    // That nobody is at the other node any more is known once it has been silent for a while.
    if (count > 1) await one.pass(15_000)
    expect(await due()).toEqual([mover.table.you.seat])
  },
)

test('whoever has become due is called back, also where something else is decided before that is stored', async () => {
  const { trial, table, calls, away, mover } = await correspondence()
  mover.send({ do: 'move', move: someMove(mover, rng(1)), turn: 0 })
  trial.clock.goTo(trial.clock.now() + 1)
  must(await mover.ask({ do: 'offer', offer: 'stop' }))
  expect(await calls()).toMatchObject([{ guest: away.guest, match: table }])
})
