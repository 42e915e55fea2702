import type { CccEvent, CccRules } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { TermSentence } from '../../rulebook/index.ts'
import { PersonName } from '../../table/person-name.tsx'
import type { EndingProps } from '../../table/table-game.ts'
import { Coin } from './coin.tsx'
import { type Holding, holdingsIn } from './holdings.ts'
import { useCccText } from './texts.ts'

/** What each seat holds at the end of a game, and what it brings. */
export const CccEnding = ({ events, nameOf, rules }: EndingProps<CccEvent>) => {
  const t = useCccText()
  const end = events.findLast((event) => event.type === 'end')
  if (end === undefined) return null
  const { low, middle, high } = (rules as unknown as CccRules).points
  const holdings = holdingsIn(events, end.points.length)
  const order = end.points.map((_, seat): Seat => seat).sort((a, b) => end.totals[b]! - end.totals[a]!)
  const isLong = end.deal > 1
  const worth: readonly (readonly [keyof Holding & ('low' | 'middle' | 'high'), number])[] = [
    ['low', low],
    ['middle', middle],
    ['high', high],
  ]
  return (
    <div className="end-scroll">
      <table className="end-table ccc-end">
        <thead>
          <tr>
            <th scope="col">{t('seat')}</th>
            <th scope="col" className="number">
              <TermSentence text={t('territory')} />
            </th>
            <th scope="col" className="number">
              <TermSentence text={t('nearTerritory')} />
            </th>
            {worth.map(([key, points]) => (
              <th key={key} scope="col" className="number">
                {t(key)}
                <small>{t('perCell', { points })}</small>
              </th>
            ))}
            <th scope="col" className="number">
              {t('points')}
            </th>
            {isLong && (
              <th scope="col" className="number">
                {t('total')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <span className="ccc-who">
                  <Coin seat={seat} />
                  <PersonName name={nameOf(seat)} />
                </span>
              </th>
              <td className="number">{holdings[seat]!.own}</td>
              <td className="number">{holdings[seat]!.near}</td>
              {worth.map(([key]) => (
                <td key={key} className="number">
                  {holdings[seat]![key]}
                </td>
              ))}
              <td className="number">
                <b>{end.points[seat]}</b>
              </td>
              {isLong && <td className="number">{end.totals[seat]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
