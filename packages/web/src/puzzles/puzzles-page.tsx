import { isRefusal } from '@tefuda/kernel'
import type { Puzzle } from '@tefuda/learn/puzzle'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { catalogue } from '../catalogue/catalogue.ts'
import { Button, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import '../site/lists.css'
import { SitePage } from '../site/site-page.tsx'
import { beginPuzzle, nextPuzzle, puzzleOfDay } from './begin.ts'
import { fetchPuzzles, GAMES_WITH_PUZZLES } from './files.ts'
import { historyOf } from './history.ts'
import './puzzles.css'
import { usePuzzleText } from './texts.ts'

/** The puzzles of each game: /puzzles. */
const PuzzlesPage = () => {
  const t = usePuzzleText()
  return (
    <SitePage title={t('title')}>
      <div className="lists puzzles">
        <header>
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">{t('note')}</p>
          </div>
        </header>
        <ul>
          {GAMES_WITH_PUZZLES.map((game) => (
            <PuzzlesOf key={game} game={game} />
          ))}
        </ul>
      </div>
    </SitePage>
  )
}

const DAY = 24 * 3600 * 1000

const PuzzlesOf = ({ game }: { readonly game: string }) => {
  const t = usePuzzleText()
  const say = useSay()
  const open = useOpenPuzzle()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let here = true
    void fetchPuzzles(game).then(({ length }) => {
      if (here) setCount(length)
    })
    return () => {
      here = false
    }
  }, [game])
  const { rating, tried } = historyOf(game)
  const results = Object.values(tried)
  const name = catalogue.find(({ id }) => id === game)?.name
  return (
    <li className="puzzle-game">
      <h2>{name === undefined ? game : say(name)}</h2>
      <p className="muted">
        {count !== null && t('facts', { count, tried: results.length, solved: results.filter(Boolean).length })}
      </p>
      {results.length > 0 && (
        <p>{t('rating', { rating: Math.round(rating.rating), error: Math.round(2 * rating.ratingDeviation) })}</p>
      )}
      <div className="puzzle-acts">
        <Button kind="primary" icon="play" onPress={() => void open(nextPuzzle(game))}>
          {t('next')}
        </Button>
        <Button onPress={() => void open(puzzleOfDay(game, Math.floor(Date.now() / DAY)))}>{t('ofDay')}</Button>
      </div>
    </li>
  )
}

/** Sets up a puzzle and goes there. */
export const useOpenPuzzle = (): ((coming: Promise<Puzzle | null>) => Promise<void>) => {
  const t = usePuzzleText()
  const say = useSay()
  const [, navigate] = useLocation()
  return async (coming) => {
    const puzzle = await coming
    if (puzzle === null) return
    const table = await beginPuzzle(puzzle)
    if (isRefusal(table)) notify({ title: t('failed'), text: say(table.message) })
    else navigate(`/play/${table}`)
  }
}

export default PuzzlesPage
