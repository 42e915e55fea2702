import { expect, test } from 'vitest'
import { handClock } from '../../testing/hand-clock.ts'
import { admitted, type Payer, payersOf } from './payers.ts'

const LIMITS = { requests: 600, changes: 120, tables: 60, sockets: 200, commands: 120, programs: 600, work: 1000 }
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const playing = (): boolean => true
const lookingOn = (): boolean => false
const stays = (): boolean => false

const opened = (limits: Partial<typeof LIMITS> = {}) => {
  const clock = handClock()
  return { clock, payers: payersOf({ ...LIMITS, ...limits }, clock) }
}

const refuse = (payer: Payer): void => payer.turnedAway()

const passing = (payer: Payer): number => {
  let count = 0
  while (payer.ask() === 0) count += 1
  return count
}

test('many sockets with one token share what one program may ask for; a new socket brings nothing new', () => {
  const { clock, payers } = opened()
  const sockets = Array.from({ length: 150 }, () => payers.program('token', 'table'))
  expect(sockets.reduce((sum, socket) => sum + passing(socket), 0)).toBe(200)
  expect(payers.program('token', 'table').ask()).toBe(17)
  expect(payers.program('another', 'table').ask()).toBe(0)
  clock.goTo(clock.now() + 1000)
  expect(passing(payers.program('token', 'table'))).toBe(60)
})

test('a guest has one bucket over all pages and tables', () => {
  const { payers } = opened()
  expect(passing(payers.person('ada', 'one', playing))).toBe(40)
  expect(payers.person('ada', 'another', playing).ask()).toBeGreaterThan(0)
  expect(payers.person('ben', 'one', playing).ask()).toBe(0)
})

test('expensive requests are refused long before there are too many, until their time has passed', () => {
  const { clock, payers } = opened()
  const program = payers.program('token', 'table')
  let count = 0
  for (; program.ask() === 0; count++) program.charge(8)
  expect(count).toBe(7)
  expect(payers.program('token', 'table').ask()).toBe(60)
  clock.goTo(clock.now() + 60)
  expect(program.ask()).toBe(0)
})

test('eight programs at full speed are not too much for their table, and as many as there may be are', () => {
  const { payers } = opened()
  const guests = Array.from({ length: 100 }, (_, seat) => payers.program(`token ${seat}`, 'table'))
  const passed = guests.map(passing)
  expect(passed.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(passed.slice(10).every((count) => count === 0)).toBe(true)
  expect(payers.program('elsewhere', 'another').ask()).toBe(0)
})

test('those who look on cannot take the table from those who play', () => {
  const { payers } = opened()
  const crowd = Array.from({ length: 100 }, (_, k) => payers.person(`guest ${k}`, 'table', lookingOn))
  for (const one of crowd) if (one.ask() === 0) one.charge(20)
  expect(payers.person('late', 'table', lookingOn).ask()).toBeGreaterThan(0)
  expect(payers.person('ada', 'table', playing).ask()).toBe(0)
  expect(payers.program('token', 'table').ask()).toBe(0)
})

test('those who come to a table pay one after another: who comes when nothing is left waits', async () => {
  const { clock, payers } = opened()
  let inside = 0
  const come = async (guest: number): Promise<void> => {
    const payer = payers.person(`guest ${guest}`, 'table', lookingOn)
    await admitted(payer, clock, nextTurn, stays)
    inside += 1
    payer.charge(30)
  }
  const all = Promise.all(Array.from({ length: 10 }, (_, guest) => come(guest)))
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(inside).toBe(4)
  clock.goTo(clock.now() + 50)
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(inside).toBe(5)
  for (; inside < 10; await new Promise(setImmediate)) clock.goTo(clock.now() + 50)
  await all
})

test('who has gone before its turn came is not let in, and nobody waits for it', async () => {
  const { clock, payers } = opened()
  const late = payers.person('ada', 'table', lookingOn)
  payers.person('ben', 'table', lookingOn).charge(500)
  let asked = 0
  let hasGone = false
  const gone = Array.from({ length: 60 }, (_, k) => {
    const one = payers.person(`guest ${k}`, 'table', lookingOn)
    const ask = (): number => {
      asked += 1
      return one.ask()
    }
    return admitted({ ...one, ask }, clock, nextTurn, () => hasGone)
  })
  await nextTurn()
  await nextTurn()
  const before = asked
  hasGone = true
  const coming = admitted(late, clock, nextTurn, stays)
  let isIn = false
  void coming.then(() => {
    isIn = true
  })
  for (let k = 0; !isIn && k < 100; k++) {
    clock.goTo(clock.now() + 100)
    await nextTurn()
  }
  expect(await Promise.all(gone)).toEqual(gone.map(() => false))
  expect([isIn, asked]).toEqual([true, before])
})

test('what a table has to pay by itself leaves whoever came as much as before, and those who play', () => {
  const { payers } = opened()
  const comer = payers.person('ada', 'table', lookingOn)
  comer.chargeTable(1000)
  expect(payers.person('ada', 'another', lookingOn).ask()).toBe(0)
  expect(payers.person('ben', 'table', lookingOn).ask()).toBeGreaterThan(0)
  expect(payers.person('ben', 'table', playing).ask()).toBe(0)
})

test('programs that have not shown a token count to their address', () => {
  const { payers } = opened()
  for (const table of ['one', 'two', 'three']) passing(payers.stranger('192.0.2.1', table))
  expect(payers.stranger('192.0.2.1', 'another').ask()).toBeGreaterThan(0)
  expect(payers.stranger('192.0.2.2', 'four').ask()).toBe(0)
  expect(payers.program('token', 'one').ask()).toBe(0)
})

test('messages that are turned away cost the table nothing, however many strangers and spectators send them', () => {
  const { payers } = opened()
  const crowd = Array.from({ length: 540 }, (_, k) => payers.person(`guest ${k}`, 'table', lookingOn))
  for (const one of [payers.stranger('192.0.2.1', 'table'), ...crowd]) {
    passing(one)
    for (let k = 0; k < 215; k++) refuse(one)
  }
  expect(payers.person('ada', 'table', playing).ask()).toBe(0)
  expect(payers.program('token', 'table').ask()).toBe(0)
})

test('whatever it takes to tell those who look on or come, nobody who plays waits for it', () => {
  const { payers } = opened()
  for (const one of [payers.stranger('192.0.2.1', 'table'), payers.person('guest', 'table', lookingOn)])
    one.charge(100_000)
  expect(payers.person('late', 'table', lookingOn).ask()).toBeGreaterThan(0)
  expect(payers.person('ada', 'table', playing).ask()).toBe(0)
  expect(payers.program('token', 'table').ask()).toBe(0)
})

test('a person who plays is heard at a table where eight programs ask for as much as they may', () => {
  const { clock, payers } = opened()
  const programs = Array.from({ length: 8 }, (_, seat) => payers.program(`token ${seat}`, 'table'))
  const person = payers.person('ada', 'table', playing)
  const until = clock.now() + 4000
  let refused = 0
  let programsHeard = 0
  for (let at = clock.now(); at < until; at += 10) {
    clock.goTo(at)
    for (const program of programs) {
      if (program.ask() > 0) continue
      programsHeard += 1
      program.charge(8)
    }
    if (at % 100 > 0) continue
    if (person.ask() > 0) refused += 1
    else person.charge(8)
  }
  expect(refused).toBe(0)
  // All the time that the table has, but for what the person uses.
  expect(programsHeard * 8).toBeGreaterThan(0.7 * 4 * 400)
  expect(programsHeard * 8).toBeLessThan(4 * 400)
})
