import { heuristicsOf } from '@tefuda/bots'
import { type CutInState, cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { isJoker, rng, simulatedChance } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt } from '../../../testing/matches.ts'
import { claimsOf } from '../../table/claims.ts'
import { contextOf } from '../../table/seat-context.ts'
import type { TableGame } from '../../table/table-game.ts'
import tableGame from './table-game.ts'

test('a table asks where a review counts a decision: not where jokers alone would cut in, unless they are the last cards', () => {
  const match = dealt(cutInDaifugo, 6, { deals: 40 })
  const { engine } = match
  const heuristics = heuristicsOf(match)
  const luck = rng(2)
  const chance = simulatedChance(luck)
  const met = new Set<string>()
  for (let [seat] = engine.toAct(match.state); seat !== undefined; [seat] = engine.toAct(match.state)) {
    const { window, hidden, open, table } = match.state as CutInState
    if (window !== null && engine.moves(match.state, seat, { limit: 2 }).length > 1) {
      const { any } = claimsOf(tableGame as unknown as TableGame, contextOf(match, seat))
      const held = [...hidden[seat]!, ...open[seat]!]
      const isLast = held.length === table!.laid.length && held.some(isJoker)
      const counts = heuristics.isAsked!(match.state, seat)
      met.add(
        `${isLast ? 'with the last cards' : ''} ${any ? 'asked' : 'not asked'}, ${counts ? 'a decision' : 'none'}`,
      )
    }
    engine.apply(match.state, seat, heuristics.fastMove(match.state, seat, luck), chance)
  }
  expect(met).toEqual(new Set([' asked, a decision', ' not asked, none', 'with the last cards asked, a decision']))
})
