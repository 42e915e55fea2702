import { useEffect, useRef } from 'react'
import { Button } from '../frame/index.ts'
import { dismiss } from '../frame/notify.ts'
import { useSay } from '../i18n/index.ts'
import { NoTable } from './no-table.tsx'
import { TableView } from './table-view.tsx'
import { useTableText } from './texts.ts'
import { useTable } from './use-table.ts'

/** The page of a session that is being played: /play/ID. */
const TablePage = ({ params }: { readonly params: { readonly id: string } }) => {
  const t = useTableText()
  const say = useSay()
  const page = useRef<HTMLDivElement>(null)
  const { opened, take } = useTable(params.id, page)
  // A message from the page before would cover the hand.
  useEffect(dismiss, [])
  switch (opened.kind) {
    case 'open':
      return <TableView key={params.id} table={opened.table} middle={opened.middle} page={page} />
    case 'loading':
      return <output className="waiting">{t('loading')}</output>
    case 'elsewhere':
      return (
        <NoTable title={t('elsewhereTitle')} words={t('elsewhereText')}>
          <Button kind="primary" onPress={take}>
            {t('playHere')}
          </Button>
        </NoTable>
      )
    case 'broken':
      return <NoTable title={t('broken')} words={say(opened.refusal.message)} />
    case 'missing':
      return <NoTable title={t('missing')} words={t('missingText')} />
  }
}

export default TablePage
