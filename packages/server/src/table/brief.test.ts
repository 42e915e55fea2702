import type { GameEvent } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { inBriefFor } from './brief.ts'

const play = (card: string): GameEvent => ({ type: 'play', seat: 0, card }) as GameEvent
const HIDDEN: GameEvent = { type: 'answer' }
const PASS: GameEvent = { type: 'pass' }

/** How the last of some events is told. */
const told = (events: readonly GameEvent[]) => {
  const engine = { eventFor: (event: GameEvent) => (event.type === 'answer' ? null : event) }
  return inBriefFor({ past: [], events: [...events], engine }, events.length - 1, null, events.slice(-1))[0]
}

test('an event is told by what is not as in the last one like it, if that was told not long ago', () => {
  expect(told([play('S3'), PASS, play('S4')])).toEqual(['play', 0, { card: 'S4' }])
  expect(told([play('S3'), ...Array(32).fill(PASS), play('S4')])).toEqual(play('S4'))
})

test('whether an event is told in brief says nothing of how many the viewer was not told', () => {
  for (const hidden of [0, 1, 31, 32, 100])
    expect(told([play('S3'), ...Array(hidden).fill(HIDDEN), play('S4')])).toEqual(['play', 0, { card: 'S4' }])
})
