import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games } from '@tefuda/games'
import { isRefusal, openMatch, readMove } from '@tefuda/kernel'
import { BOT_LEVELS } from '@tefuda/wire'
import { expect, onTestFinished, test } from 'vitest'
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

test('a bot that is given up lets others think; one that fails says so', { timeout: 30_000 }, async () => {
  const thinker = threads(fail, 1)
  onTestFinished(() => thinker.close())
  const { asked, judge } = question('southern-cross', 'master')
  const giveUp = new AbortController()
  const endless = thinker.move({ ...asked, ms: 600_000, rules: { ...asked.rules } }, giveUp.signal)
  setTimeout(() => giveUp.abort(), 50)
  await expect(endless).rejects.toThrow('abort')
  await expect(thinker.move({ ...asked, game: 'chess' }, new AbortController().signal)).rejects.toThrow('undefined')
  expect(judge(await thinker.move({ ...asked, level: 'easy' }, new AbortController().signal))).toBe(true)
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
  await writeFile(file, "export default () => 'pass'\n")
  expect(await thinker.move(question('southern-cross', 'easy').asked, new AbortController().signal)).toBe('pass')
})
