import { expect, test } from 'vitest'
import { createCanvas } from './canvas.ts'

const red = (text: string): string => `<${text}>`

test('text is put in place and rows lose their trailing blanks', () => {
  const canvas = createCanvas(10, 2)
  canvas.put(2, 0, 'ab')
  canvas.put(0, 1, 'c', red)
  expect(canvas.lines()).toEqual(['  ab', '<c>'])
})

test('what does not fit is left out, wide characters as a whole', () => {
  const canvas = createCanvas(4, 1)
  canvas.put(-1, 0, 'xa')
  canvas.put(3, 0, '手')
  canvas.put(0, 5, 'nowhere')
  expect(canvas.lines()).toEqual(['a'])
})

test('covering half of a wide character blanks the other half', () => {
  const canvas = createCanvas(4, 1)
  canvas.put(0, 0, '手札')
  canvas.put(1, 0, 'x')
  expect(canvas.lines()).toEqual([' x札'])
})

test('neighbours of one colour are coloured together', () => {
  const canvas = createCanvas(6, 1)
  canvas.put(0, 0, 'ab', red)
  canvas.put(2, 0, 'c', red)
  canvas.put(3, 0, 'd')
  expect(canvas.lines()).toEqual(['<abc>d'])
})
