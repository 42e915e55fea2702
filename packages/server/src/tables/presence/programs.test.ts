import { type Refusal, rng } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../scripts/test-databases.ts'
import { inlinePool } from '../../../testing/inline-pool.ts'
import { must, openTrial, playOne, type Trial } from '../../../testing/trial.ts'
import { textOf, type Words } from '../../words.ts'
import { createRooms } from '../memory/rooms.ts'
import { alone } from '../services/bus.ts'
import { uncounted } from '../services/parts.ts'
import type { Pool } from '../services/pool.ts'
import { THE_SERVER } from '../session/charging.ts'
import type { Room, TableRequest } from '../session/room.ts'
import type { ProgramPlace } from './programs.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

interface Push {
  readonly push: 'due' | 'over'
  readonly turn: number
  readonly toAct: readonly number[]
}

/** A program at the seat after the host's, at a table that has not begun. */
const programAt = async (trial: Trial, send: (words: Words) => void) => {
  const ada = await trial.guest('Ada')
  const table = await trial.open(ada, { game: 'southern-cross' })
  const host = await trial.visit(ada, table)
  must(await host.sit(0))
  const { token } = must(await host.ask({ do: 'seat-program', seat: 1, name: 'Robo' })) as { token: string }
  return (await trial.tables.joinProgram(table, token, {
    send,
    close: () => undefined,
    payer: THE_SERVER,
  })) as ProgramPlace
}

test('a server that is about to close takes no more moves of programs, and answers none', async () => {
  const trial = await openTrial(await testDatabase('sqlite'))
  onTestFinished(() => trial.close())
  const place = await programAt(trial, () => undefined)
  const told: (Refusal | null)[] = []
  place.play('anything', null, (answer) => told.push(answer))
  expect(told).toMatchObject([{ code: 'not-playing' }])
  await trial.tables.settle()
  place.play('anything', null, (answer) => told.push(answer))
  await trial.rest()
  expect(told).toHaveLength(1)
})

test('who waits for a table which cannot go on is told so, or sent away to come again', () => {
  const told: unknown[] = []
  const rooms = createRooms({ bus: alone, counts: uncounted } as unknown as Parameters<typeof createRooms>[0])
  const waiting: TableRequest[] = [{ kind: 'token', token: 'a', answer: (answer) => told.push(answer) }]
  const requests: TableRequest[] = [{ kind: 'departure', guest: 'ada', lost: () => told.push('lost') }]
  const room = {
    id: 'table',
    waiting,
    next: { requests },
    connections: new Set(),
    programs: new Set(),
    delayedSpectators: null,
  }
  const connection = { close: (code: number) => told.push(code) }
  waiting.push({ kind: 'hello', connection, hello: { do: 'hello' } } as unknown as TableRequest)
  rooms.loaded.set('table', room as unknown as Room)
  rooms.parts.forget('table')
  expect(told).toMatchObject([{ code: 'internal' }, 1011, 'lost'])
})

test('a program that comes while a table fails is told so', async () => {
  const trial = await openTrial(await testDatabase('sqlite'))
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  const table = await trial.open(ada, { game: 'southern-cross' })
  const host = await trial.visit(ada, table)
  must(await host.sit(0))
  const { token } = must(await host.ask({ do: 'seat-program', seat: 1, name: 'Robo' })) as { token: string }
  host.texts.push = () => {
    throw new Error('a fault')
  }
  host.send({ do: 'ready', ready: false })
  const line = { send: () => undefined, close: () => undefined, payer: THE_SERVER }
  expect(await trial.tables.joinProgram(table, token, line)).toMatchObject({ code: 'internal' })
  expect(host.closed).toBe(1011)
})

test('an answer that was meant for an earlier window is refused where the program says so', async () => {
  const trial = await openTrial(await testDatabase('sqlite'))
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  const table = await trial.open(ada, { game: 'cut-in-daifugo', seats: [OPEN, OPEN, BOT, BOT] })
  const host = await trial.visit(ada, table)
  must(await host.sit(0))
  const { token } = must(await host.ask({ do: 'seat-program', seat: 1, name: 'Robo' })) as { token: string }
  const pushes: Push[] = []
  const line = {
    send: (words: Words) => void pushes.push(JSON.parse(textOf(words)) as Push),
    close: () => undefined,
    payer: THE_SERVER,
  }
  const place = (await trial.tables.joinProgram(table, token, line)) as ProgramPlace
  must(await host.ask({ do: 'begin' }))
  must(await host.ask({ do: 'reveal', secret: host.secret }))
  await trial.until(() => host.table.stage === 'playing', 'the deal')

  const random = rng(5)
  const isAsked = (): boolean => host.game!.window !== null && host.game!.toAct.includes(1)
  /** Goes on until the program is asked in a window that opened at another moment. */
  const nextWindow = async (before: number | null): Promise<number> => {
    while (!isAsked() || host.game!.window!.ends === before) {
      if (host.game!.due && host.game!.window === null) must(await playOne(host, random))
      else await trial.pass(500)
    }
    return host.game!.window!.ends
  }
  const answer = async (turn: number | null): Promise<Refusal | null> => {
    const told = new Promise<Refusal | null>((resolve) => place.play('no', turn, resolve))
    await trial.rest()
    return told
  }
  const first = await nextWindow(null)
  const { turn } = pushes.at(-1)!
  await nextWindow(first)
  expect(pushes.at(-1)!.turn).toBeGreaterThan(turn)
  expect(await answer(turn)).toMatchObject({ code: 'moment-past' })
  expect(await answer(pushes.at(-1)!.turn)).toBeNull()
})

test('lists are made on the account of the host, at whichever table', async () => {
  const owners: string[] = []
  const pool: Pool = {
    ...inlinePool,
    run: (task, owner) => {
      owners.push(owner)
      return inlinePool.run(task, owner)
    },
  }
  const trial = await openTrial(await testDatabase('sqlite'), { pool })
  onTestFinished(() => trial.close())
  const ada = await trial.guest('Ada')
  for (let k = 0; k < 2; k++) {
    const table = await trial.open(ada, { game: 'southern-cross' })
    const host = await trial.visit(ada, table)
    must(await host.sit(0))
    const { token } = must(await host.ask({ do: 'seat-program', seat: 1, name: 'Robo' })) as { token: string }
    const line = { send: () => undefined, close: () => undefined, payer: THE_SERVER }
    const place = (await trial.tables.joinProgram(table, token, line)) as ProgramPlace
    must(await host.ask({ do: 'ready', ready: true }))
    must(await host.ask({ do: 'begin' }))
    must(await host.ask({ do: 'reveal', secret: host.secret }))
    await trial.until(() => host.table.stage === 'playing', 'the deal')
    place.moves({ limit: 1 }, () => undefined)
    await trial.rest()
  }
  expect(owners).toEqual([ada, ada])
})
