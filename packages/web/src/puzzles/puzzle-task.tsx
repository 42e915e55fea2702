import type { LocalTable } from '../table/local-table.ts'
import { useTableState } from '../table/use-table-state.ts'
import './puzzles.css'
import { usePuzzleText } from './texts.ts'
import { usePuzzle } from './use-puzzle.ts'

/** Above the field until a puzzle is answered: what is asked. */
const PuzzleTask = ({ table }: { readonly table: LocalTable }) => {
  const t = usePuzzleText()
  useTableState(table)
  const puzzle = usePuzzle(table)
  const isOpen = puzzle === null || table.match.moves.length === puzzle.moves.length
  return isOpen && <p className="puzzle-task">{t('task')}</p>
}

export default PuzzleTask
