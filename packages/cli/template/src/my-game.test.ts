import { isRefusal, openMatch, playMove } from '@tefuda/kernel'
import { conformanceOf } from '@tefuda/kernel/conformance/vitest'
import { expect, test } from 'vitest'
import game from './index.ts'

// Everything that every game promises: secrecy, an end, records that replay …
conformanceOf(game)

test('the highest card wins the round, and its player begins the next one', () => {
  const names = game.engine({ cards: 1 }, 2).deck
  const all = names.cards.map(names.name)
  const order = ['S5', 'HK', ...all.filter((name) => name !== 'S5' && name !== 'HK')]
  const match = openMatch({ game, rules: { cards: 1 }, seats: 2, orders: [order] })
  if (isRefusal(match)) throw new Error(match.message.en)
  expect(playMove(match, 0, 'HK')).toMatchObject({ code: 'no-card' })
  playMove(match, 0, 'S5')
  playMove(match, 1, 'HK')
  expect(match.engine.outcome(match.state)).toEqual({ scores: [0, 1], ranks: [2, 1], winners: [1] })
})
