import { FigureView } from '../rulebook/figure-view.tsx'
import { FIGURE, FIRST_MOVE } from './first-move.ts'
import { useHomeText } from './texts.ts'

const SUM = FIRST_MOVE.lines.reduce((sum, { points }) => sum + points, 0)

/** What a move of Southern Cross looks like, and what it scores. */
const FirstPicture = () => {
  const t = useHomeText()
  return (
    <>
      <FigureView figure={FIGURE} label={t('firstPicture')} />
      <p className="first-roles">
        {FIRST_MOVE.lines.map(({ role, points }) => (
          <span key={role}>
            {t(role)} {points}
          </span>
        ))}
      </p>
      <p className="first-sum">
        {FIRST_MOVE.lines.map(({ points }) => points).join(' + ')} → <b>×{FIRST_MOVE.multiplier}</b> →{' '}
        <b className="total">{t('points', { count: SUM * FIRST_MOVE.multiplier })}</b>
      </p>
    </>
  )
}

export default FirstPicture
