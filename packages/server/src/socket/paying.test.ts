import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { handClock } from '../../testing/hand-clock.ts'
import type { LiveTables } from '../tables/index.ts'
import { payersOf } from './payers.ts'
import { newestSockets, serveProgram } from './programs.ts'

const LIMITS = { requests: 600, changes: 120, tables: 60, sockets: 200, commands: 120, programs: 600, work: 1000 }
const TCP = { writableCorked: 1 } as Socket

/** The door for programs of a server whose every answer takes so many milliseconds of processor time. */
const doorWhere = (cost: number, held?: (() => void)[]) => {
  const clock = handClock()
  const joinProgram: LiveTables['joinProgram'] = async (_, token, { send, close, payer }) => {
    await payer.admit()
    const told = { seen: 0, asked: -1, isOver: false }
    return {
      line: { seat: 0, token, send, close, payer, told, coming: told },
      play: () => undefined,
      look: () => undefined,
      moves: (_query, answer) => {
        payer.charge(cost)
        if (held === undefined) answer({})
        else held.push(() => answer({}))
      },
      leave: () => undefined,
    }
  }
  const serving = {
    tables: { joinProgram } as LiveTables,
    clock,
    payers: payersOf(LIMITS, clock),
    turn: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
    inTurn: (work: () => void): void => work(),
    sockets: newestSockets(),
  }
  const come = async (token: string) => {
    const heard: { readonly ok: boolean; readonly error?: { readonly code: string }; readonly wait?: number }[] = []
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => heard.push(JSON.parse(text)),
      terminate: () => undefined,
      close: () => {
        socket.readyState = 3
        socket.emit('close')
      },
    })
    serveProgram(socket as unknown as WebSocket, TCP, { table: 'table', address: 'here', token }, serving)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    const ask = (): void => {
      socket.emit('message', Buffer.from('{"cmd":"moves","id":7}'), false)
    }
    return { heard, ask, isOpen: () => socket.readyState === 1, leave: () => socket.close() }
  }
  return { clock, come }
}

test('what a program asks costs it time on all its sockets, and it is told when to ask again', async () => {
  const { clock, come } = doorWhere(20)
  const [one, two] = [await come('token'), await come('token')]
  for (let k = 0; k < 4; k++) one.ask()
  expect(one.heard.map(({ ok }) => ok)).toEqual([true, true, true, false])
  two.ask()
  expect(two.heard).toMatchObject([{ id: 7, ok: false, error: { code: 'too-fast' }, wait: 101 }])
  const other = await come('another')
  other.ask()
  expect(other.heard).toEqual([{ id: 7, ok: true }])
  clock.goTo(clock.now() + 102)
  two.ask()
  expect(two.heard.at(-1)).toEqual({ id: 7, ok: true })
})

test('whoever closes a socket and opens another has no more than before', async () => {
  const { come } = doorWhere(90)
  const before = await come('token')
  before.ask()
  before.leave()
  const back = await come('token')
  back.ask()
  expect([before.heard.length, back.heard]).toMatchObject([1, [{ ok: false, error: { code: 'too-fast' }, wait: 400 }]])
})

test('a token is good for four sockets: the oldest makes way and is told why, so that no dead one is in the way', async () => {
  const { come } = doorWhere(0)
  const sockets: Awaited<ReturnType<typeof come>>[] = []
  while (sockets.length < 6) sockets.push(await come('token'))
  await come('another')
  expect(sockets.map(({ isOpen }) => isOpen())).toEqual([false, false, true, true, true, true])
  expect(sockets[0]!.heard).toMatchObject([{ ok: false, error: { code: 'too-many-connections' } }])
  sockets[2]!.leave()
  const back = await come('token')
  back.ask()
  expect([sockets[3]!.isOpen(), back.heard]).toEqual([true, [{ id: 7, ok: true }]])
})

test('whoever goes on asking after two hundred refusals is cut off', async () => {
  const { come } = doorWhere(1000)
  const flood = await come('token')
  for (let k = 0; k < 500; k++) flood.ask()
  expect([flood.isOpen(), flood.heard.length]).toEqual([false, 201])
})

test('whoever asks for much behind slow answers is cut off before more waits than there is room for', async () => {
  const slow: (() => void)[] = []
  const { clock, come } = doorWhere(0, slow)
  const flood = await come('token')
  for (let k = 0; k < 33; k++) flood.ask()
  for (let round = 0; round < 33; round++) {
    for (let k = 0; k < 190; k++) flood.ask()
    clock.goTo(clock.now() + 100)
    slow.shift()?.()
  }
  expect(flood.isOpen()).toBe(false)
  expect(flood.heard.length).toBeLessThan(33)
})
