import type { ReactNode } from 'react'
import { Button } from '../../frame/index.ts'
import { defineTexts, useSay } from '../../i18n/index.ts'
import { NoTable } from '../../table/no-table.tsx'
import { NO_COOKIES } from './cookies.ts'

const useCookiesText = defineTexts('online-cookies', {
  ja: { title: 'オンラインで遊ぶには Cookie が要ります', reload: '読み込み直す' },
  en: { title: 'Playing online needs cookies', reload: 'Reload' },
})

/** Instead of a page that opens or joins a table. `children`: where to go instead. */
export const NeedsCookies = ({ children }: { readonly children: ReactNode }) => {
  const t = useCookiesText()
  const say = useSay()
  return (
    <NoTable title={t('title')} words={say(NO_COOKIES.message)}>
      <Button kind="primary" onPress={() => location.reload()}>
        {t('reload')}
      </Button>
      {children}
    </NoTable>
  )
}
