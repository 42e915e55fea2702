import type { Puzzle } from '@tefuda/learn/puzzle'
import { useEffect, useState } from 'react'
import type { LocalTable } from '../table/local-table.ts'
import { fetchPuzzle } from './files.ts'

/** The puzzle a table began as, once it is fetched; null elsewhere. */
export const usePuzzle = ({ puzzle }: LocalTable): Puzzle | null => {
  const [found, setFound] = useState<Puzzle | null>(null)
  useEffect(() => {
    if (puzzle === null) return
    let here = true
    void fetchPuzzle(puzzle.game, puzzle.number).then((one) => {
      if (here) setFound(one)
    })
    return () => {
      here = false
    }
  }, [puzzle])
  return found
}
