import { reasonFor } from '@tefuda/bots'
import { expect, it } from 'vitest'
import { opened } from '../testing/games.ts'
import { judge } from './judge.ts'

it('a better move is not explained by what speaks for the one that was played, too', () => {
  const match = opened('southern-cross', 1, {})
  const { engine, state } = match
  const view = engine.view(state, 0)
  const judged = engine
    .moves(state, 0)
    .slice(0, 6)
    .map((move) => judge(match, view, 0, engine.format(move), 0, { playouts: 1, worlds: 3, seed: 2 }))
  const others = judged.filter(({ move, best }) => move !== best)
  expect(others.length).toBeGreaterThan(0)
  for (const { move, reason } of others) expect(reason).not.toEqual(reasonFor(match, view, 0, move)!.text)
})
