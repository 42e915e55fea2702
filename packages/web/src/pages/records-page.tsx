import { useState } from 'react'
import { Button, ConfirmSheet, type Question } from '../frame/index.ts'
import { OnlineArchive } from '../online/pages/online-archive.tsx'
import { BestsTable } from '../records/bests-table.tsx'
import { ExportButton } from '../records/export-button.tsx'
import { ImportButton } from '../records/import-button.tsx'
import { OwnResults } from '../records/own-results.tsx'
import { RunningRow } from '../records/record-rows.tsx'
import { ListPage } from '../site/list-page.tsx'
import { NothingYet } from '../site/nothing-yet.tsx'
import { removeRecord, removeRunning } from '../storage/index.ts'
import { FinishedGame } from '../table/finished-game.tsx'
import '../records/records.css'
import { useRecordsText } from '../records/texts.ts'
import { type Kept, useRecords } from '../records/use-records.ts'

const NONE: Kept['online'] = []

const RecordsPage = () => {
  const t = useRecordsText()
  const { kept, reload } = useRecords()
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (title: string, remove: () => Promise<void>, words = t('removeNote')): void =>
    setQuestion({
      title,
      words,
      yes: t('remove'),
      no: t('keep'),
      act: () => void remove().then(reload),
    })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      aside={
        <div className="records-acts">
          <Button href="/my-play">{t('longRun')}</Button>
          <ImportButton onDone={reload} />
          {kept !== undefined && <ExportButton records={[...kept.records, ...kept.online]} />}
        </div>
      }
    >
      {kept !== undefined && <Lists kept={kept} ask={ask} />}
      <OnlineArchive
        kept={kept?.online ?? NONE}
        onRemove={({ id }, isListed) =>
          ask(t('removeTitle'), () => removeRecord(id), isListed ? t('removeHereNote') : undefined)
        }
      />
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </ListPage>
  )
}

interface ListsProps {
  readonly kept: Kept
  /** Asks once more before something is removed. */
  readonly ask: (title: string, remove: () => Promise<void>) => void
}

const Lists = ({ kept, ask }: ListsProps) => {
  const t = useRecordsText()
  const { running, records, online, bests } = kept
  if (running.length + records.length + online.length + bests.length === 0)
    return <NothingYet toPlay={t('toPlay')}>{t('none')}</NothingYet>
  return (
    <>
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{t('running')}</h2>
          <ul>
            {running.map((save) => (
              <RunningRow
                key={save.id}
                save={save}
                onRemove={() => ask(t('removeRunningTitle'), () => removeRunning(save.id))}
              />
            ))}
          </ul>
        </section>
      )}
      <OwnResults records={[...records, ...online]} />
      {bests.length > 0 && (
        <section aria-labelledby="bests">
          <h2 id="bests">{t('bests')}</h2>
          <BestsTable bests={bests} records={[...records, ...online]} />
        </section>
      )}
      {records.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{t('finished')}</h2>
          <ul>
            {records.map((record) => (
              <FinishedGame
                key={record.id}
                kept={record}
                onRemove={() => ask(t('removeTitle'), () => removeRecord(record.id))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export default RecordsPage
