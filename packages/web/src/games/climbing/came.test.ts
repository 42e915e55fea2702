import type { GameEvent } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { cameTo } from './came.ts'

const event = (one: object): GameEvent => one as GameEvent
const give = (seat: number, to: number, card: string | null) => event({ type: 'give', seat, to, card })

test('what an exchange brought is known until one plays, and only what came to oneself', () => {
  const events = [event({ type: 'deal' }), give(3, 0, 'SA'), give(0, 3, 'S3'), give(2, 1, null), give(3, 0, 'H2')]
  expect(cameTo(events, 0)).toEqual(['SA', 'H2'])
  expect(cameTo([...events, event({ type: 'play', seat: 1, cards: [] })], 0)).toEqual(['SA', 'H2'])
  expect(cameTo([...events, event({ type: 'play', seat: 0, cards: [] })], 0)).toEqual([])
  expect(cameTo([...events, event({ type: 'deal' })], 0)).toEqual([])
  expect(cameTo([event({ type: 'deal' }), event({ type: 'take', seat: 2, card: 'RJ' })], 2)).toEqual(['RJ'])
})
