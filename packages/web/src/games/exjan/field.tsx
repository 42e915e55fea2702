import type { ExjanEvent, ExjanView } from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'
import { type CSSProperties, useContext } from 'react'
import type { FieldProps } from '../../table/table-game.ts'
import { useBox } from '../../table/use-box.ts'
import { PartOfPage, useWide } from '../../theme/index.ts'
import { Centre, type Win } from './centre.tsx'
import type { Draft } from './draft.ts'
import './exjan.css'
import { heightsOf, NARROW, type PerRow, perRowOf, type Seated, seatedRound, WIDE } from './places.ts'
import { Zone } from './zone.tsx'

/** The field of Exjan: everybody's discards and open sets as they sit, dora and wall between them. */
export const ExjanField = ({ context, last, nameOf, window, still }: FieldProps<ExjanView, Draft>) => {
  const wide = useWide()
  const isOnlySeen = useContext(PartOfPage)
  const [ref, box] = useBox()
  const per = wide || isFlat(box) ? WIDE : NARROW
  const { view } = context
  const own = context.below ?? context.seat
  const round = seatedRound(context.seats, own)
  const lastCard = lastDiscard(last)
  return (
    <div ref={ref} className={`exjan${wide ? '' : ' narrow'}${isOnlySeen ? ' seen' : ''}`} data-drop="river">
      <div className="exjan-table" data-seats={context.seats} style={measures(view, round, per)}>
        {round.map(({ seat, side }) => (
          <Zone
            key={seat}
            seat={seat}
            side={side}
            view={view}
            name={nameOf(seat)}
            perRow={perRowOf(side, per)}
            last={lastCard}
            isOwn={seat === own && !still}
          />
        ))}
        <Centre view={view} nameOf={nameOf} window={window} win={still ? winOf(last) : null} />
      </div>
    </div>
  )
}

/** Whether a field is so much wider than high that its cards are larger in long rows. */
const isFlat = (box: ReturnType<typeof useBox>[1]): boolean => box !== null && box.width > 1.6 * box.height

/** Cards are as large as lets all of them be seen at once. */
const measures = (view: ExjanView, round: readonly Seated[], per: PerRow): CSSProperties => {
  const { along, beside } = heightsOf(
    round.map(({ seat, side }) => ({
      side,
      discards: view.rivers[seat]?.length ?? 0,
      melds: view.melds[seat]?.length ?? 0,
    })),
    per,
  )
  return {
    ['--along' as string]: along,
    ['--beside' as string]: beside,
    ['--rows' as string]: round.some(({ side }) => side === 'across') ? 2 : 1,
    ['--side' as string]: per.side,
    ['--row' as string]: per.along,
  }
}

/** A record shows the table before the move: what a win lays open is only in what happened. */
const winOf = (last: readonly { readonly type: string }[]): Win | null =>
  (last as readonly ExjanEvent[]).findLast((event) => event.type === 'win') ?? null

/** The card that has just been discarded and still lies there. */
const lastDiscard = (
  last: readonly { readonly type: string }[],
): { readonly seat: Seat; readonly card: string } | null => {
  const event = (last as readonly ExjanEvent[]).findLast(
    ({ type }) => type === 'discard' || type === 'reach' || type === 'call',
  )
  return event?.type === 'discard' || event?.type === 'reach' ? { seat: event.seat, card: event.card } : null
}
