import { type ReactNode, useState } from 'react'
import { Button, Switch } from '../../../frame/index.ts'
import { completed, NO_ORDER, type Order, tapped } from './order.ts'
import './places-pad.css'
import { usePlacesText } from './texts.ts'

export interface PlacesPadProps {
  readonly names: readonly string[]
  /** Which round it is, from 1, and how it ended where it is being corrected. */
  readonly round: number
  readonly written: Order | undefined
  /** Whether somebody may go out by a foul. */
  readonly fouls: boolean
  /** What comes of the places. */
  readonly children: ReactNode
  readonly onRecord: (order: Order) => void
}

/** The seats to be tapped in the order in which they go out. */
export const PlacesPad = ({ names, round, written, fouls, children, onRecord }: PlacesPadProps) => {
  const t = usePlacesText()
  const [order, setOrder] = useState(written ?? NO_ORDER)
  const [isFoul, setFoul] = useState(false)
  const whole = completed(order, names.length)
  const left = names.length - order.out.length - order.fouled.length
  const tap = (seat: number): void => {
    setOrder(tapped(order, seat, isFoul))
    setFoul(false)
  }
  return (
    <>
      <div className="scorer-field">
        <div className="places">
          <p className="muted">{t('how')}</p>
          <fieldset className="places-seats" aria-label={t('order')}>
            {names.map((name, seat) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
                key={seat}
                type="button"
                aria-pressed={order.out.includes(seat) || order.fouled.includes(seat)}
                onClick={() => tap(seat)}
              >
                <span>{name}</span>
                <b>{order.fouled.includes(seat) ? t('fouled') : placeText(order, seat, (n) => t('place', { n }))}</b>
              </button>
            ))}
          </fieldset>
          {fouls && (
            <p className="places-foul">
              {t('foul')} <Switch label={t('foul')} value={isFoul} onChange={setFoul} />
            </p>
          )}
          {children}
        </div>
      </div>
      <div className="scorer-dock places-dock">
        <Button icon="again" unavailable={left === names.length ? t('how') : null} onPress={() => setOrder(NO_ORDER)}>
          {t('clear')}
        </Button>
        <Button
          kind="primary"
          unavailable={whole === null ? t('wait', { count: left - 1 }) : null}
          onPress={() => {
            if (whole === null) return
            onRecord(whole)
            setOrder(NO_ORDER)
          }}
        >
          {t(written === undefined ? 'record' : 'correct', { n: round })}
        </Button>
      </div>
    </>
  )
}

const placeText = ({ out }: Order, seat: number, told: (place: number) => string): string =>
  out.includes(seat) ? told(out.indexOf(seat) + 1) : ''
