import type { Canvas, Paint } from './canvas.ts'
import { drawCard } from './cards.ts'
import type { Look } from './look.ts'
import { columnsOf } from './text.ts'

/** What is written into the frame of a card. */
export interface CardBox {
  /** Absent for a place without a card. */
  readonly card?: string | undefined
  /** In the upper edge: the name of the cell. */
  readonly label?: string
  /** In the lower edge: how many cards lie beneath, or the number of the card. */
  readonly foot?: string
  readonly marked?: boolean
}

export const SMALL_BOX = { columns: 7, rows: 3 } as const
export const TALL_BOX = { columns: 9, rows: 5 } as const

/** Draws a card in a frame with its upper left corner at `x`, `y`; a marked one has a double frame. */
export const putCardBox = (
  canvas: Canvas,
  x: number,
  y: number,
  size: typeof SMALL_BOX | typeof TALL_BOX,
  box: CardBox,
  look: Look,
): void => {
  const { signs, paint } = look
  const [leftTop, rightTop, rightBottom, leftBottom, flat, upright] = [
    ...(box.marked ? signs.markedBox : signs.box),
  ] as [string, string, string, string, string, string]
  const frame: Paint = box.marked ? paint.accent : paint.dim
  const inner = size.columns - 2
  canvas.put(x, y, leftTop + flat.repeat(inner) + rightTop, frame)
  for (let row = 1; row < size.rows - 1; row++) {
    canvas.put(x, y + row, upright, frame)
    canvas.put(x + 1, y + row, ' '.repeat(inner))
    canvas.put(x + size.columns - 1, y + row, upright, frame)
  }
  canvas.put(x, y + size.rows - 1, leftBottom + flat.repeat(inner) + rightBottom, frame)
  if (box.label !== undefined) canvas.put(x + 1 + Math.floor((inner - columnsOf(box.label)) / 2), y, box.label, frame)
  if (box.foot !== undefined) canvas.put(x + inner - columnsOf(box.foot), y + size.rows - 1, box.foot, frame)
  if (box.card !== undefined) putFace(canvas, x, y, size, box.card, look)
}

const putFace = (
  canvas: Canvas,
  x: number,
  y: number,
  size: { readonly columns: number; readonly rows: number },
  name: string,
  look: Look,
): void => {
  const { text, paint } = drawCard(name, look)
  if (size.rows === SMALL_BOX.rows) {
    canvas.put(x + 2, y + 1, text, paint)
    return
  }
  const index = text.slice(1)
  canvas.put(x + 2, y + 1, index, paint)
  canvas.put(x + 4, y + 2, text.slice(0, 1), paint)
  canvas.put(x + size.columns - 2 - columnsOf(index), y + 3, index, paint)
}
