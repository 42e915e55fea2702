import { lazy, type RefObject, Suspense, useMemo, useRef } from 'react'
import { useDailyText } from '../daily/texts.ts'
import { Button } from '../frame/index.ts'
import { formatDay, useLanguage, useSay } from '../i18n/index.ts'
import { usePuzzleText } from '../puzzles/texts.ts'
import { useRecordsText } from '../records/texts.ts'
import type { LocalTable } from '../table/local-table.ts'
import { NoTable } from '../table/no-table.tsx'
import { TableEnd } from '../table/table-end.tsx'
import type { TableGame } from '../table/table-game.ts'
import { TableMenu } from '../table/table-menu.tsx'
import { PLAIN, type TableSlots } from '../table/table-slots.ts'
import { TableView } from '../table/table-view.tsx'
import { useTableText } from '../table/texts.ts'
import { useTable } from './use-table.ts'

const Coach = lazy(async () => ({ default: (await import('../lessons/coach.tsx')).Coach }))
const CoachEnd = lazy(async () => ({ default: (await import('../lessons/coach.tsx')).CoachEnd }))
const DailyEnd = lazy(() => import('../daily/daily-end.tsx'))
const PuzzleTask = lazy(() => import('../puzzles/puzzle-task.tsx'))
const PuzzleSheet = lazy(() => import('../puzzles/puzzle-sheet.tsx'))

/** The page of a session that is being played: /play/ID. */
const TablePage = ({ params }: { readonly params: { readonly id: string } }) => {
  const t = useTableText()
  const say = useSay()
  const page = useRef<HTMLDivElement>(null)
  const { opened, take } = useTable(params.id, page)
  switch (opened.kind) {
    case 'open':
      return <LocalView key={params.id} table={opened.table} tableGame={opened.tableGame} page={page} />
    case 'loading':
      return <output className="waiting">{t('loading')}</output>
    case 'elsewhere':
      return (
        <NoTable title={t('elsewhereTitle')} words={t('elsewhereText')}>
          <Button kind="primary" onPress={take}>
            {t('playHere')}
          </Button>
        </NoTable>
      )
    case 'broken':
      return <NoTable title={t('broken')} words={say(opened.refusal.message)} />
    case 'missing':
      return <NoTable title={t('missing')} words={t('missingText')} />
  }
}

/** A session on this screen: it can be begun again, and ends here. */
const LocalView = ({
  table,
  tableGame,
  page,
}: {
  readonly table: LocalTable
  readonly tableGame: TableGame
  readonly page: RefObject<HTMLDivElement | null>
}) => {
  const t = usePuzzleText()
  const daily = useDailyText()
  const records = useRecordsText()
  const language = useLanguage()
  const slots = useMemo(
    (): TableSlots => ({
      ...PLAIN,
      back: table.exercise?.review ?? PLAIN.back,
      tags: [
        ...(table.exercise === null ? [] : [records('exercise')]),
        ...(table.puzzle === null ? [] : [t('tag', { number: table.puzzle.number })]),
        ...(table.daily === null ? [] : [daily('ofDay', { date: formatDay(table.daily.day, language) })]),
      ],
      banner: ({ showRule }) => (
        <Suspense fallback={null}>
          {table.taught !== null && <Coach table={table} taught={table.taught} onRule={showRule} />}
          {table.puzzle !== null && <PuzzleTask table={table} />}
        </Suspense>
      ),
      halt: () =>
        table.taught?.isOver(table.match) === true ? (
          <Suspense fallback={null}>
            <CoachEnd {...table.taught} />
          </Suspense>
        ) : null,
      menu: (screen) => (
        <>
          <TableMenu table={table} screen={screen} />
          {table.puzzle !== null && (
            <Suspense fallback={null}>
              <PuzzleSheet table={table} />
            </Suspense>
          )}
        </>
      ),
      end: (screen, end) =>
        table.daily === null ? (
          <TableEnd table={table} screen={screen} end={end} />
        ) : (
          <Suspense fallback={null}>
            <DailyEnd table={table} day={table.daily.day} end={end} />
          </Suspense>
        ),
    }),
    [table, t, daily, records, language],
  )
  return <TableView table={table} tableGame={tableGame} slots={slots} page={page} />
}

export default TablePage
