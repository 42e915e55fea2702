import { isRefusal } from '@tefuda/kernel'
import { useState } from 'react'
import { confirm, FileButton, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { addRecord } from '../storage/index.ts'
import { type Bundle, readBundle } from './bundle.ts'
import { keepUnfinished } from './keep-unfinished.ts'
import { readRecordFile } from './read-file.ts'
import { useRecordsText } from './texts.ts'

/** Takes a record from a file, if it holds what really happened. */
export const ImportButton = ({ onDone }: { readonly onDone: () => Promise<void> }) => {
  const t = useRecordsText()
  const say = useSay()
  const [busy, setBusy] = useState(false)

  const take = async (content: string) => {
    setBusy(true)
    const bundle = readBundle(content)
    if (bundle === null) await takeOne(content)
    else await takeAll(bundle)
    setBusy(false)
    await onDone()
  }

  const takeAll = async ({ read, refused }: Bundle) => {
    for (const { record, ...known } of read) await addRecord(record, known)
    if (refused.length === 0) confirm(t('readAll', { count: read.length }))
    else notify({ text: t('readSome', { count: read.length, failed: refused.length }) })
  }

  const takeOne = async (content: string) => {
    const record = readRecordFile(content)
    if (isRefusal(record)) notify({ title: t('notRead'), text: say(record.message) })
    else if (record.outcome === null) {
      await keepUnfinished(record)
      confirm(t('readRunning'))
    } else {
      await addRecord(record, { imported: true })
      confirm(t('read'))
    }
  }

  return <FileButton label={t(busy ? 'importing' : 'import')} accept="application/json,.json" onText={take} />
}
