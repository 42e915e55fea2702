import type { GameRecord } from '@tefuda/kernel'
import { useRecordsText } from './texts.ts'

/** What helped in a session, in a few words each: advice, moves taken back, a deal that was known. */
export const useMarks = (): ((record: Pick<GameRecord, 'hints' | 'undone' | 'again'>) => readonly string[]) => {
  const t = useRecordsText()
  return ({ hints = 0, undone = 0, again = false }) => [
    ...(hints > 0 ? [t('hints', { count: hints })] : []),
    ...(undone > 0 ? [t('undone', { count: undone })] : []),
    ...(again ? [t('again')] : []),
  ]
}
