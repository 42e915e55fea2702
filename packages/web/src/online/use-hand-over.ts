import type { Seat } from '@tefuda/kernel'
import type { Question } from '../frame/index.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/** What the host is asked before the table is left to somebody else: it cannot be taken back. */
export const useHandOver = (): ((seat: Seat, name: string) => Question) => {
  const t = useOnlineText()
  const order = useOrder()
  return (seat, name) => ({
    title: t('handOver', { name }),
    words: t('handOverText', { name }),
    yes: t('handOverYes'),
    act: () => void order({ do: 'hand-over', seat }),
  })
}
