import type { View } from '../view.ts'
import { type Broken, broken } from './bend.ts'

export const FOLD: readonly Broken[] = [
  broken(
    'fold',
    'the first view knows of no seats',
    /move 0: events lead a spectator elsewhere: .*scores/,
    (engine) => ({
      initialView: (viewer): View => ({ ...engine.initialView(viewer), scores: [] }),
    }),
  ),
  broken('fold', 'a view forgets that a card is drawn', /elsewhere: .*knowsTop/, (engine) => ({
    viewAfter: (view, event) =>
      event.type === 'draw' && event.card === null
        ? { ...engine.viewAfter(view, event), knowsTop: view.knowsTop }
        : engine.viewAfter(view, event),
  })),
  broken('fold', 'a seat is not told what it draws itself', /events lead seat \d elsewhere: .*hand/, (engine) => ({
    eventFor: (event, viewer) => (event.type === 'draw' ? { ...event, card: null } : engine.eventFor(event, viewer)),
  })),
  broken('fold', 'a drawn card comes first in the hand', /events lead seat \d elsewhere: .*hand/, (engine) => ({
    viewAfter: (view, event) => {
      const after = engine.viewAfter(view, event)
      return event.type === 'draw' && event.seat === view.viewer && after.hand !== null
        ? { ...after, hand: [...after.hand.slice(-1), ...after.hand.slice(0, -1)] }
        : after
    },
  })),
  broken('fold', 'the same view is written in another order', /elsewhere: .*"viewer"/, (engine) => ({
    viewAfter: (view, event) => {
      const { viewer, ...rest } = engine.viewAfter(view, event)
      return { ...rest, viewer }
    },
  })),
  broken('fold', 'a view changes when something happens', /throws TypeError.*read.only|not extensible/, (engine) => ({
    viewAfter: (view, event) => Object.assign(view, engine.viewAfter(view, event)),
  })),
  broken('fold', 'no event says whose turn it is', /elsewhere: .*turn/, (engine) => ({
    eventFor: (event, viewer) => (event.type === 'turn' ? null : engine.eventFor(event, viewer)),
  })),
  broken('fold', 'a seat does not remember its own answer', /events lead seat \d elsewhere: .*due/, (engine) => ({
    eventFor: (event, viewer) => (event.type === 'answered' ? null : engine.eventFor(event, viewer)),
  })),
  broken('fold', 'everybody hears that somebody has answered', /is told that seat \d has answered/, (engine) => ({
    eventFor: (event, viewer) =>
      event.type === 'answered' && viewer !== null ? event : engine.eventFor(event, viewer),
  })),
  broken('fold', 'a window closes only for those who hear all answers', /elsewhere: .*due/, (engine) => ({
    viewAfter: (view, event) => {
      const after = engine.viewAfter(view, event)
      return event.type === 'kept' || event.type === 'snatched' ? { ...after, due: view.due } : after
    },
    eventFor: (event, viewer) => (event.type === 'turn' ? null : engine.eventFor(event, viewer)),
  })),
]
