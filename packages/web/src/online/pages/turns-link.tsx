import { useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../frame/index.ts'
import { api } from '../api.ts'
import { useLobbyText } from './texts/lobby.ts'
import { usePolled } from './use-polled.ts'

const EVERY = 10_000

/** Online tables that wait for the person at this browser, one press away, as long as they wait; nothing where there are none. */
const TurnsLink = () => {
  const t = useLobbyText()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  usePolled(
    api.myTables,
    EVERY,
    ({ tables }) => setWaiting(tables.filter(({ due }) => due).map(({ table }) => table)),
    // Without the server the first page says nothing of it.
    () => {},
  )
  const [only, ...others] = waiting
  if (only === undefined) return null
  return (
    <Link href={others.length === 0 ? `/table/${only}` : '/lobby'} className="cont">
      <Icon name="people" />
      <span>
        <b>{t('yourTurns', { count: waiting.length })}</b>
      </span>
    </Link>
  )
}

export default TurnsLink
