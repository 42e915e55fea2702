import { isRefusal } from '@tefuda/kernel'
import type { DailyArchive } from '@tefuda/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { useDailyText, usePoints } from './texts.ts'

/** Days that are over, page by page. */
export const Archive = () => {
  const t = useDailyText()
  const points = usePoints()
  const say = useSay()
  const [pages, setPages] = useState<readonly DailyArchive[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const add = async (before?: string): Promise<void> => {
    const page = await api.dailyArchive(before)
    if (isRefusal(page)) setTrouble(say(page.message))
    else setPages((all) => (before === undefined ? [page] : [...all, page]))
  }
  // The words of a trouble are those of the moment it came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => void add(), [])
  const deals = pages.flatMap((page) => page.deals)
  const before = pages.at(-1)?.before ?? null
  return (
    <section aria-labelledby="past">
      <h2 id="past">{t('past')}</h2>
      {trouble !== null && <p className="quiet-trouble">{trouble}</p>}
      {deals.length === 0 ? (
        <p className="none">{t('nonePast')}</p>
      ) : (
        <>
          <p className="muted small">{t('pastNote')}</p>
          <ul className="past-deals">
            {deals.map(({ day, game, mine }) => {
              const name = catalogueGame(game)?.name
              const score = mine?.score ?? null
              return (
                <li key={`${day} ${game}`}>
                  <Link href={`/daily/${day}/${game}`}>
                    <span>{day}</span>
                    <b>{name === undefined ? game : say(name)}</b>
                    <span className="muted">{score === null ? t('notTried') : points(score)}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {before !== null && <Button onPress={() => void add(before)}>{t('more')}</Button>}
    </section>
  )
}
