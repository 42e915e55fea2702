import { Segmented } from '../frame/index.ts'
import { changePreferences, usePreferences } from '../theme/index.ts'
import type { BotPace } from './pace.ts'
import { useTableText } from './texts.ts'

const PACES: readonly BotPace[] = ['slow', 'normal', 'fast', 'step']

/** How quickly bots beside the table play; it may change at any time. */
export const BotPaceChoice = () => {
  const t = useTableText()
  const { botPace } = usePreferences()
  return (
    <div className="bot-pace">
      <span>{t('botPace')}</span>
      <Segmented
        label={t('botPace')}
        value={botPace}
        options={PACES.map((pace) => ({ value: pace, label: t(pace) }))}
        onChange={(next) => changePreferences({ botPace: next })}
      />
    </div>
  )
}
