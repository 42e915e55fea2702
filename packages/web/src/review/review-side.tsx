import { Link } from 'wouter'
import { SidePanel } from '../frame/index.ts'
import { DecisionList } from './decision-list.tsx'
import { useReviewText } from './texts.ts'
import type { ReviewScreen } from './use-review-screen.ts'

export interface ReviewSideProps {
  readonly screen: ReviewScreen
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Beside the table: the sum of a review and its decisions. */
export const ReviewSide = ({ screen, isOpen, onClose }: ReviewSideProps) => {
  const t = useReviewText()
  return (
    <SidePanel
      label={t('panel')}
      open={isOpen}
      onClose={onClose}
      active="review"
      onSelect={() => {}}
      tabs={[{ id: 'review', label: t('review'), content: <Found screen={screen} onClose={onClose} /> }]}
    />
  )
}

const Found = ({ screen, onClose }: Omit<ReviewSideProps, 'isOpen'>) => {
  const t = useReviewText()
  const { course, reviewing, turn, select } = screen
  const { match, record } = course
  const { review, decisionPoints, state } = reviewing
  return (
    <>
      {record.seats.length > 1 && <SeatChoice screen={screen} />}
      {review !== null && (
        <DecisionList
          review={review}
          match={match}
          decisionPoints={decisionPoints}
          state={state}
          turn={turn}
          onSelect={(turn) => {
            select(turn)
            onClose()
          }}
        />
      )}
      <p className="review-note">
        <Link href="/my-play">{t('toLongRun')}</Link>
      </p>
    </>
  )
}

const SeatChoice = ({ screen: { course, seat, setSeat, nameOf } }: { readonly screen: ReviewScreen }) => {
  const t = useReviewText()
  return (
    <label className="review-seat">
      {t('seat')}
      <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
        {course.record.seats.map((_, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
