import { isRefusal } from '@tefuda/kernel'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useDailyText } from './texts.ts'
import type { ResultState } from './use-result.ts'

/** What keeps one's own result from the server, or the results of all from oneself; nothing where all is well. */
export const Trouble = ({ told, ask, isOffline }: ResultState & { readonly isOffline: boolean }) => {
  const t = useDailyText()
  const say = useSay()
  if (told === null) return null
  const { unsent, results } = told
  return (
    <>
      {unsent !== null && (
        <p className="quiet-trouble" role="alert">
          {t('unsent')} {say(unsent.message)} <Button onPress={() => void ask()}>{t('send')}</Button>
        </p>
      )}
      {isRefusal(results) && <p className="quiet-trouble">{isOffline ? t('offlineDone') : say(results.message)}</p>}
    </>
  )
}
