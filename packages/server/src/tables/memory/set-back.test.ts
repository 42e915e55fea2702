import { rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { handClock, setClock } from '../../../testing/hand-clock.ts'
import { begin, hub, must, openTrial, playOne, playOut, type Trial, type Visitor } from '../../../testing/trial.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'strong' } as const
const TEN_MINUTES = 600_000
const LIVE = { pace: { kind: 'live', move: 10, reserve: 60 }, isPublic: false, spectators: 0 } as const

const entries = async (trial: Trial, table: string) =>
  (await trial.store.read(table)).map(({ at, entry }) => ({
    at,
    ...(entry as { type: string; seat?: number; mover?: string; ms?: number }),
  }))

const row = (trial: Trial, table: string) =>
  trial.store.db.selectFrom('matches').selectAll().where('id', '=', table).executeTakeFirstOrThrow()

const whenDue = (trial: Trial, visitor: Visitor): Promise<void> => trial.until(() => visitor.game!.due, 'a turn')

describe('a clock that is set back by ten minutes', () => {
  test('while a game with bots and windows goes on: nobody waits for it to be right again', async () => {
    const hand = handClock()
    const clock = setClock(hand)
    const trial = await openTrial(await testDatabase('sqlite'), { clock })
    onTestFinished(() => trial.close())
    const guests = [await trial.guest('Ada'), await trial.guest('Ben')]
    const table = await trial.open(guests[0]!, { game: 'cut-in-daifugo', seats: [OPEN, OPEN, BOT, BOT], options: LIVE })
    const persons = [await trial.visit(guests[0]!, table), await trial.visit(guests[1]!, table)]
    await begin(trial, persons)
    const before = await entries(trial, table)
    const since = hand.now()
    clock.set(-TEN_MINUTES)
    await playOut(trial, persons)
    const log = await entries(trial, table)
    const moved = log.slice(before.length).filter(({ type }) => type === 'moved')
    expect(moved.filter(({ mover }) => mover === 'bot').length).toBeGreaterThan(3)
    // By the log it took as long as it did.
    expect(Math.abs(log.at(-1)!.at - before.at(-1)!.at - (hand.now() - since))).toBeLessThan(2000)
    for (const [k, { at }] of log.entries()) expect(at).toBeGreaterThanOrEqual(log[k - 1]?.at ?? at)
    expect(persons[0]!.table.stage).toBe('over')
    expect(trial.warnings).toEqual([])
  })

  test('the time of a seat is as long as ever: nothing of its reserve is lost, and nothing won', async () => {
    const clock = setClock()
    const trial = await openTrial(await testDatabase('sqlite'), { clock })
    onTestFinished(() => trial.close())
    const ada = await trial.guest('Ada')
    const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN, BOT], options: LIVE })
    const host = await trial.visit(ada, table)
    await begin(trial, [host])
    await whenDue(trial, host)
    const since = clock.now()
    await trial.pass(15_000)
    clock.set(-TEN_MINUTES)
    await trial.pass(15_000)
    must(await playOne(host, rng(1)))
    // Ten seconds belong to the move, the rest is taken from the reserve.
    const { ms } = (await entries(trial, table)).findLast(({ mover }) => mover === 'seat')!
    expect(ms).toBe(clock.now() - since)
    expect(Math.abs(ms! - 30_000)).toBeLessThan(200)
    await whenDue(trial, host)
    expect(Math.abs(host.game!.clocks![0]!.reserve - 40_000)).toBeLessThan(200)
    const next = clock.now()
    clock.set(-TEN_MINUTES)
    await trial.until(() => !host.game!.due, 'the end of its time')
    const { at, mover } = (await entries(trial, table)).findLast(({ seat }) => seat === 0)!
    expect(mover).toBe('time')
    expect(Math.abs(at - next - 50_000)).toBeLessThan(500)
  })

  test.each(KINDS)('before the server starts again: the game goes on from its last moment (%s)', async (kind) => {
    const database = await testDatabase(kind)
    const hand = handClock()
    const one = await openTrial(database, { clock: setClock(hand) })
    const ada = await one.guest('Ada')
    const table = await one.open(ada, { game: 'southern-cross', seats: [OPEN, BOT, BOT], options: LIVE })
    const host = await one.visit(ada, table)
    await begin(one, [host])
    await whenDue(one, host)
    must(await playOne(host, rng(1)))
    const last = (await entries(one, table)).at(-1)!.at
    one.kill()
    await one.close()

    const clock = setClock(hand, -TEN_MINUTES)
    const trial = await openTrial(database, { clock })
    onTestFinished(() => trial.close())
    expect(clock.now()).toBeGreaterThanOrEqual(last)
    // Nobody looks on: the bots are found by their rows alone.
    const since = hand.now()
    const bots = async (): Promise<number> =>
      (await entries(trial, table)).filter(({ mover }) => mover === 'bot').length
    for (let k = 0; (await bots()) < 2 && k < 100; k++) await trial.pass(100)
    expect(await bots()).toBe(2)
    expect(hand.now() - since).toBeLessThan(6000)
    const back = await trial.visit(ada, table)
    await trial.until(() => back.game!.due, 'a turn')
    await playOut(trial, [back])
    const log = await entries(trial, table)
    for (const [k, { at }] of log.entries()) expect(at).toBeGreaterThanOrEqual(log[k - 1]?.at ?? at)
  })

  test('what people read keeps to the wall', async () => {
    const clock = setClock()
    const trial = await openTrial(await testDatabase('sqlite'), { clock })
    onTestFinished(() => trial.close())
    clock.now()
    clock.set(-TEN_MINUTES)
    const ada = await trial.guest('Ada')
    const opened = clock.wall()
    const options = { ...LIVE, pace: { kind: 'days', days: 3 } } as const
    const table = await trial.open(ada, { game: 'southern-cross', seats: [OPEN], options })
    const host = await trial.visit(ada, table)
    await begin(trial, [host])
    expect((await row(trial, table)).opened).toBe(opened)
    const { deadline } = await trial.store.db.selectFrom('sitters').select('deadline').executeTakeFirstOrThrow()
    expect(Math.abs(deadline! - clock.wall() - 3 * 86_400_000)).toBeLessThan(1000)
    await playOut(trial, [host])
    await trial.pass(1000)
    const { ended } = await row(trial, table)
    expect(Math.abs(ended! - clock.wall())).toBeLessThan(2000)
  })
})

test('nodes whose clocks are ten minutes apart agree as soon as they share a table, and nobody is timed out for it', async () => {
  const database = await testDatabase('sqlite')
  const [hand, net] = [handClock(), hub()]
  const early = await openTrial(database, { clock: setClock(hand), bus: net.node() })
  onTestFinished(() => early.close())
  const ada = await early.guest('Ada')
  const table = await early.open(ada, { game: 'southern-cross', options: LIVE })
  const clock = setClock(hand, -TEN_MINUTES)
  const late = await openTrial(database, { clock, bus: net.node() })
  onTestFinished(() => late.close())
  const ben = await late.guest('Ben')
  const persons = [await early.visit(ada, table), await late.visit(ben, table)] as const
  await begin(late, persons)
  await playOut(late, persons)
  const log = await entries(late, table)
  expect(log.filter(({ mover }) => mover === 'time')).toEqual([])
  expect(clock.now()).toBe(hand.now())
})
