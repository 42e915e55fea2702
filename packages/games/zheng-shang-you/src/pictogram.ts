import type { Pictogram } from '@tefuda/kernel'

/** Cards that go up the river, one above the other. */
export const pictogram: Pictogram = [
  { card: [10, 58, 20, 28] },
  { card: [29, 40, 20, 28], paint: 'paper' },
  { card: [48, 24, 20, 28], paint: 'paper' },
  { card: [67, 8, 20, 28], paint: 'filled' },
  { path: 'M44 86c5-5 9-5 14 0s9 5 14 0 9-5 14 0M10 34c5-5 9-5 14 0' },
]
