import { moveText } from '@tefuda/kernel'
import { answersOf, type Brings, hardnessOf, type Puzzle } from '@tefuda/learn/puzzle'
import { tagText } from '@tefuda/learn/puzzle-tags'
import type { Rating } from '@tefuda/learn/rating'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CardSentence } from '../cards/index.ts'
import { Button, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { LocalTable } from '../table/local-table.ts'
import { useTableState } from '../table/use-table-state.ts'
import { nextPuzzle } from './begin.ts'
import { historyOf, noteTry } from './history.ts'
import './puzzles.css'
import { usePuzzleText } from './texts.ts'
import { useOpenPuzzle } from './use-open-puzzle.ts'
import { usePuzzle } from './use-puzzle.ts'

/** After the first move at the position of a puzzle: whether it was the best, and what every move brings. */
const PuzzleSheet = ({ table }: { readonly table: LocalTable }) => {
  const puzzle = usePuzzle(table)
  useTableState(table)
  const [isClosed, setClosed] = useState(false)
  const move = puzzle === null ? undefined : table.match.moves[puzzle.moves.length]?.[1]
  const [rating, setRating] = useState<Rating | null>(null)
  useEffect(() => {
    if (puzzle === null || move === undefined) return
    noteTry(puzzle, answersOf(puzzle).includes(move))
    setRating(historyOf(puzzle.game).rating)
  }, [puzzle, move])
  if (puzzle === null || move === undefined) return null
  return (
    <Answer
      table={table}
      puzzle={puzzle}
      move={move}
      rating={rating}
      isOpen={!isClosed}
      onClose={() => setClosed(true)}
    />
  )
}

interface AnswerProps {
  readonly table: LocalTable
  readonly puzzle: Puzzle
  /** What was played. */
  readonly move: string
  /** One's own, the try counted. */
  readonly rating: Rating | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

const Answer = ({ table, puzzle, move, rating, isOpen, onClose }: AnswerProps) => {
  const t = usePuzzleText()
  const open = useOpenPuzzle()
  const say = useSay()
  const isRight = answersOf(puzzle).includes(move)
  const tags = puzzle.tags.flatMap((tag) => tagText(tag, table.match.game.measures) ?? [])
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t(isRight ? 'right' : 'wrong')}
      roomy
      foot={
        <div className="end-acts">
          <Button icon="again" onPress={() => open(Promise.resolve(puzzle))}>
            {t('again')}
          </Button>
          <Button onPress={onClose}>{t('goOn')}</Button>
          <Button kind="primary" onPress={() => open(nextPuzzle(puzzle.game, puzzle.number))}>
            {t('next')}
          </Button>
        </div>
      }
    >
      <BringsTable table={table} brings={puzzle.brings} move={move} />
      {rating !== null && (
        <p>{t('rating', { rating: Math.round(rating.rating), error: Math.round(2 * rating.ratingDeviation) })}</p>
      )}
      <p className="muted small">
        {[t(`hardness${hardnessOf(puzzle)}`, { rating: puzzle.rating }), ...tags.map(say)].join('・')}
      </p>
      <p className="muted small">{t('method')}</p>
      <p>
        <Link href={`/puzzles/${puzzle.game}/${puzzle.number}`}>{t('link')}</Link>
      </p>
    </Sheet>
  )
}

/** The best moves, and one's own wherever it stands. */
const MOST_ROWS = 8
/** Where moves are so far apart in points, decimals tell nothing. */
const COARSE = 20

const BringsTable = ({ table, brings, move }: Pick<AnswerProps, 'table' | 'move'> & Pick<Puzzle, 'brings'>) => {
  const t = usePuzzleText()
  const say = useSay()
  const answers = answersOf({ brings })
  const shown = brings.filter((one, place) => place < MOST_ROWS || one.move === move)
  const digits = brings.some(({ behind }) => behind >= COARSE) ? 0 : 2
  const label = (one: Brings): string => {
    if (one.move === move) return t('yours')
    return answers.includes(one.move) ? t('best') : ''
  }
  return (
    <>
      <table className="brings">
        <caption>{t('brings')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('move')}</th>
            <th scope="col" className="number">
              {t('points')}
            </th>
            <th scope="col" className="number">
              {t('behind')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.move} className={one.move === move ? 'yours' : undefined}>
              <th scope="row">
                <CardSentence text={say(moveText(table.match.engine, one.move))} /> <small>{label(one)}</small>
              </th>
              <td className="number">{one.mean.toFixed(digits)}</td>
              <td className="number">
                {answers.includes(one.move) ? '' : `${one.behind.toFixed(digits)} ± ${(2 * one.error).toFixed(digits)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!brings.some((one) => one.move === move) && <p>{t('unlisted')}</p>}
    </>
  )
}

export default PuzzleSheet
