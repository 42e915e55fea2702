import { createRequire } from 'node:module'
import type { Duel } from '../boardgame.io/southern-cross.ts'
import type { Players, Seating } from './players.ts'
import { createRhythm, type Rhythm } from './rhythm.ts'

/** A socket of socket.io's client, as far as it is used here. */
interface Socket {
  emit(event: string, ...args: unknown[]): void
  on(event: string, listen: (...args: never[]) => void): void
  close(): void
}

interface State {
  readonly G: Omit<Duel, 'secret'>
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** Two sockets a table that say what boardgame.io's own client says, and play at random. */
export const sitDownAtPeer = async ({ url, tables, think }: Seating): Promise<Players> => {
  const rhythm = createRhythm(think)
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): Socket }
  const open = (): Socket => io(`${url}/southern-cross`, { transports: ['websocket'], forceNew: true })
  const pairs = Array.from({ length: tables }, () => [open(), open()] as const)
  await Promise.all(pairs.map((pair, table) => seat(pair, `${process.pid}-${table}`, rhythm)))
  return {
    play: rhythm.play,
    close: () => {
      for (const socket of pairs.flat()) socket.close()
    },
  }
}

/** Plays one match after another at a table; resolves when the first is dealt. */
const seat = (pair: readonly [Socket, Socket], table: string, rhythm: Rhythm): Promise<void> =>
  new Promise((resolve) => {
    let number = 0
    /** When each of the two sent a move that has not come back yet. */
    const sent: (number | null)[] = [null, null]
    let first: (() => void) | null = null
    const sync = (socket: Socket, player: number): void =>
      socket.emit('sync', `${table}-${number}`, String(player), undefined, 2)

    const begin = (): void => {
      number += 1
      // The first one makes the match.
      sync(pair[0], 0)
    }

    const onState = (player: number, state: State): void => {
      const { G, ctx, _stateID: stateID } = state
      const since = sent[player]!
      if (since !== null) {
        sent[player] = null
        rhythm.moved(since)
        if (ctx.gameover !== undefined) {
          rhythm.ended()
          rhythm.whenever(begin)
          return
        }
      }
      if (ctx.gameover !== undefined || ctx.currentPlayer !== String(player)) return
      rhythm.whenever(() => {
        sent[player] = performance.now()
        rhythm.sent()
        const hand = G.players[player]!.hand
        const at = Math.floor(Math.random() * hand.length)
        const cell = G.centreDue ? 4 : Math.floor(Math.random() * 9)
        const payload = { type: 'place', args: [at, cell], playerID: String(player) }
        pair[player]!.emit('update', { type: 'MAKE_MOVE', payload }, stateID, `${table}-${number}`, String(player))
      })
    }

    for (const [player, socket] of pair.entries()) {
      socket.on('sync', (match: string, { state }: { state: State }) => {
        if (match !== `${table}-${number}`) return
        if (player === 0) {
          first = () => onState(0, state)
          sync(pair[1], 1)
          return
        }
        // Both are there now.
        resolve()
        first?.()
        onState(1, state)
      })
      socket.on('update', (match: string, state: State) => {
        if (match === `${table}-${number}`) onState(player, state)
      })
    }
    pair[0].on('connect', () => begin())
  })
