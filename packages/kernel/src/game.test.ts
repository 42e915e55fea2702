import { describe, expect, it } from 'vitest'
import { type Engine, play } from './game.ts'
import { refusal } from './refusal.ts'

const refused = refusal('no-card', null, '持っていません。', 'You do not hold it.')

/** A game that counts what is played, and says the same of every move. */
const engineThatSays = (says: ReturnType<Engine['check']>) =>
  ({
    check: () => says,
    apply: (state: { played: number }) => {
      state.played += 1
    },
  }) as unknown as Engine<{ played: number }>

describe('a move that is checked first', () => {
  it.each([
    ['legal', null, null, 1],
    ['refused', refused, refused, 0],
    ['a foul, which is played all the same', { ...refused, foul: true as const }, null, 1],
  ])('%s', (_, says, answer, count) => {
    const state = { played: 0 }
    expect(play(engineThatSays(says), state, 0, {}, (cards) => [...cards])).toEqual(answer)
    expect(state.played).toBe(count)
  })
})
