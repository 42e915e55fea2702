import { useCallback, useEffect, useState } from 'react'
import { CardSentence, PackContext, packOf } from '../cards/index.ts'
import { type Message, notify, retract } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { hintText } from './hint-words.ts'
import type { Table } from './table.ts'
import { useTableText } from './texts.ts'

export interface Hint {
  /** Whether there are hints at this table at all. */
  readonly offered: boolean
  /** A bot is thinking about it. */
  readonly busy: boolean
  readonly ask: () => void
}

/** Asks a bot what it would do, shows its move as if it had been put together, and says why, until the game has gone on (`moment`). */
export const useHint = (table: Table, propose: (move: string) => void, moment: number): Hint => {
  const t = useTableText()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<Message | null>(null)
  // Said once the move stands there: a notice finds its place by what is on the table.
  useEffect(() => {
    if (reason === null) return
    notify(reason)
    return () => retract(reason)
  }, [reason])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes when the game goes on.
  useEffect(() => () => setReason(null), [moment])
  const ask = useCallback(() => {
    if (busy || table.hint === null) return
    const { hint } = table
    setBusy(true)
    const drawn = (text: string) => ({
      text,
      drawn: (
        <PackContext value={packOf(table.played.game)}>
          <CardSentence text={text} />
        </PackContext>
      ),
    })
    const show = async (): Promise<void> => {
      try {
        const advice = await hint()
        if (advice === null) return
        propose(advice.move)
        const words = hintText(table.played.engine, advice)
        if (words !== null) setReason({ title: t('hint'), ...drawn(say(words)) })
      } catch (error) {
        console.error(error)
        notify({ text: t('noHint') })
      } finally {
        setBusy(false)
      }
    }
    void show()
  }, [table, propose, busy, t, say])
  return { offered: table.hint !== null, busy, ask }
}
