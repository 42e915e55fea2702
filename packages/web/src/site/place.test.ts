import { expect, test } from 'vitest'
import { isForHereAlone } from './place.ts'

test.each([
  'http://localhost:8787/table/x',
  'http://tefuda.localhost/table/x',
  'http://127.0.0.1:8787/table/x',
  'http://127.1.2.3/table/x',
  'http://[::1]:8787/table/x',
])('%s leads to this computer alone', (address) => {
  expect(isForHereAlone(address)).toBe(true)
})

test.each([
  'http://192.168.1.20:8787/table/x',
  'https://cards.example/table/x',
  'http://cards.test/table/localhost',
  'https://localhost.example/table/x',
  'https://notlocalhost/table/x',
  'https://127.0.0.1.example/table/x',
  'http://[2001:db8::1]/table/x',
])('%s leads there from other computers too', (address) => {
  expect(isForHereAlone(address)).toBe(false)
})
