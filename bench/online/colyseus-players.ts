import { createRequire } from 'node:module'
import { type DuelState, NOBODY } from '../colyseus/southern-cross.ts'
import type { Players, Seating } from './players.ts'
import { createRhythm, type Rhythm } from './rhythm.ts'
import { eachOf } from './tables.ts'

/** A room as Colyseus's own client has it, as far as it is used here. */
interface Room {
  readonly roomId: string
  readonly state: DuelState
  onStateChange(listen: (state: DuelState) => void): void
  send(type: string, message?: object): void
  leave(): Promise<unknown>
}
interface Client {
  create(name: string): Promise<Room>
  joinById(id: string): Promise<Room>
}

const AT_ONCE = 10

/** Two clients a table, as Colyseus has them, that play at random. */
export const sitDownAtColyseus = async ({ url, tables, think }: Seating): Promise<Players> => {
  const rhythm = createRhythm(think)
  const sdk = createRequire(import.meta.url)('@colyseus/sdk') as { readonly Client: new (url: string) => Client }
  const client = new sdk.Client(url)
  const rooms: Room[] = []
  await eachOf(tables, AT_ONCE, async () => {
    const first = await client.create('duel')
    const pair = [first, await client.joinById(first.roomId)]
    rooms.push(...pair)
    await playAt(pair, rhythm)
  })
  return {
    play: rhythm.play,
    close: async () => {
      await Promise.all(rooms.map((room) => room.leave()))
    },
  }
}

/** Plays one game after another; resolves when the first is dealt. */
const playAt = (pair: readonly Room[], rhythm: Rhythm): Promise<void> =>
  new Promise((resolve) => {
    /** When each of the two sent a move that has not come back yet. */
    const sent: (number | null)[] = [null, null]
    /** Before which move each has acted last: several patches may tell of one. */
    const acted = [-1, -1]
    const follow = (player: number, state: DuelState): void => {
      const { current, moves } = state
      const hand = state.players?.get(String(player))?.hand
      if (hand === undefined || moves === acted[player]) return
      const since = sent[player]!
      if (since !== null) {
        sent[player] = null
        rhythm.moved(since)
      }
      if (current === NOBODY) {
        acted[player] = moves
        if (player === 0) {
          rhythm.ended()
          rhythm.whenever(() => {
            acted.fill(-1)
            pair[0]!.send('again')
          })
        }
        return
      }
      resolve()
      if (current !== player) return
      acted[player] = moves
      rhythm.whenever(() => {
        sent[player] = performance.now()
        rhythm.sent()
        const at = Math.floor(Math.random() * hand.length)
        pair[player]!.send('place', { at, cell: state.centreDue ? 4 : Math.floor(Math.random() * 9) })
      })
    }
    for (const [player, room] of pair.entries()) {
      room.onStateChange((state) => follow(player, state))
      follow(player, room.state)
    }
  })
