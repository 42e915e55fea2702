import { useEffect, useState } from 'react'
import { NotFound } from '../site/failure.tsx'
import { useFailure } from '../site/use-failure.ts'
import { fetchPuzzle } from './files.ts'
import { usePuzzleText } from './texts.ts'
import { useOpenPuzzle } from './use-open-puzzle.ts'

/** One puzzle by its address: /puzzles/GAME/NUMBER. It sets up a table and leads there. */
const PuzzlePage = ({
  params: { game, number },
}: {
  readonly params: { readonly game: string; readonly number: string }
}) => {
  const t = usePuzzleText()
  const open = useOpenPuzzle()
  const [isMissing, setMissing] = useState(false)
  const fail = useFailure()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useEffect(() => {
    let here = true
    void fetchPuzzle(game, Number(number)).then((puzzle) => {
      if (!here) return
      if (puzzle === null) setMissing(true)
      else open(Promise.resolve(puzzle), true)
    }, fail)
    return () => {
      here = false
    }
  }, [game, number])
  return isMissing ? <NotFound /> : <output className="waiting">{t('loading')}</output>
}

export default PuzzlePage
