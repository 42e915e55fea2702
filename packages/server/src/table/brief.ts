import type { Engine, GameEvent, Viewer } from '@tefuda/kernel'
import { areAkin, type BriefEvent, inBrief } from '@tefuda/wire/brief-event'

/** What has happened at a table, and who is told what of it. */
interface Told {
  readonly events: readonly GameEvent[]
  readonly engine: Pick<Engine, 'eventFor'>
}

/** An event that is like one among so many told before it is told in brief. */
const NEAR = 32

/**
 * The viewer's events since event number `from` of the table. Whoever is told them knows all that came before, and is not told
 * again what is as it was.
 */
export const inBriefFor = (
  match: Told,
  from: number,
  viewer: Viewer,
  events: readonly GameEvent[],
): (GameEvent | BriefEvent)[] =>
  events.map((event, place) => {
    const justNow = events.slice(0, place).findLast((other) => areAkin(event, other))
    return inBrief(event, justNow ?? akinBefore(match, from, viewer, event))
  })

/** Only what the viewer was told counts as before: how much was kept from it may be a secret. */
const akinBefore = (
  { events, engine }: Told,
  from: number,
  viewer: Viewer,
  event: GameEvent,
): GameEvent | undefined => {
  for (let k = from - 1, told = 0; k >= 0 && told < NEAR; k--) {
    const earlier = engine.eventFor(events[k]!, viewer)
    if (earlier === null) continue
    if (areAkin(event, earlier)) return earlier
    told++
  }
  return undefined
}
