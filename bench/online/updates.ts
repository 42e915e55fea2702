import { games } from '@tefuda/games'
import { rng } from '@tefuda/kernel'
import type { OpenTableBody, Update } from '@tefuda/wire'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { DUEL } from './duel-players.ts'
import type { Line } from './line.ts'
import { folder } from './places.ts'
import { startServer } from './server.ts'
import { engineOf, openTable, seatAll } from './tables.ts'
import { createWatch } from './watch.ts'

const NAME = 'online/bytes of an update'
/** After so many updates a game is left. */
const ENOUGH = 2000

/** How long the messages are that tell of a move: in a game for two to a thousand, and in each game with as few seats as it has. */
export const measureUpdates = async ({ progress }: Plan): Promise<Measured> => {
  progress('bytes of an update')
  const { path, remove } = folder()
  const { url, server } = await startServer({ data: path })
  const row = async (name: string, body: OpenTableBody) => {
    const sizes = await sizesIn(url, body)
    return { ...rowOf({ name, unit: 'bytes' }, sizes), rounds: 1 }
  }
  try {
    const results = [await row(NAME, DUEL)]
    for (const game of games) {
      const seats = Array.from({ length: Math.max(2, game.minSeats) }, () => ({ kind: 'open' }) as const)
      results.push(
        await row(`${NAME}: ${game.id}, ${seats.length} seats`, { ...DUEL, game: game.id, rules: {}, seats }),
      )
    }
    return { results, ratios: {} }
  } finally {
    await server.stop()
    remove()
  }
}

/** Plays a game at random to its end, or to where it has been enough; the bytes of every update of the game that anybody was sent. */
const sizesIn = async (url: string, body: OpenTableBody): Promise<number[]> => {
  const engine = engineOf(body)
  const random = rng(1)
  const cookies = body.seats.map(() => '')
  const watches = cookies.map(() => createWatch(engine))
  const sizes: number[] = []
  const { table, cookie } = await openTable(url, '', body)
  let lines: Line[] = []
  let count = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  /** The turn each player moved in last: others who are due as well bring updates in between. */
  const moved: number[] = []

  const play = (player: number): void => {
    const game = watches[player]!.game()
    if (game?.due !== true || lines.length === 0 || moved[player] === game.turn) return
    moved[player] = game.turn
    const state = engine.sample(game.view, random)
    const move = engine.format(engine.pick(state, (game.view as { viewer: number }).viewer, random))
    lines[player]!.send(JSON.stringify({ id: `m${count++}`, do: 'move', move, turn: game.turn }))
  }
  const hear = (player: number, text: string): void => {
    if (!text.startsWith('{"type":"update"')) return
    const update = JSON.parse(text) as Update
    watches[player]!.learn(update)
    if (update.game === undefined) return
    if (update.table === undefined) sizes.push(Buffer.byteLength(text))
    if (watches[player]!.game()?.outcome !== null || sizes.length > ENOUGH) resolve()
    else play(player)
  }

  lines = await seatAll(url, table, [cookie, ...cookies.slice(1)], hear)
  for (const player of cookies.keys()) play(player)
  await promise
  for (const line of lines) line.close()
  return sizes
}
