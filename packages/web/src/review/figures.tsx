import { type Review, sumParts, withSign } from '@tefuda/review'
import type { Reviewing } from './session.ts'
import { StopOrGoOn } from './stop-or-go-on.tsx'
import { useHowFar, useReviewText } from './texts.ts'

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
  const { review, state, done, all } = reviewing
  const { doing, far } = useHowFar(reviewing)
  if (state === 'over' && review !== null) return <Sum review={review} game={game} />
  return (
    <div className="review-figures">
      <div className="review-progress">
        <p>
          <b>{state === 'running' ? doing : t(state === 'over' ? 'failed' : state)}</b>{' '}
          <span className="nb">{far}</span>
          {state === 'running' && <small className="muted">{t('here')}</small>}
          {state === 'stopped' && <small className="muted">{t('rests')}</small>}
        </p>
        {(state === 'running' || state === 'stopped') && (
          <StopOrGoOn isRunning={state === 'running'} goOn={t('goOn')} onStop={onStop} onGoOn={onGoOn} />
        )}
      </div>
      <progress aria-label={t('running')} value={done} max={Math.max(1, all)} />
    </div>
  )
}

/** Expected + luck − lost = result. */
const Sum = ({ review, game }: { readonly review: Review; readonly game: string }) => {
  const t = useReviewText()
  return (
    <dl className="review-figures review-sum">
      {sumParts(review, game).map(({ kind, told, width }) => (
        <Figure
          key={kind}
          name={t(kind)}
          value={kind === 'start' || kind === 'result' ? told : withSign(told)}
          width={width}
          isLoss={kind === 'loss'}
        />
      ))}
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
