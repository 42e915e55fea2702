import { isRefusal } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../frame/index.ts'
import { api } from '../api.ts'
import { useLobbyText } from './texts/lobby.ts'

/** Online tables that wait for the person at this browser, one press away; nothing where there are none. */
const TurnsLink = () => {
  const t = useLobbyText()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  useEffect(() => {
    let here = true
    void api.myTables().then((answer) => {
      if (here && !isRefusal(answer)) setWaiting(answer.tables.filter(({ due }) => due).map(({ table }) => table))
    })
    return () => {
      here = false
    }
  }, [])
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
