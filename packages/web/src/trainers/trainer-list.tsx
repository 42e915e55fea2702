import { TRAINERS } from '@tefuda/learn/trainers'
import { Link } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { Pictogram } from '../site/pictogram.tsx'
import { bestOf } from './bests.ts'
import { useTrainerText } from './texts.ts'
import './trainer-list.css'

/** The trainers, with the best that was made of each on this device. */
export const TrainerList = () => {
  const t = useTrainerText()
  const say = useSay()
  return (
    <section className="trainer-list" aria-labelledby="trainers">
      <h2 id="trainers">{t('title')}</h2>
      <ul>
        {TRAINERS.map(({ id, games, title, note }) => (
          <li key={id}>
            <Link href={`/train/${id}`}>
              <Pictogram game={games[0] ?? ''} />
              <span>
                <b>{say(title)}</b>
                <small>{say(note)}</small>
              </span>
              {bestOf(id) > 0 && <span className="best">{t('bestShort', { count: bestOf(id) })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
