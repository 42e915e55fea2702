import type { TableView } from '@tefuda/wire'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../frame/index.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/** Leads to the next game of the series: whoever played, and the host, go along as soon as somebody opens it. */
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
  if (!goesOn(view)) return null
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
export const useNextTable = (view: TableView, isReady: boolean): void => {
  const [, navigate] = useLocation()
  const { next } = view
  const before = useRef(next)
  const isAlong = goesOn(view)
  useEffect(() => {
    if (next === null || before.current !== null || !isAlong || !isReady) return
    before.current = next
    navigate(`/table/${next}`)
  }, [next, isAlong, isReady, navigate])
}

/** Whether the next game is one's own affair: that of whoever has played, and of the host. */
const goesOn = ({ you }: TableView): boolean => you.seat !== null || you.host
