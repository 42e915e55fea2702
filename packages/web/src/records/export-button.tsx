import { Button } from '../frame/index.ts'
import type { KeptRecord } from '../storage/index.ts'
import { writeBundle } from './bundle.ts'
import { saveFile } from './save-file.ts'
import { useRecordsText } from './texts.ts'

/** Hands all records to the browser as one file, which can be read again here or on another device. */
export const ExportButton = ({ records }: { readonly records: readonly KeptRecord[] }) => {
  const t = useRecordsText()
  if (records.length === 0) return null
  const save = (): void =>
    saveFile(`tefuda-${new Date().toISOString().slice(0, 10)}.json`, writeBundle(records), 'application/json')
  return (
    <Button icon="down" onPress={save}>
      {t('exportAll')}
    </Button>
  )
}
