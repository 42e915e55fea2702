import { expect, test } from 'vitest'
import { seatsUnasked, usualSeats } from './seat.ts'

test.each([
  ['Exjan', [3, 4], 4],
  ['Cut-in Daifugo', [4, 5, 6, 7, 8], 4],
  ['Southern Cross', [1, 2, 3, 4, 5], 2],
  ['CCC', [2, 3, 4], 2],
  ['San Jia Xi', [6], 6],
])('%s is offered to a usual number', (_, possible, usual) => {
  expect(usualSeats(possible)).toBe(usual)
  expect(seatsUnasked(possible)).toBe(possible.includes(1) ? 1 : usual)
})
