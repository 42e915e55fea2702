import type { CardShape, Pictogram } from '@tefuda/kernel'

const cell = (place: number): CardShape => ({ card: [15 + 24 * (place % 3), 9 + 30 * Math.floor(place / 3), 18, 24] })

/** The field, and the lines that go through its middle. */
export const pictogram: Pictogram = [
  ...[0, 1, 2, 3, 5, 6, 7, 8].map(cell),
  { ...cell(4), paint: 'filled' },
  {
    path: 'M33 51H39M57 51H63M48 33V39M48 63V69M33.5 33.5L38.5 38.5M57.5 63.5L62.5 68.5M62.5 33.5L57.5 38.5M38.5 63.5L33.5 68.5',
    paint: 'accent',
  },
]
