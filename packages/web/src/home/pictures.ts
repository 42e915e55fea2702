import type { Figure } from '@tefuda/kernel'

/** For each game a moment worth a look: the large picture beside its name. */
export const PICTURES: Readonly<Record<string, Figure>> = {
  'southern-cross': {
    spots: ['H8', 'S8', 'D8', 'C9', 'S7', 'CK', 'D10', 'HA', 'H6'].map((card, place) => ({
      x: place % 3,
      y: Math.floor(place / 3),
      card,
      ...(place === 0 && { placed: true }),
    })),
    lines: [
      [0, 1, 2],
      [0, 3, 6],
      [0, 4, 8],
    ],
  },
}
