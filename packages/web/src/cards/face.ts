import { type CardFace, readCardName } from './card-name.ts'
import { glyphWidth, lettering } from './lettering.ts'
import { SEAL_INK, SEAL_PATHS } from './seal-mark.ts'
import { SUIT_SHAPES, type SuitLetter } from './suits.ts'

// A face lives in a box of 100 × 140. Index first: rank, then suit, in the left 44 units, so that a fan that
// shows 44 % of each card is still fully readable. Colours come from custom properties alone.

const suitColour = (suit: SuitLetter): string => `var(--suit-${suit.toLowerCase()})`

const pip = (suit: SuitLetter, x: number, y: number, size: number): string =>
  `<path d="${SUIT_SHAPES[suit]}" fill="${suitColour(suit)}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"/>`

/** Head-dress of the courts, in a box of 48 × 26, worn by the large pip. */
const HEAD_DRESS = {
  K: '<path d="M3 26L0 5L12 13L24 -2L36 13L48 5L45 26Z"/>',
  Q: '<path d="M4 26L2 12C8 19 13 18 16 9C18 17 21 19 24 19C27 19 30 17 32 9C35 18 40 19 46 12L44 26Z"/><circle cx="3" cy="7" r="4"/><circle cx="16" cy="3" r="4"/><circle cx="32" cy="3" r="4"/><circle cx="45" cy="7" r="4"/>',
  J: '<path d="M2 26V19H46V26ZM6 16C8 4 16 0 24 0C32 0 40 4 42 16Z"/><path d="M36 6C42 0 44 -7 41 -14C34 -11 29 -6 28 -2Z"/>',
} as const

const isCourt = (rank: string): rank is keyof typeof HEAD_DRESS => rank in HEAD_DRESS

const onPaper = (inner: string): string =>
  `<rect x="1" y="1" width="98" height="138" rx="9" fill="var(--card-paper)" stroke="var(--card-edge)" stroke-width="2"/>${inner}`

const french = (suit: SuitLetter, rank: string): string => {
  const colour = suitColour(suit)
  const index = lettering(rank, 8, 11, 48, colour) + pip(suit, 22, 81, 27)
  if (isCourt(rank))
    return onPaper(
      `${index}${pip(suit, 65, 109, 45)}<g transform="translate(41 57)" fill="${colour}">${HEAD_DRESS[rank]}</g>`,
    )
  return onPaper(index + (rank === 'A' ? pip(suit, 66, 100, 58) : pip(suit, 65, 104, 52)))
}

const STAR = 'M50 2L62.5 35.5L98 37L70 59L79.5 94L50 74L20.5 94L30 59L2 37L37.5 35.5Z'

const star = (x: number, y: number, size: number, paint: string): string =>
  `<path d="${STAR}" ${paint} stroke-linejoin="round" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"/>`

/** A star instead of a rank, a seal instead of a pip: full for the red joker, outline for the black, so that they differ without colour too. */
const joker = (red: boolean): string => {
  const colour = red ? 'var(--joker-r)' : 'var(--joker-b)'
  const index = red
    ? star(26, 33, 42, `fill="${colour}"`)
    : star(26, 33, 37, `fill="none" stroke="${colour}" stroke-width="12"`)
  const seal = red
    ? `<circle cx="63" cy="103" r="28" fill="${colour}"/>${star(63, 102, 36, 'fill="var(--card-paper)"')}`
    : `<circle cx="63" cy="103" r="26" fill="none" stroke="${colour}" stroke-width="4.5"/>${star(63, 102, 34, `fill="${colour}"`)}`
  let x = 8
  const letters = [...'JOKER'].map((letter) => {
    const drawn = lettering(letter, x, 60, 11, colour, 18)
    x += glyphWidth(letter, 11) + 1.6
    return drawn
  })
  return onPaper(index + letters.join('') + seal)
}

/** Ink ground, a lattice of seven treasures (shippo), the seal of the house in the middle. */
const back = (): string => {
  const rings = Array.from(
    { length: 48 },
    (_, i) => `<circle cx="${(i % 6) * 20}" cy="${Math.floor(i / 6) * 20}" r="14.14"/>`,
  )
  return (
    '<rect x="1" y="1" width="98" height="138" rx="9" fill="var(--back-ground)" stroke="var(--back-edge)" stroke-width="2"/>' +
    `<svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124"><g fill="none" stroke="var(--back-line)" stroke-width="1.1">${rings.join('')}</g></svg>` +
    '<rect x="8" y="8" width="84" height="124" rx="4" fill="none" stroke="var(--back-line)" stroke-width="1.4"/>' +
    `<g transform="translate(33 53)"><rect width="34" height="34" rx="5" fill="var(--seal)"/><path d="${SEAL_PATHS.join('')}" fill="none" stroke="${SEAL_INK}" stroke-width="2.1" stroke-linejoin="round"/></g>`
  )
}

const draw = (face: CardFace): string => {
  switch (face.kind) {
    case 'back':
      return back()
    case 'joker':
      return joker(face.red)
    case 'suited':
      return french(face.suit, face.rank)
  }
}

/** The drawing of a card as SVG elements in a box of 100 × 140. */
export const cardFace = (name: string): string => draw(readCardName(name))
