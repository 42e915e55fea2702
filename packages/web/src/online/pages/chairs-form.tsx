import type { Game } from '@tefuda/kernel'
import { Button, IconButton } from '../../frame/index.ts'
import { useSay } from '../../i18n/index.ts'
import { BOT_LEVELS } from '../../setup/bot-levels.ts'
import { addSeat, ME, type Plan, removeSeat, replaceSeat, type SeatPlan, USUAL_BOT } from '../../setup/plan.ts'
import { useOpenText } from './texts/open.ts'

export interface ChairsFormProps {
  readonly game: Game
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

/** The seats of an online table: open to whoever comes, or taken by bots. */
export const ChairsForm = ({ game, plan, onChange }: ChairsFormProps) => {
  const t = useOpenText()
  const full = plan.seats.length < game.maxSeats ? null : t('full', { count: game.maxSeats })
  return (
    <>
      <h2>{t('seatsCount', { count: plan.seats.length })}</h2>
      <ol className="chairs">
        {plan.seats.map((seat, place) => (
          <li key={chairKey(place)}>
            <span className="no">{place + 1}</span>
            <Chair seat={seat} place={place} onChange={(next) => onChange(replaceSeat(plan, place, next))} />
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
        <Button icon="plus" unavailable={full} onPress={() => onChange(addSeat(game, plan, ME))}>
          {t('addOpen')}
        </Button>
        <Button icon="plus" unavailable={full} onPress={() => onChange(addSeat(game, plan, USUAL_BOT))}>
          {t('addBot')}
        </Button>
      </div>
      <p className="muted small">{t('seatsNote')}</p>
    </>
  )
}

interface ChairProps {
  readonly seat: SeatPlan
  readonly place: number
  readonly onChange: (seat: SeatPlan) => void
}

const Chair = ({ seat, place, onChange }: ChairProps) => {
  const t = useOpenText()
  const say = useSay()
  return (
    <span className={seat.kind === 'bot' ? 'chair two' : 'chair'}>
      <select
        className="field-input"
        aria-label={t('chair', { seat: place + 1 })}
        value={seat.kind}
        onChange={(event) => onChange(event.target.value === 'bot' ? USUAL_BOT : ME)}
      >
        <option value="person">{t('openChair')}</option>
        <option value="bot">{t('bot')}</option>
      </select>
      {seat.kind === 'bot' && (
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
    </span>
  )
}

/** A chair is its place at the table. */
const chairKey = (place: number): string => `chair ${place}`
