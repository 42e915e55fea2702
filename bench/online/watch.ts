import type { Engine, GameEvent, Seat } from '@tefuda/kernel'
import type { GameView, Sync, Update } from '@tefuda/wire'
import { type Step, syncGame, updateGame } from '@tefuda/wire/seen-game'

/** An update tells in brief what is like one of so many events before. */
const LAST = 64

/** The game as one player knows it, from what the server tells as a page does; of what has happened the last alone is kept. */
export interface Watch {
  /** Null before the deal. */
  game(): GameView | null
  /** Throws where something does not follow from what was told before. */
  learn(message: Sync | Update): void
}

export const createWatch = (engine: Engine): Watch => {
  let viewer: Seat | null = null
  let game: GameView | null = null
  let last: readonly GameEvent[] = []
  const take = (step: Step): void => {
    if (step.kind === 'gap' || step.kind === 'differs') throw new Error(`what is told brings a player to ${step.kind}`)
    game = step.game.now
    last = step.game.events.slice(-LAST)
  }
  return {
    game: () => game,
    learn: (message) => {
      if (message.table !== undefined) viewer = message.table.you.seat
      if (message.type === 'sync') {
        game = null
        if (message.game !== null) take(syncGame(null, message.game))
      } else if (message.game !== undefined)
        take(
          updateGame({ engine, viewer }, game && { now: game, events: last, timeouts: [], scores: [] }, message.game),
        )
    },
  }
}
