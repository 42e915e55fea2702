import type { Place } from './game.ts'
import type { Viewer } from './seat.ts'

/** Whether a viewer may see all of a place, as long as it lies there. */
export const seesPlace = ({ seenBy }: Place, viewer: Viewer): boolean =>
  seenBy === 'all' || (viewer !== null && seenBy.includes(viewer))

/** Whether a viewer knows the card at a position of a place, from 0. */
export const knowsCard = (place: Place, viewer: Viewer, position: number): boolean =>
  seesPlace(place, viewer) ||
  place.known?.includes(position) === true ||
  (viewer !== null && place.knownTo?.[viewer]?.includes(position) === true)
