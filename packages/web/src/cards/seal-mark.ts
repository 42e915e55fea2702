/** The mark of Tefuda, a hand of three cards: paths in a box of 34 × 34, drawn as lines. */
export const SEAL_PATHS = [
  'M12.2 24.8L7.2 11.4L12.3 9.5',
  'M21.8 24.8L26.8 11.4L21.7 9.5',
  'M13.7 7.4H20.3Q21.7 7.4 21.7 8.8V23.8Q21.7 25.2 20.3 25.2H13.7Q12.3 25.2 12.3 23.8V8.8Q12.3 7.4 13.7 7.4Z',
] as const

export const SEAL_INK = '#fff6ee'
