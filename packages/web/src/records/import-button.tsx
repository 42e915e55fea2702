import { isRefusal } from '@tefuda/kernel'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button, confirm, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { addRecord } from '../storage/index.ts'
import { keepUnfinished } from './keep-unfinished.ts'
import { readRecordFile } from './read-file.ts'
import { useRecordsText } from './texts.ts'

/** Takes a record from a file, if it holds what really happened. */
export const ImportButton = ({ onDone }: { readonly onDone: () => Promise<void> }) => {
  const t = useRecordsText()
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file === undefined) return
    setBusy(true)
    const record = readRecordFile(await file.text())
    if (isRefusal(record)) notify({ title: t('notRead'), text: say(record.message) })
    else if (record.outcome === null) {
      await keepUnfinished(record)
      confirm(t('readRunning'))
    } else {
      await addRecord(record, true)
      confirm(t('read'))
    }
    setBusy(false)
    await onDone()
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('import')}
        onChange={(event) => void take(event)}
      />
      <Button icon="up" onPress={() => input.current?.click()}>
        {t(busy ? 'importing' : 'import')}
      </Button>
    </>
  )
}
