import type { ReactNode } from 'react'
import { Bar, Button } from '../frame/index.ts'
import './table.css'
import { useTableText } from './texts.ts'

/** A page that says why there is no table, and where to go instead. */
export const NoTable = ({
  title,
  words,
  children,
}: {
  readonly title: string
  readonly words: string
  readonly children?: ReactNode
}) => {
  const t = useTableText()
  return (
    <div className="no-table">
      <Bar title={title} back="/" />
      <main>
        <p>{words}</p>
        <div className="menu-acts">
          {children ?? (
            <>
              <Button kind="primary" href="/">
                {t('toHome')}
              </Button>
              <Button href="/records">{t('toRecords')}</Button>
            </>
          )}
        </div>
      </main>
    </div>
  )
}
