import type { ExjanEvent, ExjanView } from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'
import { Card } from '../../cards/index.ts'
import { Explained, TermText } from '../../rulebook/index.ts'
import { placed } from '../../table/placed.ts'
import { Ring } from '../../table/ring.tsx'
import type { Window } from '../../table/table-game.ts'
import { Chip } from './chip.tsx'
import { WALL } from './places.ts'
import { useExjanText } from './texts.ts'

export interface CentreProps {
  readonly view: ExjanView
  readonly nameOf: (seat: Seat) => string
  /** The time in which everybody is asked about the discard. */
  readonly window: Window | null
  /** The win that is to be looked at; null where there is none. */
  readonly win: Win | null
}

export type Win = Extract<ExjanEvent, { readonly type: 'win' }>

/** Dora, wall and stakes; while everybody is asked, the discard in the ring that closes, over dora and wall in a line. */
export const Centre = ({ view, nameOf, window, win }: CentreProps) => {
  const t = useExjanText()
  if (win !== null) return <Opened win={win} nameOf={nameOf} />
  if (window !== null && view.discard !== null)
    return (
      <section className="centre asked" aria-label={t('discardOf', { name: nameOf(view.turn) })}>
        <Ring key={window.ends} window={window} />
        <Card name={view.discard} />
        <span>{nameOf(view.turn)}</span>
        <small>{t('doraAndWall', { dora: doraOf(view), wall: view.wall })}</small>
      </section>
    )
  const stakes = view.stakes.filter((stake) => stake > 0)
  return (
    <div className="centre">
      <div className="two">
        <span>
          <Card name={view.indicator} />
          {t('indicator')}
        </span>
        <span>
          <span data-anchor={WALL}>
            <Card name="back" decorative />
          </span>
          <span>
            <span className="sr">{t('wallLeft', { count: view.wall })}</span>
            <span aria-hidden="true">
              {t('wall')} <b>{view.wall}</b>
            </span>
          </span>
        </span>
      </div>
      <span>
        <Explained texts={[t('dora')]}>
          <TermText text={t('dora')} /> <b>{doraOf(view)}</b>
        </Explained>
      </span>
      {stakes.length > 0 && (
        <span className="stakes">
          {placed(stakes).map(({ id, value }) => (
            <Chip key={id} points={value} />
          ))}
          {t('stakes')}
        </span>
      )}
    </div>
  )
}

/** The hand that has won, as far as it was closed, with the card it won on. */
const Opened = ({ win: { sheet }, nameOf }: { readonly win: Win; readonly nameOf: (seat: Seat) => string }) => {
  const t = useExjanText()
  const closed = sheet.blocks.flatMap(({ open, cards }) => (open ? [] : cards))
  const title = t('wins', { name: nameOf(sheet.winner) })
  return (
    <section className="centre won" aria-label={title}>
      <b>{title}</b>
      <span className="opened">
        {closed.map((name) => (
          <Card key={name} name={name} state={name === sheet.card ? 'inrole' : []} />
        ))}
      </span>
      <span>
        {sheet.points} {t('points')}
      </span>
    </section>
  )
}

/** The number or symbol all dora share. */
const doraOf = ({ dora }: ExjanView): string => dora[0]?.slice(1) ?? ''
