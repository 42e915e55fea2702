import { isRefusal } from '@tefuda/kernel'
import type { Puzzle } from '@tefuda/learn/puzzle'
import { useLocation } from 'wouter'
import { notify, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { beginPuzzle } from './begin.ts'
import { usePuzzleText } from './texts.ts'

/** Sets up a puzzle and goes there; `replace` where the address it was called by is not to be gone back to. */
export const useOpenPuzzle = (): ((coming: Promise<Puzzle | null>, replace?: boolean) => void) => {
  const t = usePuzzleText()
  const say = useSay()
  const [, navigate] = useLocation()
  return useOneAtATime(async (coming: Promise<Puzzle | null>, replace = false) => {
    const puzzle = await coming
    if (puzzle === null) {
      notify({ text: t('failed') })
      return
    }
    const table = await beginPuzzle(puzzle)
    if (isRefusal(table)) notify({ title: t('failed'), text: say(table.message) })
    else navigate(`/play/${table}`, { replace })
  })
}
