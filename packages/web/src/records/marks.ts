import { useRecordsText } from './texts.ts'

/** Of a record, or of a session that is played. */
interface Helped {
  readonly hints?: number
  readonly undone?: number
  readonly again?: boolean
}

/** What helped in a session, in a few words each: advice, moves taken back, a deal that was known. */
export const useMarks = (): ((session: Helped) => readonly string[]) => {
  const t = useRecordsText()
  return ({ hints = 0, undone = 0, again = false }) => [
    ...(hints > 0 ? [t('hints', { count: hints })] : []),
    ...(undone > 0 ? [t('undone', { count: undone })] : []),
    ...(again ? [t('again')] : []),
  ]
}
