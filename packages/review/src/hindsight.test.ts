import { rng } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { blunder, chosen, opened, played } from '../testing/games.ts'
import { hindsightOf } from './hindsight.ts'
import { review } from './review.ts'

it('as the cards lay is another question than what a seat could know', () => {
  const match = opened('ccc', 2, {})
  played(match, (turn) => chosen(match, 'greedy', turn), 6)
  const { engine, state } = match
  const seat = engine.toAct(state)[0]!
  const moves = engine.moves(state, seat).map(engine.format)
  const judged = { move: moves[0]!, best: moves.at(-1)!, found: null }
  const view = engine.view(state, seat)
  const [lay, again, otherwise] = [1, 1, 2].map((world) =>
    hindsightOf(match, engine.sample(view, rng(world)), seat, judged, { worlds: 16, seed: 1 }),
  )
  expect(lay!.instead).toBe(judged.best)
  expect(again).toEqual(lay)
  expect(otherwise!.gain).not.toBe(lay!.gain)
})

it('what is told of a game has it, and nothing else', () => {
  const match = opened('zheng-shang-you', 4, { deals: 1 })
  played(match, (turn) =>
    match.engine.toAct(match.state)[0] === 0 && turn < 12 ? blunder(match) : chosen(match, 'greedy', turn),
  )
  const { decisions } = review(match, 0, { playouts: 8, worlds: 32, seed: 5 })
  const isTold = decisions.map(({ costly, found }) => costly || found !== null)
  expect(isTold).toContain(true)
  expect(decisions.map(({ hindsight }) => hindsight !== undefined)).toEqual(isTold)
})
