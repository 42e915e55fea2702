import { inPoints, pointScaleOf, type Review } from '@tefuda/review'
import type { CSSProperties } from 'react'
import { useSay } from '../i18n/index.ts'
import { curveOf } from './curve-points.ts'
import { useReviewText } from './texts.ts'

interface CurveProps {
  readonly review: Review
  readonly game: string
  /** The number of the move that is looked at. */
  readonly turn: number
  readonly onSelect: (turn: number) => void
}

/** What was to be expected in the end, decision by decision, a dot where one was costly. One slides along it from decision to decision. */
export const Curve = ({ review, game, turn, onSelect }: CurveProps) => {
  const t = useReviewText()
  const say = useSay()
  const { decisions } = review
  if (decisions.length < 2) return null
  const scale = pointScaleOf(game)
  const told = (points: number): string => inPoints(points, scale)
  const { line, dots, low, high } = curveOf(review)
  const at = Math.max(
    0,
    decisions.findIndex((one) => one.turn === turn),
  )
  return (
    <div className="review-curve">
      <p className="muted">
        {t('curve')}
        <span>{t('between', { low: told(low), high: told(high), unit: say(scale.unit) })}</span>
      </p>
      <div className="plot" style={{ '--steps': decisions.length } as CSSProperties}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {dots.map(({ turn: of, x, y }) => (
          <i key={of} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
        <input
          type="range"
          aria-label={t('curve')}
          aria-valuetext={t('turn', { n: decisions[at]!.turn })}
          min={0}
          max={decisions.length - 1}
          value={at}
          onChange={(event) => onSelect(decisions[Number(event.target.value)]!.turn)}
        />
      </div>
    </div>
  )
}
