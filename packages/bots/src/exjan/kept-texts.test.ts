import { type ExjanState, exjan } from '@tefuda/exjan'
import type { Game } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

it('a discard beside another one tells what it keeps and what for, or who may win by the other; by one that nobody can wait for nobody wins', () => {
  const wrong: string[] = []
  const found = { kept: 0, safe: 0, risky: 0 }
  for (let deal = 1; deal <= 2; deal++) {
    const match = open(exjan as unknown as Game, { deals: 1 }, 4, deal)
    const { engine } = match
    while (engine.outcome(match.state) === null) {
      const [seat] = engine.toAct(match.state) as [number]
      const view = engine.view(match.state, seat)
      const discards = engine.moves(match.state, seat).filter((move) => (move as { type: string }).type === 'discard')
      for (const [k, move] of discards.slice(1).entries()) {
        const reason = reasonFor(match, view, seat, engine.format(move), engine.format(discards[k]!))
        const ja = reason?.text.ja ?? ''
        if (/のほうが役に立つ。\S+ .*(群|連|対)をそろえれば、.*（\d+点）が見込める。/.test(ja)) found.kept++
        if (/に当たるおそれがある。.*当たりにくい/.test(ja)) found.risky++
        if (!ja.includes('だれも待てない')) continue
        found.safe++
        const after = engine.clone(match.state) as ExjanState
        engine.apply(after, seat, move, (cards) => [...cards])
        const wins = engine
          .toAct(after)
          .some((other) => other !== seat && engine.moves(after, other).some((one) => engine.format(one) === 'win'))
        if (wins && after.window !== null) wrong.push(ja)
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(wrong).toEqual([])
  expect(Math.min(...Object.values(found)), JSON.stringify(found)).toBeGreaterThan(3)
})
