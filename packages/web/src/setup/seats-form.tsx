import type { Game } from '@tefuda/kernel'
import { ME, type Plan, USUAL_BOT } from './plan.ts'
import { LONGEST_SEAT_NAME } from './plan-query.ts'
import { SeatList } from './seat-list.tsx'
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
  const alone = people === 1
  return (
    <>
      <SeatList
        game={game}
        plan={plan}
        onChange={onChange}
        personOn={({ kind }) => t(alone && kind === 'person' ? 'me' : 'person')}
        ask={({ name }, place, change) => (
          <input
            className="field-input"
            aria-label={t('seatName', { seat: place + 1 })}
            placeholder={t(alone ? 'me' : 'seatNamed')}
            maxLength={LONGEST_SEAT_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => change({ kind: 'person', name: event.target.value })}
          />
        )}
        more={[
          { label: t('addBot'), seat: USUAL_BOT },
          { label: t('addPerson'), seat: ME },
        ]}
      />
      {people > 1 && <p className="muted small">{t('passNote')}</p>}
    </>
  )
}
