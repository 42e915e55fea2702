import { type Match, moveText } from '@tefuda/kernel'
import {
  besideMistakes,
  byDeal,
  type Decision,
  type DecisionPoint,
  finds,
  inMovePoints,
  mistakes,
  moveWidthOf,
  pointScaleOf,
  type Review,
  readingOf,
  sumOf,
  withSign,
} from '@tefuda/review'
import { Fragment, useMemo } from 'react'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import type { Reviewing } from './session.ts'
import { useReviewText } from './texts.ts'
import { useHeld } from './use-held.ts'

export interface DecisionListProps {
  readonly review: Review
  readonly decisionPoints: readonly DecisionPoint[]
  readonly match: Match
  readonly state: Reviewing['state']
  /** The number of the move that is shown. */
  readonly turn: number | null
  readonly onSelect: (turn: number) => void
}

/**
 * The sum, what was found well, what cost most, then everything: each a press away from the table as it stood. While somebody is
 * in the list, nothing comes in above a row, or goes.
 */
export const DecisionList = ({ review, decisionPoints, state, ...shown }: DecisionListProps) => {
  const t = useReviewText()
  const say = useSay()
  const { match } = shown
  const { game } = match
  const now = useMemo(
    () => ({
      found: finds(review),
      costly: mistakes(review),
      besides: besideMistakes(review, game.id),
      sum: state === 'over' ? sumOf(review, game.id) : null,
    }),
    [review, state, game],
  )
  const [{ found, costly, besides, sum }, presence, catchUp] = useHeld(now)
  const judged = useMemo(() => new Map(review.decisions.map((one) => [one.turn, one])), [review])
  return (
    <div className="review-list" {...presence}>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <p className="review-note in-all">
        {sum !== null && <b>{say(sum)}</b>}
        {state === 'stopped' &&
          review.decisions.length === decisionPoints.length &&
          t('sumSoFar', { sum: say(sumOf(review, game.id)) })}
        {sum === null && now.sum !== null && (
          <button type="button" className="btn" onClick={catchUp}>
            {t('isDone')}
          </button>
        )}
      </p>
      <p className="review-note muted">{say(readingOf(match))}</p>
      {sum !== null ? (
        <>
          {found.length > 0 && <Section title={t('found')} decisions={found} {...shown} />}
          {costly.length > 0 && <Section title={t('costly')} decisions={costly} isNumbered {...shown} />}
          {costly.length === 0 && <p className="muted">{t('none')}</p>}
          {besides.map((one) => (
            <p key={one.en} className="muted">
              {say(one)}
            </p>
          ))}
        </>
      ) : (
        <SoFar decisions={[...found, ...costly].toSorted((a, b) => a.turn - b.turn)} {...shown} />
      )}
      <Section title={t('all')} decisions={decisionPoints.map((point) => judged.get(point.turn) ?? point)} {...shown} />
      <p className="muted">{t(decisionPoints.length > 0 ? 'means' : 'lookAt')}</p>
    </div>
  )
}

/** What has been found before the last look; it may be found otherwise then. */
const SoFar = (props: Omit<SectionProps, 'title'>) => {
  const t = useReviewText()
  return props.decisions.length > 0 ? <Section title={t('soFar')} {...props} /> : <p className="muted">{t('toCome')}</p>
}

type SectionProps = Omit<DecisionListProps, 'review' | 'decisionPoints' | 'state'> & {
  readonly title: string
  readonly decisions: readonly (DecisionPoint | Decision)[]
  /** Each has the number of its dot on the curve. */
  readonly isNumbered?: boolean
}

const Section = ({ title, decisions, isNumbered = false, match, turn, onSelect }: SectionProps) => {
  const say = useSay()
  return (
    <section>
      <h2>{title}</h2>
      {byDeal(match, decisions).map(({ deal, name, decisions: of }) => (
        <Fragment key={deal}>
          {name !== null && <h3>{say(name)}</h3>}
          <ol>
            {of.map((decision) => (
              <Row
                key={decision.turn}
                decision={decision}
                mark={isNumbered ? decisions.indexOf(decision) + 1 : null}
                match={match}
                isNow={decision.turn === turn}
                onSelect={onSelect}
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  )
}

interface RowProps extends Pick<DecisionListProps, 'match' | 'onSelect'> {
  /** Its point alone before it has been looked at. */
  readonly decision: DecisionPoint | Decision
  readonly mark: number | null
  readonly isNow: boolean
}

const Row = ({ decision, mark, match, isNow, onSelect }: RowProps) => {
  const t = useReviewText()
  const say = useSay()
  return (
    <li>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onSelect(decision.turn)}>
        <span className="n">
          {mark !== null && (
            <i className="mark" aria-hidden="true">
              {mark}
            </i>
          )}
          {t('turn', { n: decision.number })}
        </span>
        <span>
          <CardSentence text={say(moveText(match.engine, match.moves[decision.turn - 1]![1]))} />
        </span>
        {'loss' in decision ? <Worth decision={decision} game={match.game.id} /> : <span />}
      </button>
    </li>
  )
}

/** What the decision lost, or what it gained over first sight, with its interval; nothing where the bot played the same. */
const Worth = ({ decision, game }: { readonly decision: Decision; readonly game: string }) => {
  const { found, loss, error, costly, best, move } = decision
  const scale = pointScaleOf(game)
  if (found === null && best === move) return <span />
  const width = moveWidthOf(found?.error ?? error, scale)
  return (
    <span className={costly ? 'worth is-loss' : 'worth'}>
      {withSign(inMovePoints(found === null ? -loss : found.gain, scale))}
      {width !== null && <small className="muted"> ±{width}</small>}
    </span>
  )
}
