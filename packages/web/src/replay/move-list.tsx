import { moveText } from '@tefuda/kernel'
import { memo, useEffect, useMemo, useRef } from 'react'
import { CardSentence } from '../cards/index.ts'
import { formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { rowsOf, TimedOut } from '../table/log.tsx'
import { type NameOf, named } from '../table/names.ts'
import type { TableGame } from '../table/table-game.ts'
import { useDealName } from '../table/use-deal-name.ts'
import type { Course } from './course.ts'
import { useReplayText } from './texts.ts'

export interface MoveListProps {
  readonly course: Course
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  readonly now: number
  readonly onGo: (position: number) => void
}

/** Every move, to be jumped to. */
export const MoveList = ({ course, tableGame, nameOf, now, onGo }: MoveListProps) => {
  const say = useSay()
  const language = useLanguage()
  const dealName = useDealName(course.match.game)
  const list = useRef<HTMLOListElement>(null)
  const rows = useMemo(
    () =>
      course.steps.map((step, index): Row => {
        const { engine, seats } = course.match
        const [seat, move] = course.record.moves[step.move]!
        const events = course.events(index + 1)
        const rows = rowsOf(events, engine, tableGame)
        // An answer or a choice has a row of its own too, though the log tells only what came of it.
        const begun = rows.find((row) => row.number !== null && row.seat === seat)?.text
        return {
          move: index + 1,
          heading: course.deals.length > 1 && step.deal !== course.steps[index - 1]?.deal ? dealName(step.deal) : null,
          by: seats.length === 1 ? null : nameOf(seat),
          text: named(say(begun ?? moveText(engine, move)), language, nameOf),
          timedOut: course.record.timeouts?.includes(step.move) === true,
          // What an answer sets off may be somebody else's doing.
          points: rows.reduce((sum, row) => sum + (row.seat === seat ? (row.points ?? 0) : 0), 0),
          mark: step.ends ? 'ends' : step.turns ? 'leadTurns' : null,
        }
      }),
    [course, tableGame, nameOf, dealName, say, language],
  )
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-move="${now}"]`)
    const panel = row?.closest('.side-content')
    if (row === null || row === undefined || panel === null || panel === undefined) return
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight]
    if (top < panel.scrollTop || bottom > panel.scrollTop + panel.clientHeight)
      panel.scrollTop = top - panel.clientHeight / 2
  }, [now])
  return (
    <ol ref={list} className="moves">
      {rows.map((row) => (
        <MoveRow key={row.move} {...row} isNow={row.move === now} onGo={onGo} />
      ))}
    </ol>
  )
}

interface Row {
  readonly move: number
  /** The name of the deal that begins with it. */
  readonly heading: string | null
  readonly by: string | null
  readonly text: string
  readonly timedOut: boolean
  readonly points: number
  readonly mark: 'ends' | 'leadTurns' | null
}

interface MoveRowProps extends Row {
  readonly isNow: boolean
  readonly onGo: (position: number) => void
}

/** There may be thousands: a step draws no more than the two that it is about. */
const MoveRow = memo(({ move, heading, by, text, timedOut, points, mark, isNow, onGo }: MoveRowProps) => {
  const t = useReplayText()
  return (
    <li data-ends={mark === 'ends' || undefined}>
      {heading !== null && <h3>{heading}</h3>}
      <button type="button" data-move={move} aria-current={isNow ? 'step' : undefined} onClick={() => onGo(move)}>
        <span className="n">{move}</span>
        <span>
          {by !== null && <b className="by">{by}</b>}
          <CardSentence text={text} />
          {timedOut && <TimedOut />}
        </span>
        <span className="p">
          {points > 0 && `+${formatNumber(points)}`}
          {mark !== null && <i className="mark">{t(mark)}</i>}
        </span>
      </button>
    </li>
  )
})
