import type { ReactNode } from 'react'
import { useFrameText } from './texts.ts'

export interface TableFrameProps {
  readonly bar: ReactNode
  /** A `Seats` list; nothing where one person plays alone. */
  readonly seats?: ReactNode
  /** The last event in one line, on phones. */
  readonly ticker?: ReactNode
  /** What has to be answered first: a row of its own above the field. */
  readonly banner?: ReactNode
  /** The game's own field. */
  readonly field: ReactNode
  readonly readout?: ReactNode
  readonly dock?: ReactNode
  /** A `SidePanel`. */
  readonly side?: ReactNode
}

/** One layout for all tables: the same places for seats, field, sum, hand and buttons, log and rule book. */
export const TableFrame = ({ bar, seats, ticker, banner, field, readout, dock, side }: TableFrameProps) => {
  const t = useFrameText()
  return (
    <div className="table">
      {bar}
      <main className="main">
        {seats}
        {ticker !== undefined && <div className="ticker">{ticker}</div>}
        {banner}
        <section className="field" aria-label={t('field')}>
          {field}
        </section>
        {readout}
        {dock}
      </main>
      {side}
    </div>
  )
}

export interface SeatsProps {
  readonly children: ReactNode
  /** How many there are, where they may need more than a row. */
  readonly count?: number
  /** To which side the next one sits. */
  readonly way?: 'left' | 'right'
  /** Whether seats show how many cards they have left. */
  readonly counted?: boolean
}

/** The strip of seats. */
export const Seats = ({ children, count = 1, way, counted = false }: SeatsProps) => {
  const t = useFrameText()
  return (
    <ol
      className="seats"
      aria-label={t('seats')}
      data-way={way}
      data-counted={counted || undefined}
      data-count={count}
      data-many={count > 4}
      data-stacked={columnsOf(count) > (counted ? 3 : 2) || undefined}
      style={{ ['--seats' as string]: count }}
    >
      {children}
    </ol>
  )
}

/** How many seats lie side by side on a narrow screen. */
const columnsOf = (count: number): number => (count === 5 || count === 6 ? 3 : Math.min(4, count))

/** Leads to what can be done about somebody. */
export interface About {
  readonly label: string
  readonly onPress: () => void
}

export interface SeatProps {
  readonly name: string
  /** Pressing the name leads there. */
  readonly about?: About | null
  /** Stands for the name's first letter. */
  readonly sign?: ReactNode
  /** What somebody without a sign looks like. */
  readonly portrait?: ReactNode
  /** The mark of its team, and which of them it is. */
  readonly mark?: ReactNode
  readonly side?: number | undefined
  /** One line of small text below the name. */
  readonly sub?: ReactNode
  /** The figure at the right: score or cards left. */
  readonly points?: ReactNode
  readonly turn?: boolean
  readonly lost?: boolean
  /** In a bubble beside it. */
  readonly says?: string | null
  /** Out of the game, or of this part of it. */
  readonly resting?: boolean
  /** Open cards and the like. */
  readonly children?: ReactNode
}

export const Seat = ({
  name,
  about = null,
  sign = false,
  portrait = false,
  mark,
  side,
  sub,
  points,
  turn = false,
  lost = false,
  says = null,
  resting = false,
  children,
}: SeatProps) => (
  <li
    className={`seat${turn ? ' turn' : ''}${lost ? ' away' : ''}${resting ? ' rests' : ''}`}
    aria-current={turn ? 'true' : undefined}
    data-side={side}
  >
    <span className={sign === false ? 'face' : 'face sign'} aria-hidden="true">
      {sign !== false ? sign : portrait !== false ? portrait : [...name][0]}
    </span>
    <span className="who">
      <b>
        {mark}
        {sign === false && portrait !== false && <span className="only-phone">{portrait}</span>}
        {about === null ? name : <AboutButton {...about}>{name}</AboutButton>}
      </b>
      {sub !== undefined && <small>{sub}</small>}
    </span>
    {points !== undefined && <span className="pts">{points}</span>}
    {children !== undefined && <div className="below">{children}</div>}
    {says !== null && (
      <span className="bubble" role="status">
        {says}
      </span>
    )}
  </li>
)

/** A name that can be pressed. */
export const AboutButton = ({ label, onPress, children }: About & { readonly children: ReactNode }) => (
  <button type="button" className="about-person" aria-label={label} onClick={onPress}>
    {children}
  </button>
)

/** The line below the field: sum, wait, reason, payment. Read aloud when it changes where `live` is set. */
export const Readout = ({ live = false, children }: { readonly live?: boolean; readonly children?: ReactNode }) => (
  <section className="readout" aria-live={live ? 'polite' : undefined}>
    {children}
  </section>
)

export interface DockProps {
  /** Name, score, piles, clock: `.who`, `.score`, `.facts`. */
  readonly self: ReactNode
  /** Null for whoever has none: then nothing is left free for it. */
  readonly hand: ReactNode
  /** At most three buttons; the main one has the kind `primary`. */
  readonly acts: ReactNode
  /** The hand is too large to lie between the others on a narrow screen. */
  readonly large?: boolean
}

/** Everything that is one's own, along the lower edge. */
export const Dock = ({ self, hand, acts, large = false }: DockProps) => {
  const t = useFrameText()
  return (
    <section className={hand === null ? 'dock bare' : large ? 'dock large' : 'dock'} aria-label={t('dock')}>
      <div className="self">{self}</div>
      {hand !== null && <div className="hand">{hand}</div>}
      <div className="acts">{acts}</div>
    </section>
  )
}
