import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, isJsonWithin } from './json.ts'

describe('canonicalJson', () => {
  it('sorts keys by their UTF-16 units, numbers among them too, at every depth', () => {
    expect(canonicalJson({ b: 1, a: { 10: 'x', 9: 'y' }, é: null, B: [{ d: 1, c: 2 }] })).toBe(
      '{"B":[{"c":2,"d":1}],"a":{"10":"x","9":"y"},"b":1,"é":null}',
    )
  })

  it('leaves out keys without a value', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect([canonicalJson(undefined), canonicalJson([undefined])]).toEqual(['null', '[null]'])
  })

  it('gives equal values equal texts, and keeps the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const backwards = JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
          typeof inner === 'object' && inner !== null && !Array.isArray(inner)
            ? Object.fromEntries(Object.entries(inner).reverse())
            : inner,
        )
        expect(canonicalJson(backwards)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('tells a key called __proto__ from none', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
  })
})

describe('isJsonWithin', () => {
  it('counts every value and every level', () => {
    expect(isJsonWithin([1, [2]], 2, 4)).toBe(true)
    expect(isJsonWithin([1, [2]], 1, 4)).toBe(false)
    expect(isJsonWithin([1, [2]], 2, 3)).toBe(false)
    expect(isJsonWithin({ a: { b: 1 } }, 2, 3)).toBe(true)
    expect(isJsonWithin({ a: { b: 1 } }, 1, 3)).toBe(false)
  })

  it('takes whatever JSON has, as far as there is room', () => {
    for (const value of [null, true, false, '', 'a', 0, -1.5, [], {}]) expect(isJsonWithin(value, 0, 1)).toBe(true)
    for (const value of [null, true, 'a', 0, [], {}]) expect(isJsonWithin(value, 0, 0)).toBe(false)
    expect([isJsonWithin({ a: 1, b: 2 }, 1, 3), isJsonWithin({ a: 1, b: 2 }, 1, 2)]).toEqual([true, false])
  })

  it('takes nothing that is not JSON', () => {
    for (const value of [undefined, () => 1, Symbol('s'), 1n, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isJsonWithin([value], 5, 5)).toBe(false)
  })

  it('stops at a value without end', () => {
    const circle: unknown[] = []
    circle.push(circle)
    expect(isJsonWithin(circle, 50, 1000)).toBe(false)
    expect(isJsonWithin(new Array(1e9), 50, 1000)).toBe(false)
  })
})
