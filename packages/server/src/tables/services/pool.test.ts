import { games } from '@tefuda/games'
import { isRefusal, openMatch } from '@tefuda/kernel'
import { movesReply } from '@tefuda/wire/engine'
import { expect, onTestFinished, test } from 'vitest'
import { openPool, type Pool, type PoolOptions } from './pool.ts'
import type { ListMoves } from './tasks.ts'

/** Threads may take long to start where much else is going on. */
const PATIENCE = 90_000

const fail = (error: Error): void => {
  throw error
}

const opened = (options: PoolOptions = {}): Pool => {
  const worker = new URL('../../../testing/held-pool-worker.ts', import.meta.url)
  const pool = openPool(fail, { worker, patience: PATIENCE, ...options })
  onTestFinished(() => pool.close())
  return pool
}

const task = (state: string): ListMoves => ({
  kind: 'moves',
  game: 'ccc',
  rulesVersion: 1,
  rules: '{}',
  seats: 2,
  state,
  seat: 0,
  query: {},
})

const told = async (pool: Pool, state: string, owner: string): Promise<unknown> => {
  const { result } = await pool.run(task(state), owner)
  return isRefusal(result) ? result.code : result.moves
}

test('a thread lists what there is in every game, and says what time it took', { timeout: PATIENCE }, async () => {
  const pool = openPool(fail, { patience: PATIENCE })
  onTestFinished(() => pool.close())
  let took = 0
  for (const game of games) {
    const match = openMatch({ game, seats: Math.max(2, game.minSeats), seed: '5'.repeat(64) })
    if (isRefusal(match)) throw new Error(match.message.en)
    const { engine, rules, state, seats } = match
    const seat = engine.toAct(state)[0]!
    const { result, ms } = await pool.run(
      {
        kind: 'moves',
        game: game.id,
        rulesVersion: game.rulesVersion,
        rules: JSON.stringify(rules),
        seats: seats.length,
        state: JSON.stringify(state),
        seat,
        query: { limit: 100 },
      },
      game.id,
    )
    expect(result).toEqual(movesReply(match, seat, { limit: 100 }))
    took += ms
  }
  expect(took).toBeGreaterThan(0)
})

test('what takes too long is refused, and others are answered meanwhile and after', { timeout: PATIENCE }, async () => {
  const pool = opened({ limits: { moves: 1500, record: 1500, check: 1500 } })
  const [long, meanwhile] = [told(pool, 'forever', 'a'), told(pool, 'D5', 'b')]
  expect(await meanwhile).toEqual(['D5'])
  expect(await long).toBe('took-too-long')
  expect(await Promise.all([told(pool, 'D6', 'a'), told(pool, 'D7', 'b')])).toEqual([['D6'], ['D7']])
})

test('whoever asks for much waits for whoever asks for little', { timeout: PATIENCE }, async () => {
  const pool = opened({ threads: 1 })
  const answered: string[] = []
  const ask = async (owner: string): Promise<void> => {
    await told(pool, 'D5', owner)
    answered.push(owner)
  }
  await Promise.all([ask('much'), ask('much'), ask('much'), ask('little')])
  expect(answered).toEqual(['much', 'little', 'much', 'much'])
})

test('one owner has one thread at a time, and so many tasks waiting', { timeout: PATIENCE }, async () => {
  const pool = opened()
  const all = Array.from({ length: 20 }, () => told(pool, 'forever', 'a'))
  const last = await Promise.all(all.slice(-3))
  expect(last).toEqual(['busy', 'busy', 'busy'])
  expect(await told(pool, 'D5', 'b')).toEqual(['D5'])
  await pool.close()
  expect(new Set(await Promise.all(all))).toEqual(new Set(['busy']))
  expect(await told(pool, 'D5', 'b')).toBe('busy')
})

test('what waits too long for a thread is refused', { timeout: PATIENCE }, async () => {
  const pool = opened({ threads: 1, patience: 1 })
  expect(await told(pool, 'D5', 'a')).toBe('busy')
})

test('a thread that ends by itself takes nothing but its own task with it', { timeout: PATIENCE }, async () => {
  const errors: Error[] = []
  const pool = openPool((error) => errors.push(error), { patience: PATIENCE })
  onTestFinished(() => pool.close())
  expect(await told(pool, '{', 'a')).toBe('internal')
  expect(errors).toHaveLength(1)
})
