import { describe, expect, test } from 'vitest'
import { typeKey } from './typing.ts'

const type = (keys: string, words: readonly string[]) => {
  let typed = ''
  let last = typeKey('', '', words)
  for (const key of keys) {
    last = typeKey(typed, key, words)
    typed = last.typed
  }
  return last
}

describe('typing a card or a place', () => {
  const hand = ['S10', 'HA', 'RJ', 'SA']

  test('a whole word is found, capital or small', () => {
    expect(type('s10', hand)).toEqual({ typed: 's10', word: 0, done: true })
    expect(type('HA', hand)).toEqual({ typed: 'ha', word: 1, done: true })
  })

  test('half a word is kept', () => {
    expect(type('s1', hand)).toEqual({ typed: 's1', word: null, done: false })
  })

  test('a word that begins a longer one waits for more', () => {
    const hours = ['1', '2', '10', '11', '12', '0']
    expect(type('1', hours)).toEqual({ typed: '1', word: 0, done: false })
    expect(type('12', hours)).toEqual({ typed: '12', word: 4, done: true })
    expect(type('2', hours)).toEqual({ typed: '2', word: 1, done: true })
  })

  test('a letter that does not fit begins anew', () => {
    expect(type('sr', hand)).toEqual({ typed: 'r', word: null, done: false })
    expect(type('srj', hand)).toEqual({ typed: 'rj', word: 2, done: true })
  })

  test('what fits nothing is forgotten', () => {
    expect(type('x', hand)).toEqual({ typed: '', word: null, done: false })
  })

  test('Backspace takes a letter back', () => {
    expect(typeKey('s1', 'Backspace', hand)).toEqual({ typed: 's', word: null, done: false })
  })

  test('negative places of a growing field can be written', () => {
    expect(type('-1,0', ['0,0', '-1,0', '-1,-1'])).toEqual({ typed: '-1,0', word: 1, done: true })
  })

  test('of cards that are alike the first counts', () => {
    expect(type('s3', ['S3', 'S3'])).toEqual({ typed: 's3', word: 0, done: true })
  })
})
