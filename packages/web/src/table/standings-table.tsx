import type { Seat, Text } from '@tefuda/kernel'
import { formatNumber, useSay } from '../i18n/index.ts'
import { TermSentence } from '../rulebook/index.ts'
import type { NameOf } from './names.ts'
import { PersonName } from './person-name.tsx'
import type { Standing } from './table-game.ts'
import { useTableText } from './texts.ts'

/** The team of a seat; null where everybody plays alone. */
export type SideOf = (seat: Seat) => Text | null

/** How a deal ended: places, titles, points where it has them, and how everybody stands. */
export const StandingsTable = ({
  standings,
  nameOf,
  sideOf,
  totalHead,
}: {
  readonly standings: readonly Standing[]
  readonly nameOf: NameOf
  readonly sideOf: SideOf
  /** What everybody has in the end, where the game does not call it points. */
  readonly totalHead?: string
}) => {
  const t = useTableText()
  const say = useSay()
  const hasSides = standings.some(({ seat }) => sideOf(seat) !== null)
  const has = (key: 'place' | 'title' | 'points'): boolean => standings.some((one) => one[key] !== null)
  const said = (words: Text | null): string => (words === null ? '' : say(words))
  return (
    <table className="end-table">
      <thead>
        <tr>
          {has('place') && (
            <th scope="col" className="number">
              {t('placeHead')}
            </th>
          )}
          <th scope="col">{t('seatHead')}</th>
          {hasSides && <th scope="col">{t('sideHead')}</th>}
          {has('title') && <th scope="col">{t('titleHead')}</th>}
          {has('points') && (
            <th scope="col" className="number">
              {t('dealHead')}
            </th>
          )}
          <th scope="col" className="number">
            {totalHead ?? t(has('points') ? 'totalHead' : 'scoreHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ seat, place, title, points, total }) => (
          <tr key={seat}>
            {has('place') && <td className="number">{place}</td>}
            <th scope="row">
              <PersonName name={nameOf(seat)} />
            </th>
            {hasSides && <td>{said(sideOf(seat))}</td>}
            {has('title') && (
              <td>
                <TermSentence text={said(title)} />
              </td>
            )}
            {has('points') && <td className="number">{points !== null && signed(points)}</td>}
            <td className="number">{formatNumber(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const signed = (points: number): string => (points > 0 ? `+${formatNumber(points)}` : formatNumber(points))
