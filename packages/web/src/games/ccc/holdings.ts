import type { CccEvent } from '@tefuda/ccc'

/** The cells of a seat at the end of a game: by how firmly it holds them, and by what they are worth (CC-9). */
export interface Holding {
  readonly own: number
  readonly near: number
  readonly low: number
  readonly middle: number
  readonly high: number
}

const worthOf = (number: number): 'low' | 'middle' | 'high' => (number <= 4 ? 'low' : number <= 6 ? 'middle' : 'high')

/** What each seat held when the last game ended, from what happened in it. */
export const holdingsIn = (events: readonly CccEvent[], seats: number): Holding[] => {
  const from = events.findLastIndex(({ type }) => type === 'deal')
  const placed = events.slice(Math.max(0, from)).filter((event) => event.type === 'place')
  // A cell is held by whoever leads on it after its last coin.
  const cells = new Map(placed.map((event) => [event.cell, event] as const))
  return Array.from({ length: seats }, (_, seat): Holding => {
    const held = [...cells.values()].flatMap(({ holder, number }) =>
      holder?.seat === seat ? [{ lead: holder.lead, worth: worthOf(number) }] : [],
    )
    const worth = (wanted: 'low' | 'middle' | 'high'): number => held.filter((cell) => cell.worth === wanted).length
    return {
      own: held.filter(({ lead }) => lead > 1).length,
      near: held.filter(({ lead }) => lead === 1).length,
      low: worth('low'),
      middle: worth('middle'),
      high: worth('high'),
    }
  })
}
