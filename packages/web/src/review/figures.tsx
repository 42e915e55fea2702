import { inPoints, pointScaleOf, type Review, roundedPoints, widthOf, withSign } from '@tefuda/review'
import { Button } from '../frame/index.ts'
import { useReviewText } from './texts.ts'
import type { Reviewing } from './use-review.ts'

/** How far the review is while it runs; then what the result is made of. */
export const Figures = ({
  reviewing,
  game,
  onStop,
  onGoOn,
}: {
  readonly reviewing: Reviewing
  readonly game: string
  readonly onStop: () => void
  readonly onGoOn: () => void
}) => {
  const t = useReviewText()
  const { review, state, done, all, look } = reviewing
  if (state === 'over' && review !== null) return <Sum review={review} game={game} />
  return (
    <section className="review-figures" aria-label={t('review')}>
      <div className="review-progress">
        <p>
          <b>{t(state === 'over' ? 'failed' : state === 'running' && look > 1 ? 'again' : state)}</b>{' '}
          <span className="nb">{t('progress', { done, all: all === 0 ? '…' : all })}</span>
          {state === 'running' && <small className="muted">{t('here')}</small>}
          {state === 'stopped' && <small className="muted">{t('rests')}</small>}
        </p>
        {state === 'running' && <Button onPress={onStop}>{t('stop')}</Button>}
        {state === 'stopped' && <Button onPress={onGoOn}>{t('goOn')}</Button>}
      </div>
      <progress aria-label={t('running')} value={done} max={Math.max(1, all)} />
    </section>
  )
}

/** Expected + luck − lost = result; what rounding leaves over is put to luck. */
const Sum = ({ review, game }: { readonly review: Review; readonly game: string }) => {
  const t = useReviewText()
  const scale = pointScaleOf(game)
  const told = (points: number): string => inPoints(points, scale)
  const rounded = (points: number): number => roundedPoints(points, scale)
  const { start, loss, error, result } = review
  const width = widthOf(error, scale)
  const luck = rounded(result) - rounded(start) + rounded(loss)
  const signed = (points: number): string => withSign(told(points))
  return (
    <dl className="review-figures review-sum">
      <Figure name={t('start')} value={told(start)} />
      <Figure name={t('luck')} value={signed(luck)} />
      {rounded(loss) < 0 ? (
        <Figure name={t('gain')} value={signed(-loss)} width={width} />
      ) : (
        <Figure name={t('loss')} value={rounded(loss) === 0 ? told(0) : signed(-loss)} width={width} isLoss />
      )}
      <Figure name={t('result')} value={told(result)} />
    </dl>
  )
}

const Figure = ({
  name,
  value,
  width = null,
  isLoss = false,
}: {
  readonly name: string
  readonly value: string
  /** Half of an interval, where there is one. */
  readonly width?: string | null
  readonly isLoss?: boolean
}) => (
  <div className={isLoss ? 'is-loss' : undefined}>
    <dt>
      {name}
      {width !== null && ` ±${width}`}
    </dt>
    <dd>{value}</dd>
  </div>
)
