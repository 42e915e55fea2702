import type { Game } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import { BOT_LEVELS } from '../bots-worker/bot-levels.ts'
import { Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { addSeat, ME, type Plan, removeSeat, replaceSeat, type SeatPlan, USUAL_BOT } from './plan.ts'
import { useSetupText } from './texts.ts'

export interface SeatListProps {
  readonly game: Game
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  /** What a chair that is not a bot's is called among the choices. */
  readonly personOn: (seat: SeatPlan) => string
  /** What else is asked about such a chair. */
  readonly ask?: (
    person: SeatPlan & { readonly kind: 'person' },
    place: number,
    onChange: (seat: SeatPlan) => void,
  ) => ReactNode
  /** The chairs that can be added, in the order of their buttons. */
  readonly more: readonly { readonly label: string; readonly seat: SeatPlan }[]
}

/** The chairs of a table being set up: who sits on each, and buttons for more. */
export const SeatList = ({ game, plan, onChange, personOn, ask, more }: SeatListProps) => {
  const t = useSetupText()
  const full = plan.seats.length < game.maxSeats ? null : t('full', { count: game.maxSeats })
  return (
    <>
      <h2>{t('seatsCount', { count: plan.seats.length })}</h2>
      <ol className="chairs">
        {plan.seats.map((seat, place) => {
          const change = (next: SeatPlan): void => onChange(replaceSeat(plan, place, next))
          const asked = seat.kind === 'person' ? ask?.(seat, place, change) : undefined
          return (
            <li key={chairKey(place)}>
              <span className="no">{place + 1}</span>
              <select
                className={seat.kind === 'bot' || asked !== undefined ? 'field-input' : 'field-input only'}
                aria-label={t('seatKind', { seat: place + 1 })}
                value={seat.kind}
                onChange={(event) => change(event.target.value === 'bot' ? USUAL_BOT : ME)}
              >
                <option value="person">{personOn(seat)}</option>
                <option value="bot">{t('bot')}</option>
              </select>
              {seat.kind === 'bot' ? <Level level={seat.level} place={place} onChange={change} /> : asked}
              {plan.seats.length > game.minSeats && (
                <IconButton
                  icon="close"
                  label={t('remove', { seat: place + 1 })}
                  onPress={() => onChange(removeSeat(game, plan, place))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div className="more-chairs">
        {more.map(({ label, seat }) => (
          <Button key={label} icon="plus" unavailable={full} onPress={() => onChange(addSeat(game, plan, seat))}>
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

interface LevelProps {
  readonly level: string
  readonly place: number
  readonly onChange: (seat: SeatPlan) => void
}

const Level = ({ level, place, onChange }: LevelProps) => {
  const t = useSetupText()
  const say = useSay()
  return (
    <select
      className="field-input"
      aria-label={t('level', { seat: place + 1 })}
      value={level}
      onChange={(event) => onChange({ kind: 'bot', level: event.target.value })}
    >
      {BOT_LEVELS.map(({ id, name }) => (
        <option key={id} value={id}>
          {say(name)}
        </option>
      ))}
    </select>
  )
}

/** A chair is its place at the table. */
const chairKey = (place: number): string => `chair ${place}`
