import type { CccEvent, CccView, Holder } from '@tefuda/ccc'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { Effect, Motion } from '../../table/table-game.ts'
import { cardKey } from './hand-card.ts'

/** Where things lie on the page: the names that elements carry as `data-anchor`. */
export const heldAnchor = (key: string): string => `held ${key}`
export const seatAnchor = (seat: Seat): string => `seat ${seat}`
export const cellAnchor = (cell: string): string => `cell ${cell}`
export const coinAnchor = (cell: string, seat: Seat): string => `coin ${cell} ${seat}`
export const PILE = 'pile'
export const USED = 'used'

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: CccView, event: CccEvent): readonly Motion[] => {
  switch (event.type) {
    case 'place':
      return [{ kind: 'travel', from: seatAnchor(event.seat), to: coinAnchor(event.cell, event.seat) }]
    case 'draw':
      return drawMotions(view, event)
    default:
      return []
  }
}

/** What an event brings about, in a word; of the own cards that are drawn one sees enough. */
export const effectOf = (view: CccView, event: CccEvent): Effect | null => {
  switch (event.type) {
    case 'place': {
      const before = view.cells.find(({ name }) => name === event.cell)?.holder ?? null
      const words = becomes(before, event.holder)
      if (words === null) return null
      return {
        seat: event.seat,
        text: text(`${event.cell}：${words.ja}`, `${event.cell}: ${words.en}`),
        weight: 'brief',
      }
    }
    case 'draw':
      return event.count === 0 || event.seat === view.viewer
        ? null
        : { seat: event.seat, text: text(`${event.count}枚引く`, `Draws ${event.count}`), weight: 'brief' }
    case 'reshuffle':
      return {
        seat: null,
        text: text('使った札を切って、新しい山札に', 'The used cards become a new pile'),
        weight: 'plain',
      }
    case 'last-turns':
      return { seat: null, text: text('山札切れ：あと1回ずつ', 'Pile empty: one more turn each'), weight: 'great' }
    default:
      return null
  }
}

/** What a coin makes of a cell where that is something new. */
const becomes = (before: Holder | null, after: Holder | null): Text | null => {
  const isSame = before?.seat === after?.seat && Math.min(2, before?.lead ?? 0) === Math.min(2, after?.lead ?? 0)
  if (isSame) return null
  if (after === null) return text('だれのものでもない', 'Nobody’s')
  return after.lead > 1 ? text('自陣', 'Territory') : text('準自陣', 'Near-territory')
}

const drawMotions = (view: CccView, event: CccEvent & { readonly type: 'draw' }): Motion[] => {
  if (event.count === 0) return []
  const held = view.hands[event.seat]?.cards
  if (event.cards === null || held === null || held === undefined) return []
  const rest = event.discards.reduce<readonly string[]>(without, held)
  const now = [...rest]
  return event.cards.map((name, order): Motion => {
    const copy = now.filter((other) => other === name).length
    now.push(name)
    return {
      kind: 'travel',
      from: PILE,
      to: heldAnchor(cardKey(name, copy)),
      after: order / event.count,
    }
  })
}

/** Cards without one of that name. */
export const without = (cards: readonly string[], card: string): readonly string[] => {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

const BEGINNINGS: ReadonlySet<string> = new Set(['place', 'draw'])

/** Whether an event begins a move that the viewer sees. */
export const begins = ({ type }: CccEvent): boolean => BEGINNINGS.has(type)
