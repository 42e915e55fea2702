import { frenchDeck } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { CARD_NAMES, cardLabel, readCardName } from './card-name.ts'
import { cardFace } from './face.ts'

const deck = frenchDeck()
const names = deck.cards.map(deck.name)

test('every card of the French pack has a face of its own', () => {
  expect(new Set(names.map(cardFace)).size).toBe(54)
})

test('faces take their colours from the style sheet alone', () => {
  for (const name of [...names, 'back'])
    expect(cardFace(name).match(/(?:fill|stroke)="(?!none|var\(--)[^"]*"/g) ?? []).toEqual(
      name === 'back' ? ['stroke="#fff6ee"'] : [],
    )
})

test('the index stands in the left 44 units of every face', () => {
  expect(cardFace('S10')).toMatch(/^<rect [^>]*\/><g transform="translate\(8 11\) scale\(0\.48\)"/)
})

test('cards are called by suit and rank in both languages', () => {
  expect(cardLabel('S8', 'ja')).toBe('スペードの8')
  expect(cardLabel('HQ', 'ja')).toBe('ハートのQ')
  expect(cardLabel('HQ', 'en')).toBe('queen of hearts')
  expect(cardLabel('D10', 'en')).toBe('10 of diamonds')
  expect(cardLabel('RJ', 'ja')).toBe('赤ジョーカー')
  expect(cardLabel('BJ', 'en')).toBe('black joker')
  expect(cardLabel('back', 'en')).toBe('face-down card')
})

test('all names are told apart aloud', () => {
  expect(new Set(names.map((name) => cardLabel(name, 'ja'))).size).toBe(54)
  expect(new Set(names.map((name) => cardLabel(name, 'en'))).size).toBe(54)
})

test('names that no card has are refused', () => {
  for (const name of ['', 'S1', 'S11', 'X8', 's8', 'S8 ']) expect(() => readCardName(name)).toThrow('no card is called')
})

test('cards are found in a sentence, rulings and cells are not', () => {
  expect('S8をc3に。H10 と RJ、SC-6 により'.match(CARD_NAMES)).toEqual(['S8', 'H10', 'RJ'])
  expect('S8@c3, D100 or HAT'.match(CARD_NAMES)).toEqual(['S8'])
})
