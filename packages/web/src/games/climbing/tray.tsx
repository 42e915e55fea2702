import type { Seat } from '@tefuda/kernel'
import { Card, cardLabel } from '../../cards/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { placed } from '../../table/placed.ts'
import type { SpotGroup } from './moment.ts'
import { useClimbingText } from './texts.ts'

export interface TrayProps {
  readonly groups: readonly SpotGroup[]
  readonly chosen: string | null
  readonly focus: string | null
  readonly nameOf: (seat: Seat) => string
  readonly still: boolean
}

/** Cards in the field that can be chosen, in groups by whose they are. */
export const Tray = ({ groups, chosen, focus, nameOf, still }: TrayProps) => {
  const t = useClimbingText()
  const language = useLanguage()
  const ids = groups.flatMap(({ spots }) => spots.map(({ id }) => id))
  const stop = focus !== null && ids.includes(focus) ? focus : ids[0]
  const labelOf = (card: string, place: number): string =>
    card === 'back' ? t('place', { n: place + 1 }) : cardLabel(card, language)
  return (
    <div className="tray">
      {groups.map(({ seat, spots }) => (
        <section key={seat ?? -1} aria-label={seat === null ? t('discards') : nameOf(seat)}>
          {seat !== null && <h3>{nameOf(seat)}</h3>}
          <ul>
            {placed(spots).map(({ id: key, place, value: { id, card } }) => (
              <li key={key}>
                <button
                  type="button"
                  className={`tray-card${chosen === id ? ' chosen' : ''}`}
                  data-spot={still ? undefined : id}
                  tabIndex={id === stop ? 0 : -1}
                  aria-pressed={chosen === id}
                  aria-label={labelOf(card, place)}
                >
                  <Card name={card} decorative state={chosen === id ? 'place' : []} />
                  {card === 'back' && <b aria-hidden="true">{place + 1}</b>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
