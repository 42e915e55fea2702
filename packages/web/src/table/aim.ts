export interface Point {
  readonly x: number
  readonly y: number
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What lies more than this many times farther aside than ahead is not in that direction. */
const ASIDE = 1.6

/** How much a step aside counts against a step ahead. */
const WEIGHT = 2

/**
 * Where an arrow key leads from a place among others, whatever their layout: grid, ring, or a field with gaps. The
 * nearest place ahead, straight ahead preferred; -1 where nothing lies in that direction.
 */
export const aim = (places: readonly Point[], from: number, key: string): number => {
  const direction = DIRECTIONS[key]
  const here = places[from]
  if (direction === undefined || here === undefined) return -1
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [index, place] of places.entries()) {
    const ahead = (place.x - here.x) * direction.x + (place.y - here.y) * direction.y
    const aside = Math.abs((place.x - here.x) * direction.y) + Math.abs((place.y - here.y) * direction.x)
    if (ahead <= 1 || aside > ahead * ASIDE) continue
    const cost = ahead + WEIGHT * aside
    if (cost < least) {
      least = cost
      best = index
    }
  }
  return best
}
