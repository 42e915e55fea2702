import { expect, it } from 'vitest'
import { lineOfFault } from './json-line.ts'

it.each([
  ['a comma that is missing', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['one too many', '{\n  "a": [1, 2],\n}', 3],
  ['a word without quotes', '{ "a": 1,\n\n  "b": greedy }', 3],
  ['a key without quotes', '{\n  a: 1 }', 2],
  ['another bracket', '{ "a": [1,\n 2}\n}', 2],
  ['a bracket that is never shut', '{ "a": {\n "b": "}" }\n', 3],
  ['a quote that is never shut', '{\n "a": "b,\n "c": 1 }', 2],
  ['a comment', '{ // of mine\n "a": 1 }', 1],
  ['more than one value', '{ "a": [] }\n{}', 2],
  ['nothing at all', '', 1],
])('%s is found in its line', (_, json, line) => {
  expect(() => JSON.parse(json)).toThrow(SyntaxError)
  expect(lineOfFault(json)).toBe(line)
})

it('what is JSON is read to its end', () => {
  const json = JSON.stringify({ a: [1.5e-3, -0, true, null, 'é"\\\n\u0001', [], {}], 'b:,': { c: [[]] } }, null, 2)
  expect(lineOfFault(`${json}\n`)).toBe(json.split('\n').length + 1)
})

it('a long text is no trouble', () => {
  expect(lineOfFault(`["${'x'.repeat(1_000_000)}",\n${'['.repeat(100_000)}`)).toBe(2)
})
