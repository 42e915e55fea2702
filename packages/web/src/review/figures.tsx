import type { Match } from '@tefuda/kernel'
import { isAgainstOthers, type Review, sumParts, withSign } from '@tefuda/review'
import type { Reviewing } from './session.ts'
import { StopOrGoOn } from './stop-or-go-on.tsx'
import { useHowFar, useReviewText } from './texts.ts'

/** How far the review is while it runs; then what the result is made of. */
export const Figures = ({
  reviewing,
  match,
  name,
  onStop,
  onGoOn,
}: {
  readonly reviewing: Reviewing
  readonly match: Match
  /** Whose play it is. */
  readonly name: string
  readonly onStop: () => void
  readonly onGoOn: () => void
}) => {
  const t = useReviewText()
  const { review, state, done, all } = reviewing
  const { doing, far } = useHowFar(reviewing)
  if (state === 'over' && review !== null) return <Sum review={review} match={match} name={name} />
  return (
    <div className="review-figures">
      <div className="review-progress">
        <p>
          <b>{state === 'running' ? doing : t(state === 'over' ? 'failed' : state)}</b>{' '}
          <span className="nb">{far}</span>
        </p>
        {(state === 'running' || state === 'stopped') && (
          <StopOrGoOn isRunning={state === 'running'} goOn={t('goOn')} onStop={onStop} onGoOn={onGoOn} />
        )}
      </div>
      {state === 'running' && <small className="muted">{t('here', { name })}</small>}
      {state === 'stopped' && <small className="muted">{t('rests', { name })}</small>}
      <progress aria-label={t('running')} value={done} max={Math.max(1, all)} />
    </div>
  )
}

interface SumProps {
  readonly review: Review
  readonly match: Match
  readonly name: string
}

/** Expected + luck − lost = result, whose they are, and against whom they are counted. */
const Sum = ({ review, match, name }: SumProps) => {
  const t = useReviewText()
  return (
    <div className="review-figures">
      <dl className="review-sum">
        {sumParts(review, match.game.id).map(({ kind, told, width }) => (
          <Figure
            key={kind}
            name={t(kind)}
            value={kind === 'start' || kind === 'result' ? told : withSign(told)}
            width={width}
            isLoss={kind === 'loss'}
          />
        ))}
      </dl>
      {isAgainstOthers(match) && <small className="muted">{t('against', { name })}</small>}
    </div>
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
