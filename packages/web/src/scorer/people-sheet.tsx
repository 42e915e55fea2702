import type { Game } from '@tefuda/kernel'
import { Button, Sheet } from '../frame/index.ts'
import {
  addSeat,
  conflictsIn,
  ME,
  type Plan,
  removeSeat,
  replaceSeat,
  rulesOf,
  withPreset,
  withSetting,
} from '../setup/plan.ts'
import { PresetChoice } from '../setup/preset-choice.tsx'
import { SettingsForm } from '../setup/settings-form.tsx'
import '../setup/setup.css'
import { LONGEST_NAME } from './session.ts'
import { useScorerText } from './texts.ts'

export interface PeopleSheetProps {
  readonly game: Game
  readonly plan: Plan
  readonly open: boolean
  /** Whether something has been written down already, so that nobody joins or leaves. */
  readonly isFixed: boolean
  readonly onChange: (plan: Plan) => void
  readonly onClose: () => void
}

/** Who plays, and by which rules: every setting of the game. */
export const PeopleSheet = ({ game, plan, open, isFixed, onChange, onClose }: PeopleSheetProps) => {
  const t = useScorerText()
  const preset = game.schema.presets.find(({ id }) => id === plan.preset)
  if (preset === undefined) return null
  const people = (next: Plan): Plan => ({
    ...next,
    seats: next.seats.map((seat) => (seat.kind === 'person' ? seat : ME)),
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('settings')}
      roomy
      foot={
        <Button kind="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="scorer-people">
        <h3>{t('people')}</h3>
        {plan.seats.map((seat, place) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
            key={place}
            className="field-input"
            aria-label={t('nameOf', { n: place + 1 })}
            placeholder={t('seat', { n: place + 1 })}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={seat.kind === 'person' ? seat.name : ''}
            onChange={(event) => onChange(replaceSeat(plan, place, { kind: 'person', name: event.target.value }))}
          />
        ))}
        {!isFixed && (
          <p className="scorer-acts">
            {plan.seats.length < game.maxSeats && (
              <Button icon="plus" onPress={() => onChange(addSeat(game, plan, ME))}>
                {t('more')}
              </Button>
            )}
            {plan.seats.length > game.minSeats && (
              <Button icon="minus" onPress={() => onChange(removeSeat(game, plan, plan.seats.length - 1))}>
                {t('fewer')}
              </Button>
            )}
          </p>
        )}
        <h3>{t('ruleSettings')}</h3>
        <PresetChoice
          game={game}
          preset={preset}
          onChange={(id) =>
            onChange(isFixed ? { ...plan, preset: id, changes: {} } : people(withPreset(game, plan, id)))
          }
        />
        <SettingsForm
          game={game}
          rules={rulesOf(game, plan)}
          seats={plan.seats.length}
          changed={new Set(Object.keys(plan.changes))}
          conflicts={conflictsIn(game, plan)}
          onChange={(name, value) => onChange(withSetting(game, plan, name, value))}
        />
      </div>
    </Sheet>
  )
}
