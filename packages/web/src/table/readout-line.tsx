import { Fragment } from 'react'
import { CardSentence } from '../cards/index.ts'
import { formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { type NameOf, named } from './names.ts'
import { placed } from './placed.ts'
import type { Readout, Sum } from './table-game.ts'

/** How points add up: `30 + 20 + 20 → ×3 → 210  Extra triple trick`, then whatever else the move scores. */
export const ReadoutLine = ({ readout, nameOf }: { readonly readout: Readout; readonly nameOf: NameOf }) => {
  const say = useSay()
  const language = useLanguage()
  const { sums, note } = readout
  const total = sums.reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      {placed(sums).map(({ id, place, value }) => (
        <SumLine key={id} sum={value} isMain={place === 0 && sums.length === 1} joins={place > 0} />
      ))}
      {sums.length > 1 && (
        <span className="sum">
          <span className="op">=</span>
          <span className="total">{formatNumber(total)}</span>
        </span>
      )}
      {note !== null && (
        <span className={sums.length > 0 ? 'aside muted' : 'muted'}>
          <CardSentence text={named(say(note), language, nameOf)} />
        </span>
      )}
    </>
  )
}

const SumLine = ({ sum, isMain, joins }: { readonly sum: Sum; readonly isMain: boolean; readonly joins: boolean }) => {
  const say = useSay()
  const { terms, factor, value, name } = sum
  const isPlain = terms.length === 1 && factor === 1
  return (
    <>
      <span className="sum">
        {joins && <span className="op">+</span>}
        {!isPlain &&
          placed(terms).map(({ id, place, value: term }) => (
            <Fragment key={id}>
              {place > 0 && <span className="op">+</span>}
              <span>{formatNumber(term)}</span>
            </Fragment>
          ))}
        {factor > 1 && (
          <>
            <span className="op">→</span>
            <span className="x">×{factor}</span>
          </>
        )}
        {!isPlain && <span className="op">→</span>}
        <span className={isMain ? 'total' : 'part'}>{formatNumber(value)}</span>
      </span>
      {name !== null && <span className="trick">{say(name)}</span>}
    </>
  )
}
