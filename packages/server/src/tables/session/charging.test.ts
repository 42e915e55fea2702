import { rng } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { begin, must, openTrial, playOne, type Visitor } from '../../../testing/trial.ts'
import { textOf, type Words } from '../../words.ts'
import type { ProgramPlace } from '../presence/programs.ts'
import { charged, processorClock } from './charging.ts'

/** A server with two people who play, in which everything that is done takes one millisecond of processor time or some more. */
const played = async () => {
  let ticks = 0
  const trial = await openTrial(await testDatabase('sqlite'), { processor: () => ticks++ })
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  const table = await trial.open(ada, { game: 'southern-cross' })
  const persons = [await trial.visit(ada, table), await trial.visit(await trial.guest('Ben'), table)]
  return { trial, table, persons }
}

const costOf = async (visitor: Visitor, work: () => Promise<unknown>): Promise<number> => {
  const before = visitor.cost
  await work()
  return visitor.cost - before
}

test('whoever comes, moves, or is refused pays for it; nobody else does', async () => {
  const { trial, table, persons } = await played()
  await begin(trial, persons)
  const mover = persons.find(({ game }) => game!.due)!
  const idle = persons.find((one) => one !== mover)!
  const before = idle.cost
  // Deciding, and what follows once it is stored.
  expect(await costOf(mover, () => playOne(mover, rng(1)))).toBeGreaterThanOrEqual(2)
  expect(idle.cost).toBe(before)
  expect(await costOf(idle, () => idle.ask({ do: 'move', move: 'nonsense', turn: 0 }))).toBeGreaterThanOrEqual(1)
  const visitor = await trial.visit(await trial.guest('Cleo'), table)
  expect(visitor.cost).toBeGreaterThanOrEqual(1)
  expect(mover.cost).toBeGreaterThan(visitor.cost)
})

test('the table pays for the reading of its log: whoever comes first pays no more than others', async () => {
  const { trial, table, persons } = await played()
  for (const person of persons) person.leave()
  await trial.rest()
  const first = await trial.visit(await trial.guest('Cleo'), table)
  const second = await trial.visit(await trial.guest('Dan'), table)
  expect(first.cost).toBe(second.cost)
  expect([first.tableCost > 0, second.tableCost]).toEqual([true, 0])
})

test('whoever comes first is let in once; whoever comes while the log is read comes in after that', async () => {
  const { trial, table, persons } = await played()
  for (const person of persons) person.leave()
  await trial.rest()
  const [first, second] = [await trial.guest('Cleo'), await trial.guest('Dan')]
  const admitted = (await Promise.all([first, second].map((guest) => trial.visit(guest, table)))).map(
    ({ admissions }) => admissions,
  )
  expect(admitted).toEqual([1, 2])
  expect((await trial.visit(await trial.guest('Eve'), table)).admissions).toBe(1)
})

test('a program pays for what it asks, not for being told to move', async () => {
  const { trial, table, persons } = await played()
  const [host] = persons as [Visitor, Visitor]
  must(await host.sit(0))
  const { token } = must(await host.ask({ do: 'seat-program', seat: 1, name: 'Robo' })) as { token: string }
  let cost = 0
  const pushes: string[] = []
  const payer = {
    admit: async () => true,
    charge: (ms: number) => {
      cost += ms
    },
    chargeTable: () => undefined,
  }
  const send = (words: Words): void => void pushes.push(textOf(words))
  const place = (await trial.tables.joinProgram(table, token, { send, close: () => undefined, payer })) as ProgramPlace
  expect(cost).toBeGreaterThan(0)
  cost = 0
  must(await host.ask({ do: 'ready', ready: true }))
  must(await host.ask({ do: 'begin' }))
  must(await host.ask({ do: 'reveal', secret: host.secret }))
  await trial.until(() => host.table.stage === 'playing', 'the deal')
  while (host.game!.due) must(await playOne(host, rng(1)))
  await trial.until(() => pushes.length > 0, 'a push')
  expect(cost).toBe(0)
  place.look(
    () => 'seen',
    () => undefined,
  )
  await trial.rest()
  expect(cost).toBe(1)
  place.play('nonsense', null, () => undefined)
  await trial.rest()
  expect(cost).toBeGreaterThan(1)
})

test('the thread is asked twice in a millisecond at most, and nobody pays for what else the machine does', () => {
  let [wall, used, asked, cost] = [0, 0, 0, 0]
  const processor = processorClock(
    () => {
      asked += 1
      return used
    },
    () => wall,
  )
  const work = (ms: number, elsewhere = 0): void => {
    const charge = (paid: number): void => {
      cost += paid
    }
    charged(processor, { charge }, () => {
      wall += ms + elsewhere
      used += ms
    })
  }
  for (let k = 0; k < 1000; k++) work(0.03)
  expect(cost).toBeCloseTo(30)
  expect(asked).toBeLessThanOrEqual(61)
  work(20, 500)
  expect(cost).toBeGreaterThan(49)
  expect(cost).toBeLessThan(51)
})
