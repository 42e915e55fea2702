import type { ReactNode } from 'react'
import { TermSentence } from '../../rulebook/index.ts'
import { Ring } from '../../table/ring.tsx'
import { type Side, SideMark } from '../../table/side-mark.tsx'
import type { Window } from '../../table/table-game.ts'
import { Fan } from './fan.tsx'
import { trickAnchor } from './motions.ts'
import type { Laying } from './phase.ts'
import { useClimbingText } from './texts.ts'

/** How many plays before the last one still show. */
const EARLIER = 4

export interface TrickProps {
  readonly plays: readonly Laying[]
  readonly nameOf: (seat: number) => string
  /** The teams by seat. */
  readonly sides: readonly (Side | null)[]
  readonly window: Window | null
  /** What stands in the middle while nothing lies there. */
  readonly empty: ReactNode
}

/** The plays of the phase: the last one large, whose it is, and what it was cut in on; those before small and pale. */
export const Trick = ({ plays, nameOf, sides, window, empty }: TrickProps) => {
  const t = useClimbingText()
  const last = plays.at(-1)
  const earlier = plays.slice(-1 - EARLIER, -1)
  if (last === undefined) return <div className="trick-empty">{empty}</div>
  return (
    <div className="trick-plays">
      {earlier.length > 0 && (
        <ol key={`under ${last.number}`} className="earlier" aria-label={t('earlier')}>
          {earlier.map((play) => (
            <li key={play.number}>
              <Fan cards={play.cards} anchor={null} past />
              <span className="of">
                <Mark side={sides[play.seat]} />
                {nameOf(play.seat)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div key={last.number} className="last-play">
        <div className={window === null ? 'window' : 'window open'}>
          {window !== null && <Ring key={window.ends} window={window} />}
          <Fan cards={last.cards} anchor={trickAnchor} last={window === null} />
        </div>
        <span className="of">
          {last.of !== null && (
            <b className="tag solid">
              <TermSentence text={t('cutIn')} />
            </b>
          )}
          <Mark side={sides[last.seat]} />
          <b>{nameOf(last.seat)}</b>
        </span>
      </div>
    </div>
  )
}

const Mark = ({ side }: { readonly side: Side | null | undefined }) =>
  side !== null && side !== undefined && <SideMark side={side} />
