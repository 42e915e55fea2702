import { formatWeekday, useLanguage } from '../i18n/index.ts'
import type { Today } from './deals.ts'
import { useDailyText } from './texts.ts'
import './week.css'

/** The last seven days, today last: full where a result counts. */
export const Week = ({ today: { week, day } }: { readonly today: Today }) => {
  const t = useDailyText()
  const language = useLanguage()
  const done = week.filter(({ isDone }) => isDone).length
  return (
    <span className="week" role="img" aria-label={t('week', { count: done })}>
      {week.map((one) => (
        <span key={one.day} className={[one.isDone && 'done', one.day === day && 'now'].filter(Boolean).join(' ')}>
          <i />
          {formatWeekday(one.day, language)}
        </span>
      ))}
    </span>
  )
}
