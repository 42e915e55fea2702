import { useEffect, useState } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { ListPage } from '../site/list-page.tsx'
import { nextPuzzle, puzzleOfToday } from './begin.ts'
import { fetchPuzzle, fetchPuzzles, GAMES_WITH_PUZZLES } from './files.ts'
import { historyOf } from './history.ts'
import './puzzles.css'
import { usePuzzleText } from './texts.ts'
import { useOpenPuzzle } from './use-open-puzzle.ts'

/** The puzzles of each game: /puzzles. */
const PuzzlesPage = () => {
  const t = usePuzzleText()
  const open = useOpenPuzzle()
  return (
    <ListPage title={t('title')} note={t('note')} className="puzzles">
      <section className="puzzle-game">
        <h2>{t('ofDay')}</h2>
        <p className="muted">{t('ofDayNote')}</p>
        <div className="puzzle-acts">
          <Button kind="primary" icon="play" onPress={() => open(puzzleOfToday())}>
            {t('ofDay')}
          </Button>
        </div>
      </section>
      <ul>
        {GAMES_WITH_PUZZLES.map((game) => (
          <PuzzlesOf key={game} game={game} />
        ))}
      </ul>
    </ListPage>
  )
}

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
  const name = catalogueGame(game)?.name
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
        <Button icon="play" onPress={() => open(nextPuzzle(game))}>
          {t('next')}
        </Button>
      </div>
      {results.length > 0 && <TriedBefore game={game} tried={tried} />}
    </li>
  )
}

/** Each puzzle that was tried, with whether it was solved; a press sets it up again. */
const TriedBefore = ({ game, tried }: { readonly game: string; readonly tried: Readonly<Record<number, boolean>> }) => {
  const t = usePuzzleText()
  const open = useOpenPuzzle()
  return (
    <details>
      <summary>{t('history')}</summary>
      <div className="puzzle-history">
        {Object.entries(tried).map(([number, isSolved]) => (
          <Button
            key={number}
            label={t(isSolved ? 'solved' : 'missed', { number })}
            onPress={() => open(fetchPuzzle(game, Number(number)))}
          >
            {number} {isSolved ? '○' : '×'}
          </Button>
        ))}
      </div>
    </details>
  )
}

export default PuzzlesPage
