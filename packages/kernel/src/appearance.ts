import { isObject } from './json.ts'
import { type Text, text } from './text.ts'

/** The packs of cards that are drawn: French cards with jokers; those of Exjan, whose courts are symbols of their own. */
export const PACKS = ['french', 'exjan'] as const

/** One of `PACKS`: the same name of a card may be another face in another pack. */
export type Pack = (typeof PACKS)[number]

/**
 * How a shape of a pictogram is painted where it is not as it is by itself (a card and a path: an outline in ink; a dot: full of ink).
 * `filled`: full of the accent's colour; one a picture is enough. `accent`: a line in that colour. `dashed`: a faint broken line.
 * `paper`: an outline that covers what lies below. `on-filled`: what is seen on something filled.
 */
export const PAINTS = ['filled', 'accent', 'dashed', 'paper', 'on-filled'] as const

/** One of `PAINTS`. */
export type Paint = (typeof PAINTS)[number]

interface Painted {
  readonly paint?: Paint
}

/** A card with round corners: x, y, width, height; `turn` in degrees clockwise about its middle. */
export interface CardShape extends Painted {
  readonly card: readonly [x: number, y: number, width: number, height: number]
  readonly turn?: number
}

/** A round piece: the x and y of its middle, its radius. */
export interface DotShape extends Painted {
  readonly dot: readonly [x: number, y: number, radius: number]
}

/** Lines, as SVG writes them in `d` of a path. */
export interface PathShape extends Painted {
  readonly path: string
}

/**
 * The picture of a game, in a box of 96 × 96 units (x to the right, y downward): one idea, told by a few shapes, which are painted one
 * after another.
 */
export type Pictogram = readonly (CardShape | DotShape | PathShape)[]

/** What points are in a game, and when a few of them are worth a word. */
export interface PointScale {
  /** As it stands behind a number: `点`, ` points` with its space. */
  readonly unit: Text
  /** What a decision loses at least to be called costly, in points; 0 where whatever is beyond doubt is. Also how finely points are told. */
  readonly threshold: number
}

/** What a game says of how it is shown; all of it may be missing. */
export interface Appearance {
  /** Absent: a hand of cards. */
  readonly pictogram?: Pictogram
  /** Absent: French cards. */
  readonly pack?: Pack
  /** Absent: points, of which any number is worth a word. */
  readonly pointScale?: PointScale
  /** What players call one deal of a session, in English so that an s makes several of it: `ラウンド`, `round`. Absent: `ゲーム`, `game`. */
  readonly dealWord?: Text
}

const GAME = text('ゲーム', 'game')

/** What players of a game call one deal; of a game that is not known, a game. */
export const dealWordOf = (game: Appearance | undefined): Text => game?.dealWord ?? GAME

/** What a deal of a session is called: `第2ラウンド`, `Round 2`. */
export const dealNamed = (game: Appearance | undefined, deal: number): Text => {
  const { ja, en } = dealWordOf(game)
  return text(`第${deal}${ja}`, `${en.charAt(0).toUpperCase()}${en.slice(1)} ${deal}`)
}

const MOST_SHAPES = 60
const PATH = /^M[MLHVCSQTAZ\d\s,.+-]{1,1000}$/i

/** What is wrong with how a game wants to be shown, which may be anything; empty where it can be drawn. */
export const appearanceFaults = (shown: { readonly [K in keyof Appearance]?: unknown }): Text[] => [
  ...pictogramFaults(shown.pictogram),
  ...(shown.pack === undefined || PACKS.some((pack) => pack === shown.pack)
    ? []
    : [text(`pack は ${PACKS.join(' か ')} にしてください。`, `pack has to be ${PACKS.join(' or ')}.`)]),
  ...(shown.pointScale === undefined || isPointScale(shown.pointScale) ? [] : [BAD_SCALE]),
  ...(shown.dealWord === undefined || isText(shown.dealWord) ? [] : [BAD_DEAL_WORD]),
]

const BAD_SCALE = text(
  'pointScale には unit（ja と en）と、0以上の数 threshold が要ります。',
  'pointScale needs a unit (ja and en) and a threshold, a number from 0.',
)

const BAD_DEAL_WORD = text('dealWord は ja と en で書いてください。', 'dealWord has to be written in ja and en.')

const isText = (value: unknown): value is Text =>
  isObject(value) && typeof value.ja === 'string' && typeof value.en === 'string'

const isPointScale = (value: unknown): value is PointScale =>
  isObject(value) &&
  isText(value.unit) &&
  typeof value.threshold === 'number' &&
  Number.isFinite(value.threshold) &&
  value.threshold >= 0

const pictogramFaults = (pictogram: unknown): Text[] => {
  if (pictogram === undefined) return []
  if (!Array.isArray(pictogram) || pictogram.length === 0 || pictogram.length > MOST_SHAPES)
    return [
      text(
        `pictogram は1〜${MOST_SHAPES}個の図形の配列にしてください。`,
        `pictogram has to be a list of 1 to ${MOST_SHAPES} shapes.`,
      ),
    ]
  const strange = pictogram.findIndex((shape) => !isShape(shape))
  if (strange < 0) return []
  return [
    text(
      `pictogram の図形 ${strange} は { card: [x, y, 幅, 高さ] }、{ dot: [x, y, 半径] }、{ path: 'M…' } のどれかにし、paint を付けるなら ${PAINTS.join('、')} から選んでください。`,
      `Shape ${strange} of pictogram has to be { card: [x, y, width, height] }, { dot: [x, y, radius] } or { path: 'M…' }, its paint, if any, one of ${PAINTS.join(', ')}.`,
    ),
  ]
}

const isShape = (value: unknown): boolean => {
  if (!isObject(value)) return false
  const { card, dot, path, turn, paint } = value
  if (paint !== undefined && !PAINTS.some((one) => one === paint)) return false
  if (card !== undefined) return areNumbers(card, 4) && (turn === undefined || Number.isFinite(turn))
  return dot !== undefined ? areNumbers(dot, 3) : typeof path === 'string' && PATH.test(path)
}

const areNumbers = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(Number.isFinite)
