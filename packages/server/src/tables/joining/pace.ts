import type { Viewer } from '@tefuda/kernel'
import { isLong, writeOn } from '../../table/disclosure.ts'
import type { LiveMatch } from '../../table/events.ts'
import type { Payer } from '../messages/payer.ts'
import { charged } from '../session/charging.ts'
import type { Room } from '../session/room.ts'

/** So many events are written in one piece: some milliseconds. */
const EVENTS = 500

/**
 * Before somebody is told all of a long match: waits for a turn, so that those who come at once are told one after another
 * with everybody else between them, and writes in pieces what will be told. Everything else is told at once.
 */
export const beforeTelling = async (
  { parts: { turn, processor } }: Room,
  match: LiveMatch | null,
  viewer: Viewer,
  payer: Payer,
): Promise<void> => {
  if (match === null || !isLong(match)) return
  do await turn()
  while (!charged(processor, payer, () => writeOn(match, viewer, EVENTS)))
}
