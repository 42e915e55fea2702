import { expect, test } from 'vitest'
import { barsOf, courseOf } from './gains.ts'
import { placeOf } from './place.ts'

const histogram = [
  { score: 100, count: 5 },
  { score: 200, count: 4 },
  { score: 300, count: 1 },
]

test('equal results share the better place, and the best of ten is among the top tenth', () => {
  expect(placeOf({ histogram, better: 1 })).toEqual({ place: 2, count: 10, percent: 20 })
  expect(placeOf({ histogram, better: 0 })).toEqual({ place: 1, count: 10, percent: 10 })
  expect(placeOf({ histogram, better: null }).place).toBeNull()
})

test('a game in which points are only won is told by what each move gained, another by how one stood', () => {
  expect(courseOf([0, 10, 10, 30])).toEqual([10, 0, 20])
  expect(courseOf([300, 300, 250, 280])).toEqual([50, 0, 30])
})

test('a game is a line of bars, the highest where most was gained', () => {
  expect(barsOf([0, 50, 100])).toBe('▁▅█')
  expect(barsOf([0, 0])).toBe('▁▁')
})
