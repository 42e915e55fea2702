import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { formatNumber } from '../i18n/index.ts'

export interface ScoreGraphProps {
  /** Running scores of all seats before the first move and after each. */
  readonly scores: readonly (readonly number[])[]
  /** Up to which move it has come; later parts of the lines are pale. */
  readonly now: number
  readonly label: string
}

/** The drawing is stretched to its place; only its proportions count. */
const WIDTH = 640
const HEIGHT = 150
const MARGIN = 8

/** The score of each seat over time: told apart by dashes as well as by colour. */
const ScoreGraph = ({ scores, now, label }: ScoreGraphProps) => {
  const seats = scores[0]?.map((_, seat) => seat) ?? []
  const x = scaleLinear([0, Math.max(1, scores.length - 1)], [0, WIDTH])
  const y = scaleLinear([Math.min(0, ...scores.flat()), Math.max(2, ...scores.flat())], [HEIGHT - MARGIN, MARGIN]).nice(
    4,
  )
  const draw = line<readonly [move: number, score: number]>(
    ([move]) => x(move),
    ([, score]) => y(score),
  )
  const path = (seat: number, from: number, to: number): string =>
    draw(scores.slice(from, to + 1).map((all, k) => [from + k, all[seat] ?? 0] as const)) ?? ''
  const ticks = y.ticks(4).filter((tick) => tick !== 0 && Number.isInteger(tick))
  const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`
  return (
    <div className="graph" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, ...ticks].map((tick) => (
          <path key={tick} className="rule" d={`M0 ${y(tick)}H${WIDTH}`} />
        ))}
        {now < scores.length - 1 && <path className="now" d={`M${x(now)} 0V${HEIGHT}`} />}
        {seats.map((seat) => (
          <g key={seat} data-seat={seat}>
            <path d={path(seat, 0, now)} />
            <path className="rest" d={path(seat, now, scores.length - 1)} />
          </g>
        ))}
      </svg>
      {ticks.map((tick) => (
        <span key={tick} className="tick" style={{ top: percent(y(tick), HEIGHT) }}>
          {formatNumber(tick)}
        </span>
      ))}
      {seats.map((seat) => (
        <i
          key={seat}
          className="dot"
          data-seat={seat}
          style={{ left: percent(x(now), WIDTH), top: percent(y(scores[now]?.[seat] ?? 0), HEIGHT) }}
        />
      ))}
    </div>
  )
}

export default ScoreGraph
