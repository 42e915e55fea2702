import { findGame } from '@tefuda/games'
import type { Engine, GameEvent, Rules } from '@tefuda/kernel'
import type { Sync, TableView, Update } from '@tefuda/wire'
import { updateGame } from '@tefuda/wire/seen-game'

/** What a page of a test knows of its table. */
export interface Seen {
  table: TableView
  game: NonNullable<Sync['game']> | null
  readonly events: GameEvent[]
}

const engines = new Map<string, Engine>()

/** The engine of what is played at a table, made once. */
export const engineOf = ({ game, rulesVersion, rules, fingerprint, seats }: TableView): Engine => {
  const name = `${fingerprint} ${seats.length}`
  const engine = engines.get(name) ?? findGame(game, rulesVersion)!.engine(rules as Rules, seats.length)
  engines.set(name, engine)
  return engine
}

/** Takes in what the server tells; throws where it does not follow from what was told before. */
export const learn = (page: Seen, message: Sync | Update): void => {
  if (message.table !== undefined) page.table = message.table
  if (message.type === 'sync') {
    page.game = message.game
    page.events.splice(message.game?.from ?? 0, Infinity, ...(message.game?.events ?? []))
  } else if (message.game !== undefined) follow(page, message.game)
}

const follow = (page: Seen, told: NonNullable<Update['game']>): void => {
  const eyes = { engine: engineOf(page.table), viewer: page.table.you.seat }
  const step = updateGame(eyes, page.game && { now: page.game, events: page.events, timeouts: [], scores: [] }, told)
  if (step.kind === 'gap' || step.kind === 'differs') throw new Error(`an update brings a page to ${step.kind}`)
  page.events.splice(0, Infinity, ...step.game.events)
  page.game = { from: 0, events: [], history: [], ...page.game, ...step.game.now }
}
