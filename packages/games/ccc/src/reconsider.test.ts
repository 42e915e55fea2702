import { isRefusal, type Match, mayReconsider, openMatch, playMove, reconsider, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { ccc } from './index.ts'

const begun = (): Match => {
  const match = openMatch({ game: ccc, seats: 2, seed: '3'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Plays the first placement there is. */
const place = (match: Match, seat: number): void => {
  const { engine, state } = match
  const move = engine
    .moves(state, seat)
    .map((one) => engine.format(one))
    .find((text) => !text.startsWith('draw'))
  if (move === undefined) throw new Error('nothing can be placed')
  playMove(match, seat, move)
}

test('a coin is taken back while the turn goes on, and no record tells of it', () => {
  const match = begun()
  const [seat = 0] = match.engine.toAct(match.state)
  const before = JSON.stringify([match.state, recordOf(match)])
  place(match, seat)
  expect(mayReconsider(match, seat)).toBe(true)
  expect(mayReconsider(match, 1 - seat)).toBe(false)
  expect(reconsider(match, seat)).toBeNull()
  expect(JSON.stringify([match.state, recordOf(match)])).toBe(before)
  expect(reconsider(match, seat)).toMatchObject({ code: 'no-undo' })
})

test('once cards are drawn the turn stands', () => {
  const match = begun()
  const [seat = 0] = match.engine.toAct(match.state)
  place(match, seat)
  const draw = match.engine
    .moves(match.state, seat)
    .map((one) => match.engine.format(one))
    .find((text) => text.startsWith('draw'))
  playMove(match, seat, draw ?? '')
  for (const one of [seat, 1 - seat]) expect(mayReconsider(match, one)).toBe(false)
})
