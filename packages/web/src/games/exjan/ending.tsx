import type { ExjanEvent, ExjanRules } from '@tefuda/exjan'
import { StandingsTable } from '../../table/standings-table.tsx'
import type { EndingProps } from '../../table/table-game.ts'
import { dealEndOf } from './deal-end.ts'
import { SheetView } from './sheet-view.tsx'
import { useExjanText } from './texts.ts'

/** How a round came to its end: the score sheet of the win, or that nobody won. */
export const Ending = ({ events, nameOf, rules }: EndingProps<ExjanEvent>) => {
  const t = useExjanText()
  const end = events.findLast((event) => event.type === 'end')
  const how = events.findLast((event) => event.type === 'win' || event.type === 'exhausted')
  if (end === undefined || how === undefined) return null
  const next = end.next !== null && <p>{t('nextDealer', { name: nameOf(end.next) })}</p>
  if (how.type === 'win')
    return (
      <>
        <SheetView
          sheet={how.sheet}
          nameOf={nameOf}
          rules={rules as ExjanRules}
          seats={end.chips.length}
          chips={end.chips}
        />
        {next}
      </>
    )
  return (
    <>
      <h3 className="end-head">{t('drawnRound')}</h3>
      <p>{t('drawnText')}</p>
      {how.returned.length > 0 && <p>{t('returned', { names: how.returned.map(nameOf).join('、') })}</p>}
      <StandingsTable
        standings={dealEndOf(end)?.standings ?? []}
        nameOf={nameOf}
        sideOf={() => null}
        totalHead={t('chips')}
      />
      {next}
    </>
  )
}
