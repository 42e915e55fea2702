import { useState } from 'react'
import { Button, Sheet } from '../frame/index.ts'
import { OnlineArchive } from '../online/pages/online-archive.tsx'
import { SitePage } from '../site/site-page.tsx'
import { removeRecord, removeRunning } from '../storage/index.ts'
import { BestsTable } from './bests-table.tsx'
import { ImportButton } from './import-button.tsx'
import { FinishedRow, RunningRow } from './record-rows.tsx'
import './records.css'
import { useRecordsText } from './texts.ts'
import { type Kept, useRecords } from './use-records.ts'

/** What somebody is asked before it is deleted. */
interface Doomed {
  readonly kind: 'running' | 'record'
  readonly id: string
}

const RecordsPage = () => {
  const t = useRecordsText()
  const { kept, reload } = useRecords()
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const remove = async ({ kind, id }: Doomed) => {
    setDoomed(null)
    await (kind === 'running' ? removeRunning(id) : removeRecord(id))
    await reload()
  }
  return (
    <SitePage title={t('title')}>
      <div className="records">
        <header>
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">{t('note')}</p>
          </div>
          <ImportButton onDone={reload} />
        </header>
        {kept !== undefined && <Lists kept={kept} onRemove={setDoomed} />}
        <OnlineArchive />
      </div>
      <Sheet
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t(doomed?.kind === 'running' ? 'removeRunningTitle' : 'removeTitle')}
        foot={
          <>
            <Button onPress={() => setDoomed(null)}>{t('keep')}</Button>
            <Button kind="primary" onPress={() => doomed !== null && void remove(doomed)}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{t('removeNote')}</p>
      </Sheet>
    </SitePage>
  )
}

const Lists = ({ kept, onRemove }: { readonly kept: Kept; readonly onRemove: (doomed: Doomed) => void }) => {
  const t = useRecordsText()
  const { running, records, bests } = kept
  if (running.length + records.length + bests.length === 0)
    return (
      <div className="nothing">
        <p>{t('none')}</p>
        <Button kind="primary" icon="play" href="/">
          {t('toPlay')}
        </Button>
      </div>
    )
  return (
    <>
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running">{t('running')}</h2>
          <ul>
            {running.map((save) => (
              <RunningRow key={save.id} save={save} onRemove={() => onRemove({ kind: 'running', id: save.id })} />
            ))}
          </ul>
        </section>
      )}
      {bests.length > 0 && (
        <section aria-labelledby="bests">
          <h2 id="bests">{t('bests')}</h2>
          <BestsTable bests={bests} records={records} />
        </section>
      )}
      {records.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{t('finished')}</h2>
          <ul>
            {records.map((record) => (
              <FinishedRow key={record.id} kept={record} onRemove={() => onRemove({ kind: 'record', id: record.id })} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export default RecordsPage
