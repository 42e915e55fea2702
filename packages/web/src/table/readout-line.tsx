import { Fragment } from 'react'
import { formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { TermSentence } from '../rulebook/index.ts'
import { type NameOf, named } from './names.ts'
import { placed } from './placed.ts'
import type { Readout, Sum } from './table-game.ts'

/**
 * How points add up: `30 + 20 + 20 → ×3 → 210  Extra triple trick`, then whatever else the move scores.
 * `isTold`: it has happened. Then the last sum is written part by part, and the log says it aloud.
 */
export const ReadoutLine = ({
  readout,
  nameOf,
  isTold = false,
}: {
  readonly readout: Readout
  readonly nameOf: NameOf
  readonly isTold?: boolean
}) => {
  const say = useSay()
  const language = useLanguage()
  const { sums, note } = readout
  const total = sums.reduce((sum, { value }) => sum + value, 0)
  const last = sums.at(-1)
  return (
    <>
      <span className="sums" aria-hidden={isTold || undefined}>
        {placed(sums).map(({ id, place, value }) => (
          <SumLine
            key={id}
            sum={value}
            isMain={place === 0 && sums.length === 1}
            joins={place > 0}
            isWritten={isTold && value === last}
            isMute={isTold}
          />
        ))}
        {sums.length > 1 && last !== undefined && (
          <span className={isTold ? 'sum written' : 'sum'} style={nth(partsOf(last))}>
            <span className="op">=</span>
            <span className="total">{formatNumber(total)}</span>
          </span>
        )}
      </span>
      {note !== null && (
        <span className={sums.length > 0 ? 'aside muted' : 'muted'}>
          <TermSentence text={named(say(note), language, nameOf)} />
        </span>
      )}
    </>
  )
}

/** Which part of a sum it is: parts are written one after another. */
const nth = (place: number) => ({ ['--nth' as string]: place })

const isPlain = ({ terms, factor }: Sum): boolean => terms.length === 1 && factor === 1

/** How many parts a sum has before its name: terms, multiplier, total. */
const partsOf = (sum: Sum): number => (isPlain(sum) ? 0 : sum.terms.length) + (sum.factor > 1 ? 1 : 0) + 1

interface SumLineProps {
  readonly sum: Sum
  readonly isMain: boolean
  readonly joins: boolean
  readonly isWritten: boolean
  /** The log says it aloud. */
  readonly isMute: boolean
}

const SumLine = ({ sum, isMain, joins, isWritten, isMute }: SumLineProps) => {
  const say = useSay()
  const { terms, factor, value, name } = sum
  const last = partsOf(sum) - 1
  return (
    <>
      <span className={isWritten ? 'sum written' : 'sum'}>
        {joins && <span className="op">+</span>}
        {!isPlain(sum) &&
          placed(terms).map(({ id, place, value: term }) => (
            <Fragment key={id}>
              {place > 0 && (
                <span className="op" style={nth(place)}>
                  +
                </span>
              )}
              <span style={nth(place)}>{formatNumber(term)}</span>
            </Fragment>
          ))}
        {factor > 1 && (
          <>
            <span className="op" style={nth(terms.length)}>
              →
            </span>
            <span className="x" style={nth(terms.length)}>
              ×{factor}
            </span>
          </>
        )}
        {!isPlain(sum) && (
          <span className="op" style={nth(last)}>
            →
          </span>
        )}
        <span className={isMain ? 'total' : 'part'} style={nth(last)}>
          {formatNumber(value)}
        </span>
      </span>
      {name !== null && (
        <span className={isWritten ? 'trick written' : 'trick'}>
          <TermSentence text={say(name)} isMute={isMute} />
        </span>
      )}
    </>
  )
}
