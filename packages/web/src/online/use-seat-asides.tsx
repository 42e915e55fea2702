import type { Seat } from '@tefuda/kernel'
import type { ChatLineView, ClockView, SeatView, TableView } from '@tefuda/wire'
import { useMemo } from 'react'
import type { NameOf } from '../table/names.ts'
import type { SeatAside } from '../table/table-slots.ts'
import { SeatClock } from './clocks.tsx'
import type { Person } from './person-sheet.tsx'
import { useOnlineText } from './texts.ts'

/** By seat; null where none run. */
export type Clocks = readonly ClockView[] | null

export interface AsidesOf {
  readonly view: TableView
  readonly clocks: Clocks
  readonly isOver: boolean
  readonly nameOf: NameOf
  readonly onAbout: (person: Person) => void
  /** What was just said at a seat. */
  readonly saidAt: (seat: Seat) => ChatLineView | null
}

const NOTHING: SeatAside = { lost: false, notes: [], clock: null, says: null, about: null }

/** What stands beside each seat of an online table: its clock, whether its person is there, what they just said. */
export const useSeatAsides = ({
  view,
  clocks,
  isOver,
  nameOf,
  onAbout,
  saidAt,
}: AsidesOf): ((seat: Seat) => SeatAside) => {
  const t = useOnlineText()
  return useMemo(() => {
    const words = (said: ChatLineView | null): string | null =>
      said === null ? null : said.phrase === undefined ? (said.text ?? null) : t(`say-${said.phrase}`)
    const asides = view.seats.map((one, place): SeatAside => {
      const clock = clocks?.[place]
      const { lost, note } = presenceOf(one, isOver)
      return {
        lost,
        notes: note === null ? [] : [t(note)],
        says: words(saidAt(place)),
        // For a bot no clock runs, and a narrow strip has no room for both.
        clock: clock !== undefined && note !== 'gone' && note !== 'lent' && (
          <SeatClock clock={clock} name={nameOf(place)} />
        ),
        about:
          one.kind === 'person' && one.who !== view.you.who
            ? { label: t('aboutPerson', { name: nameOf(place) }), onPress: () => onAbout(one) }
            : null,
      }
    })
    return (place) => asides[place] ?? NOTHING
  }, [view.seats, view.you.who, clocks, isOver, nameOf, onAbout, saidAt, t])
}

/** Whether somebody is away, and what is to be said of it: gone for good, a bot on their seat, away. */
const presenceOf = (
  seat: SeatView,
  isOver: boolean,
): { readonly lost: boolean; readonly note: 'gone' | 'lent' | 'awayNow' | null } => {
  if (seat.kind === 'person' && seat.gone) return { lost: false, note: 'gone' }
  const lost = !isOver && (seat.kind === 'person' || seat.kind === 'program') && !seat.here
  if (seat.kind === 'person' && seat.lent !== null) return { lost, note: 'lent' }
  return { lost, note: lost ? 'awayNow' : null }
}
