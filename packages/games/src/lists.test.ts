import { createHash } from 'node:crypto'
import { type Game, isRefusal, type MoveQuery, resolveRules, rng, simulatedChance } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const MOVES = 150
/** One position of so many is looked at. */
const EVERY = 4

/** How many positions of a random game were looked at, the moves listed there, the longest list, and a fingerprint of them all. */
const listsOf = (game: Game, preset: string, seats: number): string | null => {
  const rules = resolveRules(game.schema, game, { preset }, seats)
  if (isRefusal(rules)) return null
  const engine = game.engine(rules, seats)
  const random = rng(77 + seats)
  const chance = simulatedChance(random)
  const state = engine.start(chance)
  const hash = createHash('sha256')
  let [positions, listed, longest] = [0, 0, 0]
  for (let k = 0; k < MOVES && engine.toAct(state).length > 0; k++) {
    const due = engine.toAct(state)
    const seat = due[random.below(due.length)]!
    if (random.below(EVERY) === 0) {
      const { moves, complete } = engine.list(state, seat)
      const texts = moves.map(engine.format)
      const cell = /[@>] ?([^\s+]+)/.exec(texts[random.below(Math.min(texts.length, 60_000))] ?? '')?.[1]
      hash.update(JSON.stringify([texts, complete]))
      const queries: MoveQuery[] = [{ limit: 3 }, ...(cell === undefined ? [] : [{ cell }, { cell, limit: 5 }])]
      for (const query of queries) {
        const some = engine.list(state, seat, query)
        hash.update(JSON.stringify([some.moves.map(engine.format), some.complete]))
        longest = Math.max(longest, some.moves.length)
      }
      positions += 1
      listed += texts.length
      longest = Math.max(longest, texts.length)
    }
    engine.apply(state, seat, engine.pick(state, seat, random), chance)
  }
  return `${game.id} ${preset} ${seats}: ${positions} lists, ${listed} moves, ${longest} at most, ${hash.digest('hex').slice(0, 16)}`
}

test('under the rules of the presets nothing that bounds a search shows: the lists are those of a search without bounds', async () => {
  const lines = games.flatMap((game) =>
    game.schema.presets.flatMap(({ id }) =>
      Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, k) => listsOf(game, id, game.minSeats + k) ?? []),
    ),
  )
  await expect(`${lines.flat().join('\n')}\n`).toMatchFileSnapshot('lists.txt')
})
