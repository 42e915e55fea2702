import type { Pack } from '@tefuda/kernel'
import { type CardFace, readCardName, type SymbolLetter } from './card-name.ts'
import { glyphWidth, lettering } from './lettering.ts'
import { SEAL_INK, SEAL_PATHS } from './seal-mark.ts'
import { SUIT_SHAPES, type SuitLetter } from './suits.ts'

// A face lives in a box of 100 × 140. Index first: rank, then suit, in the left 44 units, so that a fan that
// shows 44 % of each card is still fully readable. Colours come from custom properties alone.

const suitColour = (suit: SuitLetter): string => `var(--suit-${suit.toLowerCase()})`

const pip = (suit: SuitLetter, x: number, y: number, size: number, colour = suitColour(suit)): string =>
  `<path d="${SUIT_SHAPES[suit]}" fill="${colour}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"/>`

/** Head-dress of the courts, in a box of 48 × 26, worn by the large pip. */
const HEAD_DRESS = {
  K: '<path d="M3 26L0 5L12 13L24 -2L36 13L48 5L45 26Z"/>',
  Q: '<path d="M4 26L2 12C8 19 13 18 16 9C18 17 21 19 24 19C27 19 30 17 32 9C35 18 40 19 46 12L44 26Z"/><circle cx="3" cy="7" r="4"/><circle cx="16" cy="3" r="4"/><circle cx="32" cy="3" r="4"/><circle cx="45" cy="7" r="4"/>',
  J: '<path d="M2 26V19H46V26ZM6 16C8 4 16 0 24 0C32 0 40 4 42 16Z"/><path d="M36 6C42 0 44 -7 41 -14C34 -11 29 -6 28 -2Z"/>',
} as const

const isCourt = (rank: string): rank is keyof typeof HEAD_DRESS => rank in HEAD_DRESS

const onPaper = (inner: string): string =>
  `<rect x="1" y="1" width="98" height="138" rx="9" fill="var(--card-paper)" stroke="var(--card-edge)" stroke-width="2"/>${inner}`

const suited = (suit: SuitLetter, rank: string): string => {
  const colour = suitColour(suit)
  const index = lettering(rank, 8, 11, 48, colour) + pip(suit, 22, 81, 27)
  if (isCourt(rank))
    return onPaper(
      `${index}${pip(suit, 65, 109, 45)}<g transform="translate(41 57)" fill="${colour}">${HEAD_DRESS[rank]}</g>`,
    )
  return onPaper(index + (rank === 'A' ? pip(suit, 66, 100, 58) : pip(suit, 65, 104, 52)))
}

/** What the six symbols of the Exjan pack look like, in a box of 60 × 60: flag, coronet, crown, crescent, flame, mountains. */
const EMBLEM: Readonly<Record<SymbolLetter, string>> = {
  J: '<path d="M14 2H20V60H14Z"/><path d="M20 5H56L45 17L56 29H20Z"/>',
  Q: '<path d="M7 54V26C16 36 20 34 23 22C25 32 28 35 30 35C32 35 35 32 37 22C40 34 44 36 53 26V54Z"/><circle cx="7" cy="17" r="5.5"/><circle cx="22" cy="11" r="5.5"/><circle cx="38" cy="11" r="5.5"/><circle cx="53" cy="17" r="5.5"/>',
  K: '<path d="M8 54L3 16L18 28L30 4L42 28L57 16L52 54Z"/>',
  C: '<path d="M48 50A27 27 0 1 1 48 8A22 22 0 1 0 48 50Z"/>',
  F: '<path d="M31 1C35 16 52 24 52 41C52 53 42 60 30 60C18 60 8 53 8 41C8 32 13 27 17 20C18 27 20 30 24 32C23 20 26 9 31 1ZM30 34C33 40 39 42 39 48C39 53 35 56 30 56C25 56 21 53 21 48C21 42 28 41 30 34Z" fill-rule="evenodd"/>',
  M: '<path d="M1 54L22 12L33 32L40 21L59 54Z"/>',
}

const STRIP = 'M10 1H46V139H10A9 9 0 0 1 1 130V10A9 9 0 0 1 10 1Z'
const STRIP_MIDDLE = 23.5
const PAPER = 'var(--card-paper)'

/** A filled strip where the index stands, letter and suit in it as paper; so symbols are never taken for numbers. */
const symbol = (suit: SuitLetter, rank: SymbolLetter): string => {
  const colour = suitColour(suit)
  const letter = lettering(rank, STRIP_MIDDLE - glyphWidth(rank, 44) / 2, 13, 44, PAPER, 18)
  return onPaper(
    `<path d="${STRIP}" fill="${colour}"/>${letter}${pip(suit, STRIP_MIDDLE, 84, 27, PAPER)}` +
      `<g transform="translate(51.5 80) scale(.72)" fill="${colour}">${EMBLEM[rank]}</g>` +
      '<rect x="1" y="1" width="98" height="138" rx="9" fill="none" stroke="var(--card-edge)" stroke-width="2"/>',
  )
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

/** Ink ground, a lattice of seven treasures (shippo), the seal of Tefuda in the middle. */
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

/** The name of a card that has no face of its own, as large as it fits. */
const lettered = (name: string): string => {
  const size = Math.min(56, 150 / Math.max(1, name.length))
  const escaped = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return onPaper(
    `<text x="50" y="${70 + size * 0.35}" text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--suit-s)">${escaped}</text>`,
  )
}

const draw = (face: CardFace): string => {
  switch (face.kind) {
    case 'back':
      return back()
    case 'plain':
      return lettered(face.name)
    case 'joker':
      return joker(face.red)
    case 'symbol':
      return symbol(face.suit, face.rank)
    case 'suited':
      return suited(face.suit, face.rank)
  }
}

/** The drawing of a card as SVG elements in a box of 100 × 140. */
export const cardFace = (name: string, pack: Pack = 'french'): string => draw(readCardName(name, pack))
