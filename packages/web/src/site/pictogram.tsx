import type { Pictogram as Drawn } from '@tefuda/kernel'
import { catalogueGame } from '../catalogue/catalogue.ts'
import './pictogram.css'

/** A hand of cards, for a game without a picture of its own. */
const ANY: Drawn = [
  { card: [16, 28, 28, 40], turn: -14, paint: 'paper' },
  { card: [34, 24, 28, 40], paint: 'filled' },
  { card: [52, 28, 28, 40], turn: 14, paint: 'paper' },
  { path: 'M18 80H78', paint: 'accent' },
]

/** The picture of a game. */
export const Pictogram = ({ game }: { readonly game: string }) => (
  <svg className="pictogram" viewBox="0 0 96 96" aria-hidden="true">
    {(catalogueGame(game)?.pictogram ?? ANY).map((shape) => (
      <Shape key={JSON.stringify(shape)} shape={shape} />
    ))}
  </svg>
)

const Shape = ({ shape }: { readonly shape: Drawn[number] }) => {
  if ('path' in shape) return <path d={shape.path} data-paint={shape.paint} />
  if ('dot' in shape) {
    const [x, y, radius] = shape.dot
    return <circle cx={x} cy={y} r={radius} data-paint={shape.paint} />
  }
  const { card, turn, paint } = shape
  const [x, y, width, height] = card
  const transform = turn === undefined ? undefined : `rotate(${turn} ${x + width / 2} ${y + height / 2})`
  return <rect x={x} y={y} width={width} height={height} rx={2.5} transform={transform} data-paint={paint} />
}
