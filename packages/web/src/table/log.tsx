import type { Engine, GameEvent, LogLine, Seat } from '@tefuda/kernel'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { usePack } from '../cards/index.ts'
import { formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { Explained, TermSentence, TermText } from '../rulebook/index.ts'
import { type NameOf, named, spoken } from './names.ts'
import { placed } from './placed.ts'
import type { TableGame } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface Row extends LogLine {
  /** The number of the move it begins; null within one. */
  readonly number: number | null
  /** Who is named beside it: whoever did it, unless the row above, of the same move, names them already. */
  readonly by: Seat | null
  /** The move it begins was made because time was up. */
  readonly timedOut: boolean
}

/** The rows of a log: moves are numbered, what they caused stands below. `timeouts`: events with which a move of the clock begins. */
export const rowsOf = (
  events: readonly GameEvent[],
  engine: Engine,
  tableGame: TableGame,
  timeouts: readonly number[] = [],
): Row[] => {
  let number = 0
  let above: Seat | null = null
  let timedOut = false
  return events.flatMap((event, k) => {
    if (tableGame.begins(event)) timedOut = false
    if (timeouts.includes(k)) timedOut = true
    const line = engine.narrate(event)
    if (line.weight !== 'main') return []
    const begins = tableGame.begins(event)
    if (begins) number++
    const by = !begins && number > 0 && line.seat === above ? null : line.seat
    above = line.seat
    const row = { ...line, number: begins ? number : null, by, timedOut }
    timedOut = false
    return [row]
  })
}

export interface LogProps {
  readonly events: readonly GameEvent[]
  readonly engine: Engine
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  readonly isAlone: boolean
  /** The numbers of events with which a move begins that time made. */
  readonly timeouts: readonly number[]
}

/** What has happened, for the eyes; `LiveLog` says it aloud. The last move stands out. */
export const Log = memo(({ events, engine, tableGame, nameOf, isAlone, timeouts }: LogProps) => {
  const list = useRef<HTMLOListElement>(null)
  const rows = useMemo(() => rowsOf(events, engine, tableGame, timeouts), [events, engine, tableGame, timeouts])
  const last = rows.findLastIndex(({ number }) => number !== null)
  const length = rows.length
  useEffect(() => {
    const panel = list.current?.parentElement
    if (length > 0 && panel !== null && panel !== undefined) panel.scrollTop = panel.scrollHeight
  }, [length])
  return (
    <ol ref={list} className="log">
      {placed(rows).map(({ id, place, value }) => (
        <LogRow
          key={id}
          row={value}
          isNow={last >= 0 && place >= last}
          name={isAlone || value.by === null ? null : nameOf(value.by)}
          nameOf={nameOf}
        />
      ))}
    </ol>
  )
})

export const LogRow = ({
  row,
  isNow,
  name,
  nameOf,
}: {
  readonly row: Row
  readonly isNow: boolean
  readonly name: string | null
  readonly nameOf: NameOf
}) => {
  const say = useSay()
  const language = useLanguage()
  const text = named(say(row.text), language, nameOf)
  const note = row.note === null ? null : named(say(row.note), language, nameOf)
  return (
    <li className={isNow ? 'now' : undefined}>
      <span className="n">{row.number}</span>
      <span>
        <Explained texts={note === null ? [text] : [text, note]}>
          {name !== null && <b className="by">{name}</b>}
          <TermText text={text} />
          {row.timedOut && <TimedOut />}
          {note !== null && (
            <span className="w">
              <TermText text={note} />
            </span>
          )}
        </Explained>
      </span>
      <span className="p">{row.points !== null && row.points > 0 && `+${formatNumber(row.points)}`}</span>
    </li>
  )
}

/** Beside a move that the table made for its seat. */
export const TimedOut = () => {
  const t = useTableText()
  return <i className="mark">{t('timedOut')}</i>
}

/** The last move in one line: who, what, and what it brought. */
export const Ticker = ({
  last,
  engine,
  tableGame,
  nameOf,
  isAlone,
  aside,
  timedOut,
}: Omit<LogProps, 'events' | 'timeouts'> & {
  readonly last: readonly GameEvent[]
  readonly aside: string | null
  /** The move was made because time was up. */
  readonly timedOut: boolean
}) => {
  const say = useSay()
  const language = useLanguage()
  // Once the next deal has begun, the move that ended the one before is old.
  const end = last.findLastIndex((event) => tableGame.dealEnd(event) !== null)
  const isNext = end >= 0 && end < last.length - 1
  const rows = rowsOf(isNext ? last.slice(end + 1) : last, engine, tableGame)
  const first = rows.find(({ number }) => number !== null) ?? rows.at(-1)
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0)
  const role = rows.find((row, place) => place > 0 && row.points !== null)
  return (
    <>
      {first !== undefined && !isAlone && first.seat !== null && <b>{nameOf(first.seat)}</b>}
      {first !== undefined && (
        <span className="what">
          <TermSentence
            text={[named(say(first.text), language, nameOf), ...(role === undefined ? [] : [say(role.text)])].join(
              language === 'ja' ? '・' : ', ',
            )}
          />
        </span>
      )}
      {timedOut && !isNext && <TimedOut />}
      <span className="p">{points > 0 ? `+${formatNumber(points)}` : aside}</span>
    </>
  )
}

/** How many sentences are kept for a reader that comes late. */
const KEPT = 12

/** What happens, in words, for those who listen. What had happened before the page was opened is not said again. */
export const LiveLog = ({ events, engine, nameOf, isAlone, timeouts }: Omit<LogProps, 'tableGame'>) => {
  const t = useTableText()
  const language = useLanguage()
  const pack = usePack()
  const [from] = useState(events.length)
  const first = Math.max(from, events.length - KEPT)
  const said = events.slice(first).map((event, place) => ({ key: first + place, line: engine.narrate(event) }))
  return (
    <div className="sr" role="log" aria-live="polite">
      {said.map(
        ({ key, line }) =>
          line.weight !== 'minor' && (
            <p key={key}>
              {timeouts.includes(key) && `${t('timedOut')}: `}
              {spoken(line, language, nameOf, isAlone, pack)}
            </p>
          ),
      )}
    </div>
  )
}
