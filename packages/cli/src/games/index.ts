import { cccDrawing } from './ccc.ts'
import { cutInDrawing } from './cut-in-daifugo.ts'
import type { GameDrawing } from './drawing.ts'
import { exjanDrawing } from './exjan.ts'
import { plainDrawing } from './plain.ts'
import { southernCrossDrawing } from './southern-cross.ts'
import { zhengShangYouDrawing } from './zheng-shang-you.ts'

const DRAWINGS: readonly GameDrawing[] = [
  southernCrossDrawing,
  cutInDrawing,
  exjanDrawing,
  zhengShangYouDrawing,
  cccDrawing,
]

/** How the terminal shows a game; plainly where nobody has drawn it yet. */
export const drawingOf = (game: string): GameDrawing =>
  DRAWINGS.find((drawing) => drawing.game === game) ?? plainDrawing
