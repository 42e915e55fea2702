import type { Pictogram } from '@tefuda/kernel'

/** A hand of which a card was called and lies across. */
export const pictogram: Pictogram = [
  { card: [9, 22, 14, 20] },
  { card: [26, 22, 14, 20] },
  { card: [43, 22, 14, 20] },
  { card: [60, 22, 14, 20] },
  { card: [9, 48, 14, 20] },
  { card: [26, 48, 14, 20] },
  { card: [43, 51, 20, 14], paint: 'filled' },
  { card: [66, 48, 14, 20] },
  { path: 'M9 78H80' },
]
