import { join } from 'node:path'
import { findGame } from '@tefuda/games'
import { loadGames } from '@tefuda/games/host'
import { type GameRecord, isBroken, isRefusal, replay, rng } from '@tefuda/kernel'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../scripts/test-databases.ts'
import { threads } from '../src/tables/services/bots.ts'
import { openPool } from '../src/tables/services/pool.ts'
import { begin, must, openTrial, playOne, type Trial } from '../testing/trial.ts'

beforeAll(async () => {
  await loadGames(join(import.meta.dirname, '../../../examples/tefuda.config.ts'))
})

const fail = (error: Error): void => {
  throw error
}

/** A server whose threads are those of a server. */
const openTables = async (): Promise<Trial> => {
  const [thinker, pool] = [threads(fail, 1), openPool(fail, { threads: 1, patience: 90_000 })]
  const trial = await openTrial(await testDatabase('sqlite'), { thinker, pool })
  onTestFinished(async () => {
    await trial.close()
    await Promise.all([thinker.close(), pool.close()])
  })
  return trial
}

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

const openHearts = (trial: Trial, host: string): Promise<string> =>
  trial.open(host, { game: 'hearts', rules: { deals: 1 }, seats: [OPEN, BOT, BOT] })

const recordAt = async (trial: Trial, table: string, guest: string) => {
  const read = await trial.tables.record(table, guest)
  return read === null || isRefusal(read) ? read : (JSON.parse(read.text) as GameRecord)
}

test('a game of somebody else’s is played online with bots, and its record names the package', async () => {
  const trial = await openTables()
  const ada = await trial.guest('Ada')
  const table = await openHearts(trial, ada)
  const host = await trial.visit(ada, table)
  await begin(trial, [host])
  const random = rng(1)
  while (host.table.stage !== 'over') {
    await trial.until(() => host.game!.due || host.table.stage === 'over', 'a turn')
    if (host.game!.due) must(await playOne(host, random))
    await trial.pass(5000)
  }
  const record = await recordAt(trial, table, ada)
  expect(record).toMatchObject({ game: 'hearts', package: { name: 'tefuda-game-hearts', version: '1.0.0' } })
  expect(isBroken(replay(record, findGame))).toBe(false)
})

test('when the game is gone its table and record are refused with a sentence and kept; other tables open', async () => {
  const trial = await openTables()
  const ada = await trial.guest('Ada')
  const table = await openHearts(trial, ada)
  const { db } = trial.store
  const { entry } = await db.selectFrom('log').select('entry').where('match', '=', table).executeTakeFirstOrThrow()
  const gone = JSON.stringify({ ...JSON.parse(entry), game: 'whist' })
  await db.updateTable('log').set({ entry: gone }).where('match', '=', table).execute()
  await db.updateTable('matches').set({ game: 'whist', stage: 'stopped' }).where('id', '=', table).execute()
  await expect(trial.visit(ada, table)).rejects.toThrow('game-gone')
  expect(await recordAt(trial, table, ada)).toMatchObject({ code: 'game-gone', message: { ja: expect.any(String) } })
  const other = await trial.visit(ada, await openHearts(trial, ada))
  expect(other.table.game).toBe('hearts')
})
