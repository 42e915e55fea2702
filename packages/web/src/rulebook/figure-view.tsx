import type { Figure } from '@tefuda/kernel'
import { useInsertionEffect } from 'react'
import { usePack } from '../cards/pack.ts'
import { ensureFace, faceId } from '../cards/sprite.ts'
import './figure.css'

const WIDTH = 100
const HEIGHT = 140
const GAP = 18
const MARGIN = 10

/** A small drawing of a rule: cards where they lie, the lines of roles between them, the placed card with a thick edge. */
export const FigureView = ({ figure, label }: { readonly figure: Figure; readonly label: string }) => {
  const pack = usePack()
  useInsertionEffect(() => {
    for (const { card } of figure.spots) if (card !== undefined) ensureFace(card, pack)
  }, [figure, pack])
  const places = figure.spots.map(({ x, y }) => ({ x: x * (WIDTH + GAP), y: y * (HEIGHT + GAP) }))
  const width = Math.max(...places.map(({ x }) => x)) + WIDTH + 2 * MARGIN
  const height = Math.max(...places.map(({ y }) => y)) + HEIGHT + 2 * MARGIN
  const inRole = new Set(figure.lines.flat())
  return (
    <svg
      className="rule-figure"
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      role="img"
      aria-label={label}
      width={Math.min(width * 0.5, 420)}
    >
      {figure.lines.map((line) => (
        <polyline key={line.join('-')} className="bond" points={line.map((spot) => middle(places[spot])).join(' ')} />
      ))}
      {figure.spots.map((spot, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 }
        return (
          <g key={`${spot.x} ${spot.y}`} transform={`translate(${x} ${y})`}>
            {spot.card === undefined ? (
              <rect className="empty" x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="9" />
            ) : (
              <use href={`#${faceId(spot.card, pack)}`} width={WIDTH} height={HEIGHT} />
            )}
            {(spot.placed === true || inRole.has(index)) && (
              <rect className={spot.placed === true ? 'placed' : 'inrole'} width={WIDTH} height={HEIGHT} rx="9" />
            )}
          </g>
        )
      })}
    </svg>
  )
}

const middle = (place: { readonly x: number; readonly y: number } | undefined): string =>
  place === undefined ? '' : `${place.x + WIDTH / 2},${place.y + HEIGHT / 2}`
