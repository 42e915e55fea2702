import type { TableView } from '@tefuda/wire'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Button, Sheet } from '../frame/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { atSeat } from '../site/seat-address.ts'
import { EndSheet, useEndTitle } from '../table/end-sheet.tsx'
import type { NameOf } from '../table/names.ts'
import { StandingsTable } from '../table/standings-table.tsx'
import type { Finished } from '../table/table.ts'
import type { End } from '../table/table-end.tsx'
import { useTableText } from '../table/texts.ts'
import type { TableScreen } from '../table/use-table-screen.ts'
import type { Ending } from './aftermath.ts'
import type { RemoteTable } from './remote-table.ts'
import { useOnlineText } from './texts.ts'
import { VerdictWords } from './verdict-words.tsx'

export interface OnlineEndProps {
  readonly table: RemoteTable
  readonly view: TableView
  readonly screen: TableScreen
  readonly end: End
  /** The buttons that lead to the next game. */
  readonly next: ReactNode
}

/** After an online game: result, check of the record, and the next game. */
export const OnlineEnd = ({ table, view, screen, end, next }: OnlineEndProps) => {
  const { state, tableGame, nameOf } = screen
  const ending = useEnding(table)
  useAlarm(ending, end.open)
  const { outcome, whole, finished } = state
  if (outcome === null) return null
  const words = ending !== null && <VerdictWords ending={ending} nameOf={nameOf} onAgain={table.askRecord} />
  const acts = <EndActs view={view} ending={ending} finished={finished} next={next} />
  if (whole === null) return <BareEnd screen={screen} end={end} acts={acts} words={words} />
  return (
    <EndSheet
      open={end.isOpen}
      onClose={end.close}
      match={whole}
      tableGame={tableGame}
      outcome={outcome}
      scores={state.scores}
      finished={finished}
      nameOf={nameOf}
      acts={acts}
    >
      {words}
    </EndSheet>
  )
}

interface StoppedEndProps extends Pick<OnlineEndProps, 'table' | 'view' | 'next'> {
  readonly finished: Finished | null
  readonly nameOf: NameOf
}

/** After a game that was stopped: no result, but the check of its record, and the way to it. */
export const StoppedEnd = ({ table, view, finished, nameOf, next }: StoppedEndProps) => {
  const t = useOnlineText()
  const ending = useEnding(table)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useAlarm(ending, open)
  return (
    <>
      <Button onPress={open}>{t('record')}</Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('stoppedTitle')}
        foot={
          <div className="end-acts">
            <EndActs view={view} ending={ending} finished={finished} next={next} />
          </div>
        }
      >
        {ending !== null && <VerdictWords ending={ending} nameOf={nameOf} onAgain={table.askRecord} />}
      </Sheet>
    </>
  )
}

/** What is wrong: a record that cannot be had may turn out not to be true once it can. */
const alarmOf = (ending: Ending): 'unreachable' | 'untrue' | null => {
  if (ending.kind === 'unreachable') return ending.kind
  return ending.kind === 'checked' && ending.verdict.kind !== 'sound' ? 'untrue' : null
}

/** A record that is not right is told as loudly as a result. */
const useAlarm = (ending: Ending | null, open: () => void): void => {
  const alarm = ending === null ? null : alarmOf(ending)
  useEffect(() => {
    if (alarm !== null) open()
  }, [alarm, open])
}

/** Where one can go from the end of a game. */
const EndActs = ({
  view,
  ending,
  finished,
  next,
}: {
  readonly view: TableView
  readonly ending: Ending | null
  readonly finished: Finished | null
  readonly next: ReactNode
}) => {
  const t = useOnlineText()
  const tableText = useTableText()
  return (
    <>
      {view.series.number > 1 || view.next !== null ? (
        <Button href={`/series/${view.series.id}`}>{t('series')}</Button>
      ) : (
        <Button href="/records">{t('archive')}</Button>
      )}
      {ending?.kind === 'checked' && ending.verdict.kind === 'sound' && <Download verdict={ending.verdict} />}
      {finished !== null && (
        <>
          <Button icon="play" href={atSeat(`/replay/${finished.record}`, view.you.seat, view.seats.length)}>
            {tableText('replay')}
          </Button>
          {view.stage === 'over' && (
            <Button icon="hint" href={atSeat(`/review/${finished.record}`, view.you.seat, view.seats.length)}>
              {tableText('review')}
            </Button>
          )}
        </>
      )}
      {next}
      {view.next !== null && (
        <p className="end-next small" role="status">
          {t('nextIsThere')}
        </p>
      )}
    </>
  )
}

const useEnding = (table: RemoteTable): Ending | null => useSyncExternalStore(table.subscribe, table.ending)

const Download = ({ verdict }: { readonly verdict: (Ending & { kind: 'checked' })['verdict'] & { kind: 'sound' } }) => {
  const t = useTableText()
  return (
    <Button icon="down" onPress={() => downloadRecord(verdict.record, Date.now())}>
      {t('download')}
    </Button>
  )
}

/** The result as the server told it, while there is no record that vouches for it. */
const BareEnd = ({
  screen: { state, tableGame, played, nameOf },
  end,
  acts,
  words,
}: {
  readonly screen: TableScreen
  readonly end: End
  readonly acts: ReactNode
  readonly words: ReactNode
}) => {
  const title = useEndTitle(tableGame, played.rules, nameOf)
  const { outcome } = state
  if (outcome === null) return null
  return (
    <Sheet open={end.isOpen} onClose={end.close} title={title(outcome)} foot={<div className="end-acts">{acts}</div>}>
      <StandingsTable
        standings={outcome.scores
          .map((total, seat) => ({ seat, place: outcome.ranks[seat] ?? null, title: null, points: null, total }))
          .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))}
        nameOf={nameOf}
        sideOf={(seat) => tableGame.side(seat, played.rules)}
      />
      {words}
    </Sheet>
  )
}
