import type { TableView } from '@tefuda/wire'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../frame/index.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/** Leads to the next game of the series: whoever played goes along as soon as somebody opens it. */
export const NextGame = ({ view, isReady }: { readonly view: TableView; readonly isReady: boolean }) => {
  const t = useOnlineText()
  const order = useOrder()
  const [busy, setBusy] = useState(false)
  if (view.next !== null)
    return (
      <Button kind="primary" href={`/table/${view.next}`}>
        {t('nextTable')}
      </Button>
    )
  if (view.you.seat === null) return null
  const again = async (): Promise<void> => {
    setBusy(true)
    if ((await order({ do: 'rematch' })) === null) setBusy(false)
  }
  return (
    <Button
      kind="primary"
      icon="again"
      unavailable={busy || !isReady ? t('rematchWait') : null}
      onPress={() => void again()}
    >
      {t('rematch')}
    </Button>
  )
}

/** Goes along to a next table that is opened while one is here; one that had been opened before is for oneself to enter. */
export const useNextTable = ({ next, you }: TableView, isReady: boolean): void => {
  const [, navigate] = useLocation()
  const before = useRef(next)
  const isPlayer = you.seat !== null
  useEffect(() => {
    if (next === null || before.current !== null || !isPlayer || !isReady) return
    before.current = next
    navigate(`/table/${next}`)
  }, [next, isPlayer, isReady, navigate])
}
