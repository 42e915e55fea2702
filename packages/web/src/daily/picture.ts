/** What a picture of a result says, line by line; of the cards it tells nothing. */
export interface PictureWords {
  readonly head: string
  readonly score: string
  readonly game: string
  readonly foot: string
  readonly gains: readonly number[]
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const BARS = { top: 330, height: 150 }

/** A picture to share, as PNG; null where the browser cannot make one. */
export const drawPicture = async (words: PictureWords): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) return null
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const family = getComputedStyle(document.body).fontFamily
  context.fillStyle = colour('--paper')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = colour('--ink')
  const write = (text: string, size: number, y: number, weight = 400): void => {
    context.font = `${weight} ${size}px ${family}`
    context.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN)
  }
  write(words.head, 40, 120)
  write(words.score, 96, 240, 700)
  write(words.game, 40, 300)
  write(words.foot, 40, 570)
  drawGains(context, words.gains)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

const drawGains = (context: CanvasRenderingContext2D, gains: readonly number[]): void => {
  const most = Math.max(1, ...gains)
  const width = (WIDTH - 2 * MARGIN) / Math.max(1, gains.length)
  for (const [index, gain] of gains.entries()) {
    const height = Math.max(3, (gain / most) * BARS.height)
    context.fillRect(MARGIN + index * width + 3, BARS.top + BARS.height - height, width - 6, height)
  }
}
