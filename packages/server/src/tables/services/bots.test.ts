import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games } from '@tefuda/games'
import { isRefusal, openMatch, readMove } from '@tefuda/kernel'
import { BOT_LEVELS } from '@tefuda/wire'
import { expect, onTestFinished, test } from 'vitest'
import { BEGUN, ENDED, LET_GO } from '../../../testing/held-worker.ts'
import { type Question, threads } from './bots.ts'

const question = (id: string, level: Question['level']): { asked: Question; judge: (text: string) => boolean } => {
  const game = games.find((one) => one.id === id)!
  const match = openMatch({ game, seats: Math.max(2, game.minSeats), seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, rules, state, seats } = match
  const seat = engine.toAct(state)[0]!
  const view = engine.view(state, seat)
  return {
    asked: {
      game: id,
      rulesVersion: game.rulesVersion,
      rules,
      seats: seats.length,
      view,
      told: [],
      seat,
      level,
      ms: 200,
      seed: 1,
    },
    judge: (text) => {
      const move = readMove(match, seat, text)
      return !isRefusal(move) && engine.check(state, seat, move) === null
    },
  }
}

const fail = (error: Error): void => {
  throw error
}

test('bots of every level play every game from views alone, in threads of their own', { timeout: 30_000 }, async () => {
  const thinker = threads(fail, 1)
  onTestFinished(() => thinker.close())
  for (const { id } of games)
    for (const level of BOT_LEVELS) {
      const { asked, judge } = question(id, level)
      const move = await thinker.move(asked, new AbortController().signal)
      expect(judge(move), `${id} ${level} ${move}`).toBe(true)
    }
})

test('a bot that fails says so, and others think on', { timeout: 30_000 }, async () => {
  const thinker = threads(fail, 1)
  onTestFinished(() => thinker.close())
  const { asked, judge } = question('southern-cross', 'easy')
  await expect(thinker.move({ ...asked, game: 'chess' }, new AbortController().signal)).rejects.toThrow('undefined')
  expect(judge(await thinker.move(asked, new AbortController().signal))).toBe(true)
})

const LONG = 600
const SHORT = 50

/** Threads that hold what they are asked until they are told to answer. */
const holding = (count = 1) => {
  const thinker = threads(fail, count, new URL('../../../testing/held-worker.ts', import.meta.url))
  onTestFinished(() => thinker.close())
  const ask = (ms: number) => {
    const held = new Int32Array(new SharedArrayBuffer(12))
    const giveUp = new AbortController()
    const move = thinker.move({ ...question('southern-cross', 'easy').asked, view: held, ms }, giveUp.signal)
    move.catch(() => undefined)
    const comes = async (place: number) => void (await Atomics.waitAsync(held, place, 0).value)
    return {
      move,
      begun: () => comes(BEGUN),
      ended: () => comes(ENDED),
      hasBegun: () => Atomics.load(held, BEGUN) === 1,
      giveUp: () => giveUp.abort(),
      letGo: () => {
        Atomics.store(held, LET_GO, 1)
        Atomics.notify(held, LET_GO)
      },
    }
  }
  return { thinker, ask }
}

test('who has to answer quickly waits for nobody who may think long', async () => {
  const { ask } = holding(2)
  const slow = Array.from({ length: 4 }, () => ask(LONG))
  await Promise.all([slow[0]!.begun(), slow[1]!.begun()])
  const quick = Array.from({ length: 5 }, () => ask(SHORT))
  for (const { letGo } of quick) letGo()
  await Promise.all(quick.map(({ move }) => move))
  expect(slow.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
})

test('a thread outlives the question that is given up, and answers the next one', async () => {
  const { ask } = holding()
  const endless = ask(LONG)
  await endless.begun()
  endless.giveUp()
  await expect(endless.move).rejects.toThrow('abort')
  const next = ask(LONG)
  endless.letGo()
  await endless.ended()
  next.letGo()
  expect(await next.move).toBe(`${LONG}`)
})

test('what is given up while it waits is never thought about', async () => {
  const { ask } = holding()
  const [first, second, third] = [ask(LONG), ask(LONG), ask(LONG)]
  await first.begun()
  second.giveUp()
  await expect(second.move).rejects.toThrow('abort')
  for (const { letGo } of [first, second, third]) letGo()
  await Promise.all([first.move, third.move])
  expect(second.hasBegun()).toBe(false)
})

test('the more wait, the shorter each may think', async () => {
  const { ask } = holding()
  const asked = Array.from({ length: 4 }, () => ask(LONG))
  for (const { letGo } of asked) letGo()
  expect(await Promise.all(asked.map(({ move }) => move))).toEqual(['600', '200', '300', '600'])
})

test('whoever thinks or waits when threads are closed is refused', async () => {
  const { ask, thinker } = holding()
  const asked = [ask(LONG), ask(LONG)]
  await asked[0]!.begun()
  const moves = Promise.allSettled(asked.map(({ move }) => move))
  await thinker.close()
  expect((await moves).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('threads that end by themselves end nothing else; others are started in their place', async () => {
  const file = join(tmpdir(), `${randomUUID()}.mjs`)
  await writeFile(file, "throw new Error('out of order')\n")
  const { promise: trouble, resolve } = Promise.withResolvers<Error>()
  const thinker = threads(resolve, 1, pathToFileURL(file))
  onTestFinished(async () => {
    await thinker.close()
    await rm(file)
  })
  thinker.wake()
  expect((await trouble).message).toBe('out of order')
  await writeFile(file, "export const work = () => 'pass'\n")
  expect(await thinker.move(question('southern-cross', 'easy').asked, new AbortController().signal)).toBe('pass')
})

test('a thread that ends over a question takes only that one along', async () => {
  const file = join(tmpdir(), `${randomUUID()}.mjs`)
  await writeFile(file, "export const work = ({ seed }) => (seed === 0 ? process.exit() : 'pass')\n")
  const thinker = threads(fail, 1, pathToFileURL(file))
  onTestFinished(async () => {
    await thinker.close()
    await rm(file)
  })
  const { asked } = question('southern-cross', 'master')
  const ask = (seed: number) => thinker.move({ ...asked, seed }, new AbortController().signal)
  const moves = await Promise.allSettled([ask(0), ask(1), ask(0), ask(2)])
  expect(moves.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
})
