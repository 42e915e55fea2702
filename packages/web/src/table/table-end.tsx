import { recordOf } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../frame/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { EndSheet } from './end-sheet.tsx'
import type { LocalTable } from './local-table.ts'
import type { TableState } from './table.ts'
import { useTableText } from './texts.ts'
import { usePlayAgain } from './use-play-again.ts'
import type { TableScreen } from './use-table-screen.ts'

export interface End {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** The end sheet opens by itself when the session is over and kept. */
export const useEnd = ({ finished }: TableState): End => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (finished !== null) setOpen(true)
  }, [finished])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** What follows when the session is over; nothing before. */
export const TableEnd = ({
  table,
  screen,
  end,
}: {
  readonly table: LocalTable
  readonly screen: TableScreen
  readonly end: End
}) => {
  const t = useTableText()
  const playAgain = usePlayAgain()
  const { state, tableGame, nameOf } = screen
  const { match } = table
  const again = (sameDeal: boolean): void => playAgain(recordOf(match), table.players, sameDeal)
  if (state.outcome === null) return null
  return (
    <EndSheet
      open={end.isOpen}
      onClose={end.close}
      match={match}
      tableGame={tableGame}
      outcome={state.outcome}
      scores={state.scores}
      finished={state.finished}
      nameOf={nameOf}
      acts={
        <>
          <Button icon="down" onPress={() => downloadRecord(recordOf(match), Date.now())}>
            {t('download')}
          </Button>
          {state.finished !== null && (
            <>
              <Button icon="play" href={`/replay/${state.finished.record}`}>
                {t('replay')}
              </Button>
              <Button icon="hint" href={`/review/${state.finished.record}`}>
                {t('review')}
              </Button>
            </>
          )}
          {table.exercise === null ? (
            <>
              <Button icon="again" onPress={() => again(true)}>
                {t('sameDeal')}
              </Button>
              <Button kind="primary" onPress={() => again(false)}>
                {t('again')}
              </Button>
            </>
          ) : (
            <Button kind="primary" href={table.exercise.review}>
              {t('backToReview')}
            </Button>
          )}
        </>
      }
    />
  )
}
