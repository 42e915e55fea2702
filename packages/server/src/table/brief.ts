import type { Engine, GameEvent, Viewer } from '@tefuda/kernel'
import { areAkin, type BriefEvent, inBrief } from '@tefuda/wire/brief-event'
import { type LiveMatch, lookUp } from './events.ts'

/** What has happened at a table, and who is told what of it. */
interface EventsInMemory extends Pick<LiveMatch, 'past' | 'events'> {
  readonly engine: Pick<Engine, 'eventFor'>
}

/** An event that is like one among so many told before it is told in brief. */
const NEAR = 32

/**
 * The viewer's events since event number `from` of the table. Whoever is told them knows all that came before, and is not told
 * again what is as it was.
 */
export const inBriefFor = (
  match: EventsInMemory,
  from: number,
  viewer: Viewer,
  events: readonly GameEvent[],
): (GameEvent | BriefEvent)[] => {
  const before = toldBefore(match, from, viewer)
  return events.map((event, place) => {
    for (let k = place - 1; k >= 0; k--) if (areAkin(event, events[k]!)) return inBrief(event, events[k])
    for (let k = 0; k < NEAR; k++) {
      const earlier = before(k)
      if (earlier === undefined || areAkin(event, earlier)) return inBrief(event, earlier)
    }
    return event
  })
}

/**
 * What the viewer was told before event number `from`, the last first; each is looked up once. Only what the viewer was told counts: how
 * much was kept from it may be a secret.
 */
const toldBefore = (match: EventsInMemory, from: number, viewer: Viewer): ((k: number) => GameEvent | undefined) => {
  const at = lookUp(match)
  const told: GameEvent[] = []
  let next = from - 1
  return (k) => {
    while (told.length <= k && next >= 0) {
      const event = match.engine.eventFor(at(next--), viewer)
      if (event !== null) told.push(event)
    }
    return told[k]
  }
}
