import { type Match, moveText } from '@tefuda/kernel'
import {
  byDeal,
  type Decision,
  finds,
  inMovePoints,
  mistakes,
  moveWidthOf,
  pointScaleOf,
  type Review,
  withSign,
} from '@tefuda/review'
import { Fragment } from 'react'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { useReviewText } from './texts.ts'

export interface DecisionListProps {
  readonly review: Review
  readonly match: Match
  readonly isOver: boolean
  /** The number of the move that is shown. */
  readonly turn: number | null
  readonly onSelect: (turn: number) => void
}

/** What was found well, what cost most, then everything: each a press away from the table as it stood. */
export const DecisionList = ({ review, isOver, ...shown }: DecisionListProps) => {
  const t = useReviewText()
  const found = finds(review)
  const costly = mistakes(review)
  return (
    <div className="review-list">
      {isOver ? (
        <>
          {found.length > 0 && <Section title={t('found')} decisions={found} {...shown} />}
          {costly.length > 0 && <Section title={t('costly')} decisions={costly} isNumbered {...shown} />}
          {costly.length === 0 && <p className="muted">{t('none')}</p>}
        </>
      ) : (
        <SoFar decisions={[...found, ...costly].toSorted((a, b) => a.turn - b.turn)} {...shown} />
      )}
      <Section title={t('all')} decisions={review.decisions} isAll {...shown} />
      <p className="muted">{t(review.decisions.length > 0 ? 'means' : 'lookAt')}</p>
    </div>
  )
}

/** What has been found before the last look; it may be found otherwise then. */
const SoFar = (props: Omit<SectionProps, 'title'>) => {
  const t = useReviewText()
  return (
    <>
      {props.decisions.length > 0 ? <Section title={t('soFar')} {...props} /> : <p className="muted">{t('toCome')}</p>}
    </>
  )
}

type SectionProps = Omit<DecisionListProps, 'review' | 'isOver'> & {
  readonly title: string
  readonly decisions: readonly Decision[]
  /** Each has the number of its dot on the curve. */
  readonly isNumbered?: boolean
  /** What adds up to the loss stands beside them, and nothing else. */
  readonly isAll?: boolean
}

const Section = ({ title, decisions, isNumbered = false, isAll = false, match, turn, onSelect }: SectionProps) => {
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
                isAll={isAll}
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
  readonly decision: Decision
  readonly mark: number | null
  readonly isAll: boolean
  readonly isNow: boolean
}

const Row = ({ decision, mark, match, isAll, isNow, onSelect }: RowProps) => {
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
          <CardSentence text={say(moveText(match.engine, decision.move))} />
        </span>
        {isAll && decision.found?.to === 'first-sight' ? <span /> : <Worth decision={decision} game={match.game.id} />}
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
