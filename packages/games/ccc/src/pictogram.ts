import type { CardShape, Pictogram } from '@tefuda/kernel'

const cell = (place: number): CardShape => ({ card: [15 + 23 * (place % 3), 15 + 23 * Math.floor(place / 3), 20, 20] })

/** The board with coins of two players on it. */
export const pictogram: Pictogram = [
  ...[0, 1, 2, 3, 5, 6, 7, 8].map(cell),
  { ...cell(4), paint: 'filled' },
  { dot: [25, 25, 6] },
  { dot: [71, 48, 6] },
  { dot: [48, 48, 6], paint: 'on-filled' },
  { path: 'M66 71H76M71 66V76' },
]
