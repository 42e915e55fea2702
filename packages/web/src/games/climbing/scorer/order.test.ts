import { expect, test } from 'vitest'
import { completed, isOrder, NO_ORDER, tapped } from './order.ts'

test('seats go out in the order of taps, the last one by itself; a second tap takes one back', () => {
  let order = tapped(tapped(NO_ORDER, 2, false), 0, false)
  expect(completed(order, 4)).toBeNull()
  order = tapped(order, 3, true)
  expect(completed(order, 4)).toEqual({ out: [2, 0, 1], fouled: [3] })
  expect(tapped(order, 2, false)).toEqual({ out: [0], fouled: [3] })
  expect(tapped(order, 3, false)).toEqual({ out: [2, 0], fouled: [] })
})

test('what is kept names every seat once', () => {
  expect(isOrder({ out: [2, 0, 1], fouled: [3] }, 4)).toBe(true)
  for (const other of [
    null,
    {},
    { out: [0], fouled: [] },
    { out: [0, 1, 2, 2], fouled: [] },
    { out: [0, 1, 2, 3, 4], fouled: [] },
  ])
    expect(isOrder(other, 4)).toBe(false)
})
