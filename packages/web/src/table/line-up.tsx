import { changePreferences, usePreferences } from '../theme/index.ts'
import { useTableText } from './texts.ts'

/** Switches how the hand is lined up: by rank or by suit. */
export const LineUp = () => {
  const t = useTableText()
  const { handOrder } = usePreferences()
  return (
    <button
      type="button"
      className="fact line-up"
      aria-label={`${t('order')}: ${t(handOrder === 'rank' ? 'byRank' : 'bySuit')}`}
      onClick={() => changePreferences({ handOrder: handOrder === 'rank' ? 'suit' : 'rank' })}
    >
      {t(handOrder === 'rank' ? 'byRank' : 'bySuit')}
    </button>
  )
}
