import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { catalogueGame, presetOf } from '../catalogue/catalogue.ts'
import { Icon } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { listRunning } from '../storage/running.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { useHomeText } from './texts.ts'

/** The session last left, one press away; nothing where there is none. */
export const ContinueLink = () => {
  const t = useHomeText()
  const describe = useDescription()
  const [running, setRunning] = useState<readonly SavedGame[]>([])
  useEffect(() => {
    let here = true
    void listRunning().then((found) => {
      if (here) setRunning(found)
    })
    return () => {
      here = false
    }
  }, [])
  const [last, ...others] = running
  if (last === undefined) return null
  return (
    <div className="running">
      <Link href={`/play/${last.id}`} className="cont">
        <Icon name="play" />
        <span>
          <b>{t('continue')}</b>
          <span>{describe(last)}</span>
        </span>
      </Link>
      {others.length > 0 && <Link href="/records">{t('moreRunning', { count: others.length })}</Link>}
    </div>
  )
}

const useDescription = (): ((save: SavedGame) => string) => {
  const t = useHomeText()
  const say = useSay()
  return ({ record, exercise }) => {
    const game = catalogueGame(record.game)
    const preset = game === undefined ? undefined : presetOf(game, record.fingerprint)
    return [
      exercise && t('exercise'),
      game && say(game.name),
      preset && say(preset.name),
      t('moves', { count: record.moves.length }),
    ]
      .filter((part) => part !== undefined)
      .join(t('between'))
  }
}
