import { expect, it } from 'vitest'
import { keepLast } from './keep-last.ts'

it('makes what is kept once, and lets go of what was asked for longest ago', () => {
  const made: string[] = []
  const kept = keepLast<{ readonly key: string }>(2)
  const ask = (key: string): string =>
    kept(key, () => {
      made.push(key)
      return { key }
    }).key
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
