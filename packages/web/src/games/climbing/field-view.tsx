import type { Seat } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../i18n/index.ts'
import { Lane } from '../../table/lane.tsx'
import { moveMarks } from '../../table/move-marks.tsx'
import { named } from '../../table/names.ts'
import { placed } from '../../table/placed.ts'
import type { Side } from '../../table/side-mark.tsx'
import type { FieldProps } from '../../table/table-game.ts'
import './climbing.css'
import { type Draft, workOf } from './draft.ts'
import type { Climbing } from './moment.ts'
import { layings, untilEnd } from './phase.ts'
import { useClimbingText } from './texts.ts'
import { Tray } from './tray.tsx'
import { Trick } from './trick.tsx'

export interface FieldViewProps<V> extends FieldProps<V, Draft> {
  readonly game: Climbing<V>
  /** Who leads while nothing lies on the table; null where nobody is about to. */
  readonly leader: Seat | null
  /** The teams by seat; absent where everybody plays alone. */
  readonly sides?: readonly (Side | null)[]
  /** Binds, revolution, direction: whatever holds now, in words. */
  readonly signs: ReactNode
  /** Below the plays, such as the order of strength. */
  readonly below?: ReactNode
  /** At the right edge of a wide screen, such as the discards. */
  readonly beside?: ReactNode
}

/** The field of a climbing game: signs, plays, and whatever is to be chosen there. */
export const FieldView = <V,>({ game, leader, sides = [], signs, below, beside, ...props }: FieldViewProps<V>) => {
  const t = useClimbingText()
  const say = useSay()
  const language = useLanguage()
  const { context, draft, compared, last, nameOf, effect, window, focus, still } = props
  const events = still ? props.events.slice(0, props.events.length - last.length + untilEnd(last).length) : props.events
  const { moment, draft: live } = workOf(game, draft, context)
  const plays = layings(events)
  const title = moment.title === null ? null : named(say(moment.title), language, nameOf)
  return (
    <div className={moment.groups.length > 0 ? 'climbing choosing' : 'climbing'} data-drop="table">
      <div className="signs">{signs}</div>
      {title === null && effect !== null && <Lane key={JSON.stringify(effect)} effect={effect} nameOf={nameOf} />}
      {moment.groups.length > 0 ? (
        <>
          {title !== null && (
            <h2 key={title} className="moment">
              {title}
            </h2>
          )}
          <Tray
            groups={moment.groups}
            chosen={live.spot}
            moves={moveMarks(compared, ({ spot }) => (spot === null ? [] : [[spot, null]]))}
            focus={focus}
            nameOf={nameOf}
            still={still}
          />
        </>
      ) : (
        <>
          <Trick
            plays={plays}
            nameOf={nameOf}
            sides={sides}
            window={window}
            empty={
              title === null ? (
                <p>{leader !== null && t('leads', { name: nameOf(leader) })}</p>
              ) : (
                <div>
                  <h2 className="moment">{title}</h2>
                  {moment.lines.length > 0 && (
                    <ul className="moment-lines">
                      {placed(moment.lines).map(({ id, value }) => (
                        <li key={id}>{named(say(value), language, nameOf)}</li>
                      ))}
                    </ul>
                  )}
                </div>
              )
            }
          />
          {title !== null && plays.length > 0 && (
            <h2 key={title} className="moment">
              {title}
            </h2>
          )}
          {below}
        </>
      )}
      {beside}
    </div>
  )
}
