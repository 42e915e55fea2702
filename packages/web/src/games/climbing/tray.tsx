import type { Seat } from '@tefuda/kernel'
import { Card, cardLabel } from '../../cards/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import { type MoveMark, MoveMarks } from '../../table/move-marks.tsx'
import { placed } from '../../table/placed.ts'
import type { Spot, SpotGroup } from './moment.ts'
import { useClimbingText } from './texts.ts'

export interface TrayProps {
  readonly groups: readonly SpotGroup[]
  readonly chosen: string | null
  /** Two moves that are compared, by what they choose. */
  readonly moves: ReadonlyMap<string, readonly MoveMark[]>
  readonly focus: string | null
  readonly nameOf: (seat: Seat) => string
  readonly still: boolean
}

/** Cards in the field that can be chosen, in groups by whose they are. */
export const Tray = ({ groups, chosen, moves, focus, nameOf, still }: TrayProps) => {
  const t = useClimbingText()
  const language = useLanguage()
  const ids = groups.flatMap(({ spots }) => spots.map(({ id }) => id))
  const stop = focus !== null && ids.includes(focus) ? focus : ids[0]
  const labelOf = ({ card, copies = 1 }: Spot, place: number): string => {
    if (card === 'back') return t('place', { n: place + 1 })
    return copies > 1 ? `${cardLabel(card, language)} ×${copies}` : cardLabel(card, language)
  }
  const isBlind = groups.every(({ spots }) => spots.every(({ card }) => card === 'back'))
  return (
    <div className={isBlind ? 'tray backs' : 'tray'}>
      {groups.map(({ seat, spots }) => (
        <section key={seat ?? -1} aria-label={seat === null ? t('discards') : nameOf(seat)}>
          {seat !== null && <h3>{nameOf(seat)}</h3>}
          <ul>
            {placed(spots).map(({ id: key, place, value: spot }) => (
              <li key={key}>
                <button
                  type="button"
                  className={`tray-card${chosen === spot.id ? ' chosen' : ''}`}
                  data-spot={still ? undefined : spot.id}
                  tabIndex={spot.id === stop ? 0 : -1}
                  aria-pressed={chosen === spot.id}
                  aria-label={labelOf(spot, place)}
                >
                  <Card name={spot.card} decorative state={chosen === spot.id ? 'place' : []} />
                  {spot.card === 'back' && <b aria-hidden="true">{place + 1}</b>}
                  {spot.copies !== undefined && spot.copies > 1 && <i aria-hidden="true">×{spot.copies}</i>}
                  <MoveMarks marks={moves.get(spot.id)} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
