import type { Game } from '@tefuda/kernel'
import { Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { BOT_LEVELS } from './bot-levels.ts'
import { addSeat, ME, type Plan, removeSeat, replaceSeat, type SeatPlan, USUAL_BOT } from './plan.ts'
import { useSetupText } from './texts.ts'

export interface SeatsFormProps {
  readonly game: Game
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

/** Who sits where: people at this screen and bots of a chosen strength. */
export const SeatsForm = ({ game, plan, onChange }: SeatsFormProps) => {
  const t = useSetupText()
  const people = plan.seats.filter((seat) => seat.kind === 'person').length
  const full = plan.seats.length < game.maxSeats ? null : t('full', { count: game.maxSeats })
  return (
    <>
      <h2>{t('seatsCount', { count: plan.seats.length })}</h2>
      <ol className="chairs">
        {plan.seats.map((seat, place) => (
          <li key={chairKey(place)}>
            <span className="no">{place + 1}</span>
            <Chair
              seat={seat}
              place={place}
              alone={people === 1}
              onChange={(next) => onChange(replaceSeat(plan, place, next))}
            />
            {plan.seats.length > game.minSeats && (
              <IconButton
                icon="close"
                label={t('remove', { seat: place + 1 })}
                onPress={() => onChange(removeSeat(game, plan, place))}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="more-chairs">
        <Button icon="plus" unavailable={full} onPress={() => onChange(addSeat(game, plan, USUAL_BOT))}>
          {t('addBot')}
        </Button>
        <Button icon="plus" unavailable={full} onPress={() => onChange(addSeat(game, plan, ME))}>
          {t('addPerson')}
        </Button>
      </div>
      {people > 1 && <p className="muted small">{t('passNote')}</p>}
    </>
  )
}

interface ChairProps {
  readonly seat: SeatPlan
  readonly place: number
  /** Whether this is the only person. */
  readonly alone: boolean
  readonly onChange: (seat: SeatPlan) => void
}

const Chair = ({ seat, place, alone, onChange }: ChairProps) => {
  const t = useSetupText()
  const say = useSay()
  return (
    <>
      <select
        className="field-input"
        aria-label={t('seatKind', { seat: place + 1 })}
        value={seat.kind}
        onChange={(event) => onChange(event.target.value === 'bot' ? USUAL_BOT : ME)}
      >
        <option value="person">{alone && seat.kind === 'person' ? t('me') : t('person')}</option>
        <option value="bot">{t('bot')}</option>
      </select>
      {seat.kind === 'person' ? (
        <input
          className="field-input"
          aria-label={t('seatName', { seat: place + 1 })}
          placeholder={alone ? t('me') : t('seatNamed')}
          maxLength={20}
          autoComplete="off"
          value={seat.name}
          onChange={(event) => onChange({ kind: 'person', name: event.target.value })}
        />
      ) : (
        <select
          className="field-input"
          aria-label={t('level', { seat: place + 1 })}
          value={seat.level}
          onChange={(event) => onChange({ kind: 'bot', level: event.target.value })}
        >
          {BOT_LEVELS.map(({ id, name }) => (
            <option key={id} value={id}>
              {say(name)}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

/** A chair is its place at the table. */
const chairKey = (place: number): string => `chair ${place}`
