import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A client of boardgame.io with the state `G` of a game, its result and its moves. */
export interface Client<G, Over, Moves> {
  start(): void
  stop(): void
  getState(): { readonly G: G; readonly ctx: { readonly currentPlayer: string; readonly gameover?: Over } } | null
  readonly moves: Moves
}

type MakeClient = (options: { game: object; numPlayers: number; debug: boolean }) => Client<unknown, unknown, unknown>

/** boardgame.io's own client, without a page. */
export const makeClient = <G, Over, Moves>(game: object, seats: number): Client<G, Over, Moves> => {
  const { Client } = require('boardgame.io/client') as { readonly Client: MakeClient }
  const client = Client({ game, numPlayers: seats, debug: false }) as Client<G, Over, Moves>
  client.start()
  return client
}

/** What a move returns that the framework is to refuse, and its own ways to hide things. */
export const { INVALID_MOVE, PlayerView } = require('boardgame.io/core') as {
  readonly INVALID_MOVE: string
  readonly PlayerView: { readonly STRIP_SECRETS: unknown }
}
