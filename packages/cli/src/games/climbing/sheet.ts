import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import { besideOrBelow, columnsOf, figure, padEnd, padStart, signed } from '../../terminal/text.ts'

/** The end of a deal as its event tells it. */
export interface DealEnd {
  readonly type: 'end'
  readonly deal: number
  /** Best first. */
  readonly places: readonly Seat[]
  readonly points: readonly number[]
  readonly totals: readonly number[]
}

export const dealEndIn = (events: readonly unknown[]): DealEnd | undefined =>
  (events as readonly { readonly type: string }[]).find((event): event is DealEnd => event.type === 'end')

/** `2位  花子  +1  合計 3  富豪`, best first. `called` is what a place is called besides its number. */
export const dealLines = (
  { places, points, totals }: DealEnd,
  title: Text,
  called: (place: number) => string,
  names: readonly string[],
  look: Look,
  columns: number,
): string[] => {
  const { say, paint } = look
  const wide = Math.max(...names.map(columnsOf))
  const total = (seat: Seat): string =>
    say(text(`合計 ${figure(totals[seat] ?? 0)}`, `total ${figure(totals[seat] ?? 0)}`))
  const wideTotal = Math.max(...places.map((seat) => columnsOf(total(seat))))
  return [
    paint.bold(say(title)),
    ...besideOrBelow(
      places.map((seat, place) => ({
        line: [
          ` ${say(text(`${place + 1}位`, `${place + 1}.`))} `,
          `${padEnd(names[seat] ?? '', wide)} `,
          padStart(signed(points[seat] ?? 0), 3),
          padEnd(total(seat), wideTotal),
        ].join(' '),
        note: called(place),
      })),
      columns,
    ),
  ]
}
