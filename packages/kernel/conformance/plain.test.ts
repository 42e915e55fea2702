import { describe, expect, it } from 'vitest'
import { jsonFault, sharedObject, textFault } from './plain.ts'

describe('jsonFault', () => {
  it('finds nothing in JSON', () => {
    expect(jsonFault({ a: [1, 'x', null, true, { b: [] }] })).toBeNull()
  })

  it.each([
    [{ a: [1, undefined] }, 'a.1 is undefined'],
    [{ a: Number.NaN }, 'a is NaN'],
    [[-0], '0 is minus zero'],
    [{ a: { b: new Uint8Array(2) } }, 'a.b is a Uint8Array'],
    [new Map(), 'it is a Map'],
    [{ a: 1n }, 'a is a bigint'],
    [{ a: () => 1 }, 'a is a function'],
    [Object.create(null), 'it is a object without a prototype'],
  ])('finds what JSON does not keep: %o', (value, fault) => {
    expect(jsonFault(value)).toBe(fault)
  })
})

describe('sharedObject', () => {
  const hand = [1, 2]

  it('finds what two values share, at any depth', () => {
    expect(sharedObject({ hands: [hand] }, { deep: { other: [0, hand] } })).toBe('deep.other.1')
    expect(sharedObject(hand, hand)).toBe('the whole')
  })

  it('lets them share what cannot change, and what is only equal', () => {
    expect(sharedObject({ hands: [hand] }, { hands: [hand.slice()] })).toBeNull()
    const frozen = Object.freeze([1])
    expect(sharedObject({ a: frozen }, { a: frozen })).toBeNull()
  })

  it('looks into what cannot change', () => {
    const frozen = Object.freeze({ inner: hand })
    expect(sharedObject({ a: frozen }, { b: frozen })).toBe('b.inner')
  })

  it('comes to an end in a circle', () => {
    const circle: unknown[] = []
    circle.push(circle)
    expect(sharedObject(circle, [circle])).toBe('0')
  })
})

describe('textFault', () => {
  it.each([
    [{ ja: '番です', en: 'Your turn' }, null],
    [{ ja: '', en: 'Your turn' }, 'has no Japanese'],
    [{ ja: '番です', en: ' ' }, 'has no English'],
    [{ ja: '番です', en: 'a\nb' }, 'breaks into lines'],
    [{ ja: '番です', en: 'あなたの番' }, 'has Japanese instead of English: あなたの番'],
    [{ ja: '大富豪', en: 'Millionaire (大富豪)' }, null],
    [undefined, 'is not in both languages'],
  ])('%o: %s', (text, fault) => {
    expect(textFault(text)).toBe(fault)
  })
})
