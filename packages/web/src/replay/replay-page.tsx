import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { getRecord } from '../storage/index.ts'
import { NoTable } from '../table/no-table.tsx'
import { ReplayView } from './replay-view.tsx'
import { useReplayText } from './texts.ts'
import { type ReadRecord, useOpened } from './use-opened.ts'

/** The page of a recorded session: /replay/ID. `?table=ID` names the online table it was played at, if it was. */
const ReplayPage = ({ params }: { readonly params: { readonly id: string } }) => {
  const table = new URLSearchParams(useSearch()).get('table')
  const { id } = params
  const read = useCallback(() => getRecord(id), [id])
  return <Replay key={id} read={read} link={table === null ? null : `replay?table=${table}`} />
}

export interface ReplayProps {
  readonly read: ReadRecord
  /** A link that can be handed on, from the base of the page; null where there is none yet. */
  readonly link: string | null
}

export const Replay = ({ read, link }: ReplayProps) => {
  const t = useReplayText()
  const say = useSay()
  const opened = useOpened(read)
  switch (opened.kind) {
    case 'open':
      return <ReplayView course={opened.course} tableGame={opened.tableGame} link={link} />
    case 'loading':
      return <output className="waiting">{t('loading')}</output>
    case 'broken':
      return <NoTable title={t('broken')} words={say(opened.refusal.message)} />
    case 'missing':
      return <NoTable title={t('missing')} words={t('missingText')} />
  }
}

export default ReplayPage
