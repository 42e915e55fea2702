import { inPoints, pointScaleOf, type Review } from '@tefuda/review'
import { type CSSProperties, useMemo } from 'react'
import { useSay } from '../i18n/index.ts'
import { useBox } from '../table/use-box.ts'
import { type CurvePoints, curveOf, withRoomForMarks } from './curve-points.ts'
import { useReviewText } from './texts.ts'

interface CurveProps {
  /** Of two decisions at least. */
  readonly review: Review
  readonly game: string
  /** The points the session stood at after each deal. */
  readonly ends: readonly number[]
  /** The number of the move of the record that is looked at. */
  readonly turn: number
  readonly onSelect: (turn: number) => void
}

/**
 * What was to be expected in the end, decision by decision, a dot where one was costly, and below it luck and losses by the same measure. One
 * slides along it from decision to decision.
 */
export const Curve = ({ review, game, ends, turn, onSelect }: CurveProps) => {
  const t = useReviewText()
  const say = useSay()
  const { decisions } = review
  const drawn = useMemo(() => curveOf(review, ends), [review, ends])
  const [plot, box] = useBox()
  const dots = box === null ? drawn.dots : withRoomForMarks(drawn.dots, turn, box)
  const scale = pointScaleOf(game)
  const at = Math.max(
    0,
    decisions.findLastIndex((one) => one.turn <= turn),
  )
  return (
    <div className="review-curve">
      <p className="muted">
        <span className="curve-key">{t('curve')}</span> <span className="luck-key">{t('luck')}</span>{' '}
        <span className="lost-key">{t('loss')}</span>{' '}
        {drawn.lost.some(isGain) && <span className="gain-key">{t('gain')}</span>}
        <span className="unit">{t('unit', { unit: say(scale.unit).trim() })}</span>
      </p>
      <div className="plot" ref={plot} style={{ '--steps': decisions.length } as CSSProperties}>
        <Drawing drawn={drawn} steps={decisions.length} />
        {drawn.scale.map(({ points, y }) => (
          <span key={points} className="tick" style={{ top: `${y}%` }}>
            {inPoints(points, scale)}
          </span>
        ))}
        {dots.map(({ turn: of, x, y, mark }) => (
          <i key={of} className={mark === null ? undefined : 'mark'} style={{ left: `${x}%`, top: `${y}%` }}>
            {mark}
          </i>
        ))}
        <input
          type="range"
          aria-label={t('curve')}
          aria-valuetext={t('turn', { n: decisions[at]!.number })}
          min={0}
          max={decisions.length - 1}
          value={at}
          onChange={(event) => onSelect(decisions[Number(event.target.value)]!.turn)}
        />
      </div>
    </div>
  )
}

/** A move that was better than the bot's stands above the base. */
const isGain = ({ from, to }: CurvePoints['lost'][number]): boolean => from - to > LEAST

/** Less is not to be seen, in percent. */
const LEAST = 1

/** Widest bar, in percent. */
const WIDEST = 1.2

const Drawing = ({ drawn, steps }: { readonly drawn: ReturnType<typeof curveOf>; readonly steps: number }) => {
  const { line, luck, lost, base, scale, deals } = drawn
  const half = Math.min(WIDEST, 40 / steps) / 2
  const bars = (all: typeof luck): string =>
    all.map(({ x, from, to }) => `M${x - half} ${from}V${to}H${x + half}V${from}Z`).join('')
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="grid" d={scale.map(({ y }) => `M0 ${y}H100`).join('')} />
      <path className="grid" d={deals.map((x) => `M${x} 0V100`).join('')} />
      <path className="base" d={`M0 ${base}H100`} />
      <path className="luck" d={bars(luck)} />
      <path className="lost" d={bars(lost.filter((one) => !isGain(one)))} />
      <path className="gain" d={bars(lost.filter(isGain))} />
      <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  )
}
