import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, playMove } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { reasonFor } from '../reasons-of.ts'

it('with a large hand a coin is said to be worth more than more cards', () => {
  const match = openMatch({ game: findGame('ccc')!, rules: {}, seats: 2, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine } = match
  const said = (): string | undefined => {
    const view = engine.view(match.state, 0)
    const coin = engine.moves(match.state, 0).find((move) => engine.format(move).includes('>'))!
    return reasonFor(match, view, 0, engine.format(coin), 'draw 1')?.text.ja
  }
  expect(said()).not.toContain('手札はもう')
  for (let turn = 0; turn < 46; turn++) {
    const draw = engine.format(
      engine.moves(match.state, turn % 2).findLast((move) => engine.format(move) === 'draw 1')!,
    )
    expect(isRefusal(playMove(match, turn % 2, draw))).toBe(false)
  }
  expect(said()).toMatch(/手札はもう\d+枚あり、これ以上ふやすより置くほうがよい。$/)
})

it('of two draws the one that leaves more cards in hand is said to', () => {
  const match = openMatch({ game: findGame('ccc')!, rules: {}, seats: 2, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, state } = match
  const view = engine.view(state, 0)
  const exchange = engine
    .moves(state, 0)
    .map((move) => engine.format(move))
    .find((move) => move.startsWith('draw 4 - '))!
  expect(reasonFor(match, view, 0, exchange, 'draw 0')?.text).toEqual({
    ja: 'もう一方の手より、手札が2枚多くなる。',
    en: 'It leaves 2 cards more in hand than the other move.',
  })
  expect(reasonFor(match, view, 0, 'draw 0', exchange)?.text.ja).toMatch(/は捨てずに残す。$/)
})
