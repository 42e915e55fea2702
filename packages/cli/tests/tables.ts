import type { Match } from '@tefuda/kernel'
import { drawingOf } from '../src/games/index.ts'
import { drawFrame, type Size } from '../src/play/frame.ts'
import { namesOf } from '../src/play/narration.ts'
import { createLook, type Look } from '../src/terminal/look.ts'

/** Every preset of Exjan and of CCC, with the fewest and the most seats. */
export const BOARD_TABLES: readonly (readonly [game: string, preset: string, seats: number])[] = [
  ['exjan', 'standard', 3],
  ['exjan', 'standard', 4],
  ['ccc', 'standard', 2],
  ['ccc', 'standard', 4],
  ['ccc', 'small', 3],
  ['ccc', 'large', 4],
  ['ccc', 'advanced', 2],
]

export const JA = createLook({ lang: 'ja', colours: false })
export const EN = createLook({ lang: 'en', colours: false })

export const LOOKS: readonly Look[] = [
  JA,
  createLook({ lang: 'en', colours: true }),
  createLook({ lang: 'ja', colours: false, ascii: true }),
]

/** The whole screen of somebody who is asked for a move. */
export const screenOf = (
  match: Match,
  viewer: number | null,
  look: Look,
  size: Size,
  recent: readonly unknown[] = [],
) =>
  drawFrame(
    {
      match,
      viewer,
      names: namesOf(match, look),
      recent,
      preview: null,
      pan: { x: 0, y: 0 },
      message: ['…'],
      asked: true,
    },
    drawingOf(match.game.id),
    look,
    size,
  )
