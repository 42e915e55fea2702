import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Look } from '../../terminal/look.ts'
import { columnsOf, padEnd, padStart } from '../../terminal/text.ts'

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

/** `2位  富豪  花子  +1  合計 3`, best first. `called` is what a place is called besides its number. */
export const dealLines = (
  { places, points, totals }: DealEnd,
  title: Text,
  called: (place: number) => string,
  names: readonly string[],
  look: Look,
): string[] => {
  const { say, paint } = look
  const wideName = Math.max(...names.map(columnsOf))
  const wideTitle = Math.max(...places.map((_, place) => columnsOf(called(place))))
  return [
    paint.bold(say(title)),
    ...places.map((seat, place) => {
      const points_ = signed(points[seat] ?? 0)
      return [
        ` ${say(text(`${place + 1}位`, `${place + 1}.`))} `,
        ...(wideTitle === 0 ? [] : [`${padEnd(called(place), wideTitle)} `]),
        `${padEnd(names[seat] ?? '', wideName)} `,
        `${padStart(points_, 3)} `,
        say(text(`合計 ${totals[seat]}`, `total ${totals[seat]}`)),
      ].join(' ')
    }),
  ]
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))
