import { text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { onItsWay } from './on-its-way.ts'
import type { Picture, PicturedCard } from './table-game.ts'

const card = (name: string, chosen: boolean): PicturedCard => ({
  name,
  states: chosen ? ['selected'] : ['playable'],
  away: false,
  chosen,
  isPublic: false,
  anchor: null,
})

const picture: Picture = {
  hand: [card('H5', false), card('S6', true)],
  offers: { ask: null, list: [] },
  actions: [{ id: 'place', label: text('ここに置く', 'Place here'), unavailable: null, key: null }],
  readout: null,
  gain: 20,
}

test('the cards of a move on its way have left the hand, and nothing more is offered', () => {
  const { hand, offers, gain } = onItsWay(picture, false)
  expect(hand.map(({ away }) => away)).toEqual([false, true])
  expect(offers).toBeNull()
  expect(gain).toBe(20)
})

test('a slow answer makes everything look as inactive as it is; a quick one lets nothing flicker', () => {
  expect(onItsWay(picture, false).actions).toEqual(picture.actions)
  expect(onItsWay(picture, false).hand[0]).toEqual(picture.hand[0])
  expect(onItsWay(picture, true).actions[0]?.unavailable?.en).toContain('on its way')
  expect(onItsWay(picture, true).hand[0]?.states).toEqual(['resting'])
})
