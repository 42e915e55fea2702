import { EXJAN_DECK } from '@tefuda/exjan'
import { frenchDeck } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { cardLabel, cardNames, readCardName } from './card-name.ts'
import { cardFace } from './face.ts'

const deck = frenchDeck()
const names = deck.cards.map(deck.name)

test('every card of the French pack has a face of its own', () => {
  expect(new Set(names.map((name) => cardFace(name))).size).toBe(54)
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

test('names that no card of the pack has are those of a pack that nobody has drawn', () => {
  for (const name of ['', 'S1', 'S11', 'X8', 's8', 'S8 ']) expect(readCardName(name)).toEqual({ kind: 'plain', name })
})

test('cards are found in a sentence, rulings and cells are not', () => {
  expect('S8をc3に。H10 と RJ、SC-6 により'.match(cardNames('french'))).toEqual(['S8', 'H10', 'RJ'])
  expect('S8@c3, D100 or HAT'.match(cardNames('french'))).toEqual(['S8'])
})

describe('the pack of Exjan', () => {
  const pack = EXJAN_DECK.cards.map(EXJAN_DECK.name)

  test('has 88 faces, all of them different', () => {
    expect(new Set(pack.map((name) => cardFace(name, 'exjan'))).size).toBe(88)
  })

  test('takes its colours from the style sheet alone', () => {
    for (const name of pack)
      expect(cardFace(name, 'exjan').match(/(?:fill|stroke)="(?!none|var\(--)[^"]*"/g), name).toBeNull()
  })

  test('draws the six symbols each in a shape of its own, whatever the suit and colour', () => {
    const shapes = ['J', 'Q', 'K', 'C', 'F', 'M'].map(
      (rank) => /scale\(\.72\)"[^>]*>(.*)<\/g>/.exec(cardFace(`S${rank}`, 'exjan'))?.[1],
    )
    expect(new Set(shapes).size).toBe(6)
  })

  test('draws a jack otherwise than the French pack', () => {
    expect(cardFace('SJ', 'exjan')).not.toBe(cardFace('SJ'))
    expect(cardFace('S7', 'exjan')).toBe(cardFace('S7'))
  })

  test('is called aloud by number or letter', () => {
    expect(cardLabel('S0', 'ja', 'exjan')).toBe('スペードの0')
    expect(cardLabel('C15', 'en', 'exjan')).toBe('15 of clubs')
    expect(cardLabel('HJ', 'en', 'exjan')).toBe('J of hearts')
    expect(new Set(pack.map((name) => cardLabel(name, 'ja', 'exjan'))).size).toBe(88)
  })

  test('has no ace and no joker', () => {
    for (const name of ['SA', 'RJ', 'S16', 'H']) expect(readCardName(name, 'exjan')).toEqual({ kind: 'plain', name })
  })

  test('is found in a sentence', () => {
    expect('S0 を捨て、CC と H15 を待つ（EJ-7）'.match(cardNames('exjan'))).toEqual(['S0', 'CC', 'H15'])
  })
})
