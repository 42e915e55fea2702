import { text } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { sidesOf } from './side-mark.tsx'

test('teams have marks in the order in which they sit, and whoever plays alone has none', () => {
  const [a, b] = [text('甲組', 'Team A'), text('乙組', 'Team B')]
  expect(sidesOf({ side: (seat) => (seat % 2 === 0 ? b : a) }, {}, 4).map((side) => side?.mark)).toEqual([0, 1, 0, 1])
  expect(sidesOf({ side: () => null }, {}, 3)).toEqual([null, null, null])
})
