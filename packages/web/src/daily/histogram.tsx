import { bin } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { formatNumber } from '../i18n/index.ts'

export interface HistogramProps {
  readonly results: readonly { readonly score: number; readonly count: number }[]
  /** One's own score; its column is marked. */
  readonly own: number | null
  readonly ownWord: string
  readonly label: string
}

const WIDTH = 640
const HEIGHT = 140
const COLUMNS = 18
const GAP = 4

/** How many made how much; the own column stands out by colour and by a word above it. */
export const Histogram = ({ results, own, ownWord, label }: HistogramProps) => {
  const scores = results.map(({ score }) => score)
  const least = Math.min(...scores)
  // No column is narrower than a point, however few results there are.
  const x = scaleLinear([least, Math.max(...scores, least + COLUMNS) + 1], [0, WIDTH]).nice(COLUMNS)
  const [low = 0, high = 1] = x.domain()
  const columns = bin<HistogramProps['results'][number], number>()
    .value(({ score }) => score)
    .domain([low, high])
    .thresholds(x.ticks(COLUMNS))(results)
    .map((column) => ({ ...column, x0: column.x0 ?? low, x1: column.x1 ?? high, count: sumOf(column) }))
  const y = scaleLinear([0, Math.max(...columns.map(({ count }) => count))], [0, HEIGHT])
  const isOwn = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): boolean =>
    own !== null && own >= x0 && (own < x1 || x1 === high)
  const percent = (value: number): string => `${(x(value) / WIDTH) * 100}%`
  const mine = columns.find(isOwn)
  return (
    <div className="histogram" role="img" aria-label={label}>
      <p className="own" aria-hidden="true">
        {mine !== undefined && own !== null && (
          <span style={{ left: `clamp(3.5em, ${percent((mine.x0 + mine.x1) / 2)}, 100% - 3.5em)` }}>
            {ownWord} <b>{formatNumber(own)}</b>
          </span>
        )}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {columns.map((column) => (
          <rect
            key={column.x0}
            className={isOwn(column) ? 'mine' : undefined}
            x={x(column.x0) + GAP / 2}
            y={HEIGHT - y(column.count)}
            width={Math.max(1, x(column.x1) - x(column.x0) - GAP)}
            height={y(column.count)}
          />
        ))}
      </svg>
      <p className="ticks" aria-hidden="true">
        {x.ticks(5).map((tick) => (
          <span key={tick} style={{ left: percent(tick) }}>
            {formatNumber(tick)}
          </span>
        ))}
      </p>
    </div>
  )
}

const sumOf = (column: readonly { readonly count: number }[]): number =>
  column.reduce((sum, { count }) => sum + count, 0)
