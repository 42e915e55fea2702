import { useEffect, useMemo, useRef } from 'react'
import { CardSentence } from '../cards/index.ts'
import { formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { rowsOf, TimedOut } from '../table/log.tsx'
import { moveText } from '../table/move-text.ts'
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
  const t = useReplayText()
  const language = useLanguage()
  const dealName = useDealName(tableGame)
  const list = useRef<HTMLOListElement>(null)
  const isAlone = course.match.seats.length === 1
  const rows = useMemo(
    () =>
      course.steps.map((step, index) => {
        const { engine } = course.match
        const [seat, move] = course.record.moves[step.move]!
        const events = course.events(index + 1)
        const rows = rowsOf(events, engine, tableGame)
        // An answer or a choice has a row of its own too, though the log tells only what came of it.
        const begun = rows.find((row) => row.number !== null && row.seat === seat)?.text
        return {
          seat,
          step,
          text: begun ?? moveText(engine, move),
          timedOut: course.record.timeouts?.includes(step.move) === true,
          // What an answer sets off may be somebody else's doing.
          points: rows.reduce((sum, row) => sum + (row.seat === seat ? (row.points ?? 0) : 0), 0),
        }
      }),
    [course, tableGame],
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
      {rows.map(({ seat, step, text, timedOut, points }, index) => {
        const move = index + 1
        const isNow = move === now
        return (
          <li key={move} data-ends={step.ends || undefined}>
            {course.deals.length > 1 && step.deal !== course.steps[index - 1]?.deal && <h3>{dealName(step.deal)}</h3>}
            <button type="button" data-move={move} aria-current={isNow ? 'step' : undefined} onClick={() => onGo(move)}>
              <span className="n">{move}</span>
              <span>
                {!isAlone && <b className="by">{nameOf(seat)}</b>}
                <CardSentence text={named(say(text), language, nameOf)} />
                {timedOut && <TimedOut />}
              </span>
              <span className="p">
                {points > 0 && `+${formatNumber(points)}`}
                {step.ends ? (
                  <i className="mark">{t('ends')}</i>
                ) : (
                  step.turns && <i className="mark">{t('leadTurns')}</i>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
