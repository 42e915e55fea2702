import type { Pictogram } from '@tefuda/kernel'

/** A hand of cards, one of them leaping in over the others. */
export const pictogram: Pictogram = [
  { card: [22, 30, 27, 38], turn: -16, paint: 'paper' },
  { card: [34, 27, 27, 38], paint: 'paper' },
  { card: [48, 30, 27, 38], turn: 16, paint: 'paper' },
  { card: [54, 52, 24, 33], turn: -52, paint: 'filled' },
  { path: 'M14 22A40 40 0 0 1 80 20', paint: 'accent' },
]
