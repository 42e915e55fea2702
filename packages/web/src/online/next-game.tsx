import type { TableView } from '@tefuda/wire'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../frame/index.ts'
import { useOnlineText } from './texts.ts'
import { useOrder } from './use-room.ts'

/**
 * Leads to the next game of the series, in which whoever comes along is ready. Who has played, and the host, open it;
 * who looks on follows once it is there, by a button that has its place from the start. Nobody is taken along by what
 * others do.
 */
export const NextGame = ({ view, isReady }: { readonly view: TableView; readonly isReady: boolean }) => {
  const t = useOnlineText()
  const order = useOrder()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const { you, next } = view
  const isTheirs = you.seat !== null || you.host
  const wait = next === null && !isTheirs ? 'nextIsNot' : busy || !isReady ? 'rematchWait' : null
  const again = async (): Promise<void> => {
    setBusy(true)
    const table = next ?? (await order({ do: 'rematch' }))?.table
    if (table === undefined) setBusy(false)
    else navigate(`/table/${table}`)
  }
  return (
    <Button kind="primary" icon="again" unavailable={wait === null ? null : t(wait)} onPress={() => void again()}>
      {t(isTheirs ? 'rematch' : 'nextTable')}
    </Button>
  )
}
