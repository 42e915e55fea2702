import type { Seat } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import type { About, Tab } from '../frame/index.ts'
import type { End } from './table-end.tsx'
import type { TableScreen } from './use-table-screen.ts'

/** What the table's page shows besides the game: it depends on where the table is, on this screen or elsewhere. */
export interface TableSlots {
  /** Where the arrow of the bar leads. */
  readonly back: string
  /** Beside the title of the game. */
  readonly tags: readonly string[]
  /** The last button of the bar, with what it opens. */
  readonly menu: (screen: TableScreen) => ReactNode
  /** What follows when the session is over. */
  readonly end: (screen: TableScreen, end: End) => ReactNode
  /** Beside log and rule book. */
  readonly tabs: readonly Tab[]
  /** Something has been said there that nobody has looked at. */
  readonly isUnread: boolean
  /** On that line while all are asked, such as a way to have more time; null where there is nothing. */
  readonly time: ReactNode
  /** On the line below the field in place of everything else; null where there is nothing to say. */
  readonly notice: ReactNode
  /** On that line too, after what somebody is just doing: what others have still to answer; null where there is nothing. */
  readonly pending: ReactNode
  /** Above the field: something to be answered. */
  readonly banner: (screen: TableScreen) => ReactNode
  /** Between two deals, before how everybody stands: where else to go; null where the next deal is what follows. */
  readonly halt: (screen: TableScreen) => ReactNode
  /** What is said about a seat besides the game. */
  readonly seat: (seat: Seat) => SeatAside
  /** Above the own figures, such as one's clock. */
  readonly own: ReactNode
}

export interface SeatAside {
  /** Nobody is there just now. */
  readonly lost: boolean
  readonly notes: readonly string[]
  readonly clock: ReactNode
  /** What they have just said; null where that is nothing. */
  readonly says: string | null
  /** What can be done about whoever sits there; null where there is nothing. */
  readonly about: About | null
}

const NOTHING: SeatAside = { lost: false, notes: [], clock: null, says: null, about: null }

/** A table of which there is nothing to say but the game. */
export const PLAIN: Omit<TableSlots, 'menu' | 'end'> = {
  back: '/',
  tags: [],
  tabs: [],
  isUnread: false,
  time: null,
  notice: null,
  pending: null,
  banner: () => null,
  halt: () => null,
  seat: () => NOTHING,
  own: null,
}
