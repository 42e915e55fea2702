import { findGame } from '@tefuda/games'
import { type Engine, type Rules, refusal } from '@tefuda/kernel'
import type { Sync, TableView, Update } from '@tefuda/wire'
import { type Step, syncGame, updateGame } from '@tefuda/wire/seen-game'
import type { Connection } from './connection.ts'
import type { RoomMemory } from './room-state.ts'

/** What has become of the game, for whoever shows it. */
export type GameStep = Exclude<Step, { kind: 'gap' | 'differs' }>

/** What somebody is told whose page does not come to the server's view, where asking for it has not helped. */
export const VIEW_DIFFERS = refusal(
  'view-differs',
  null,
  'このページの場が、サーバーの場と合いません。読み込み直してください。席と対局はそのまま残っています。',
  'What this page shows is not what the server has. Load the page again: your seat and the game are kept.',
)

/** The game of a room, followed event by event. */
export interface Course {
  /** Takes what was told of the game; asks for the server's view where something is missing in it. */
  follow(game: NonNullable<Sync['game'] | Update['game']>): void
  /** Every step, in order. Answers with what ends it. */
  onStep(listener: (step: GameStep) => void): () => void
  close(): void
}

export const createCourse = ({ state, set }: RoomMemory, connection: Pick<Connection, 'renew' | 'giveUp'>): Course => {
  const listeners = new Set<(step: GameStep) => void>()
  let engine: Engine | undefined
  /** The server's view was asked for since one here was last proven to be that. */
  let wasAsked = false

  /** Asks for the server's view, once: a page that goes wrong again would go on asking for ever. */
  const askForView = (): void => {
    if (wasAsked) connection.giveUp(VIEW_DIFFERS)
    else connection.renew()
    wasAsked = true
  }

  const step = (next: Step): void => {
    if (next.kind === 'gap') {
      connection.renew()
      return
    }
    if (next.kind === 'differs') {
      askForView()
      return
    }
    if (next.kind === 'on' && next.isProven) wasAsked = false
    set({ game: next.game })
    for (const listener of listeners) listener(next)
  }

  /** Whoever does not know the game is asked to load the page anew, and follows nothing. */
  const update = (game: NonNullable<Update['game']>): void => {
    const table = state().table!
    engine ??= engineOf(table)
    if (engine !== undefined) step(updateGame({ engine, viewer: table.you.seat }, state().game, game))
  }

  return {
    follow(game) {
      if ('from' in game) step(syncGame(state().game, game))
      else update(game)
    },
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}

const engineOf = ({ game, rulesVersion, rules, seats }: TableView): Engine | undefined =>
  findGame(game, rulesVersion)?.engine(rules as Rules, seats.length)
