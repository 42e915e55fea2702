import { useEffect, useMemo, useRef } from 'react'
import { CardSentence } from '../cards/index.ts'
import { formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import type { Middle } from '../table/middle.ts'
import { type NameOf, named } from '../table/names.ts'
import type { Course } from './course.ts'

export interface MoveListProps {
  readonly course: Course
  readonly middle: Middle
  readonly nameOf: NameOf
  readonly now: number
  readonly onGo: (position: number) => void
}

/** Every move, to be jumped to. */
export const MoveList = ({ course, middle, nameOf, now, onGo }: MoveListProps) => {
  const say = useSay()
  const language = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const isAlone = course.match.seats.length === 1
  const rows = useMemo(
    () =>
      course.record.moves.map(([seat, move], index) => {
        const { rules } = course.match
        const events = course.events(index + 1)
        // What an answer sets off may be somebody else's doing.
        const lines = events
          .flatMap((event) => middle.line(event, rules) ?? [])
          .filter((line) => line.seat === seat || line.seat === null)
        // An answer or a choice has a row of its own too, though the log tells only what came of it.
        const begun = events.some((event) => middle.begins(event))
          ? lines.find((line) => line.seat === seat)?.text
          : undefined
        return {
          seat,
          text: begun ?? middle.moveText(move, rules),
          points: lines.reduce((sum, line) => sum + (line.points ?? 0), 0),
        }
      }),
    [course, middle],
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
      {rows.map(({ seat, text, points }, index) => {
        const move = index + 1
        const isNow = move === now
        return (
          <li key={move}>
            <button type="button" data-move={move} aria-current={isNow ? 'step' : undefined} onClick={() => onGo(move)}>
              <span className="n">{move}</span>
              <span>
                {!isAlone && <b className="by">{nameOf(seat)}</b>}
                <CardSentence text={named(say(text), language, nameOf)} />
              </span>
              <span className="p">{points > 0 && `+${formatNumber(points)}`}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
