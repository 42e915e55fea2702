import { type Engine, rng } from '@tefuda/kernel'
import type { GameView, OpenTableBody, Update } from '@tefuda/wire'
import type { Line } from './line.ts'
import { eachOf, engineOf, openTable, seatAll } from './tables.ts'
import { createWatch } from './watch.ts'

/** Cut-in Daifugo for four with the shortest windows there are. */
export const WINDOWS: OpenTableBody = {
  game: 'cut-in-daifugo',
  rules: { preset: 'standard', window: 1 },
  seats: Array.from({ length: 4 }, () => ({ kind: 'open' })),
  options: { pace: { kind: 'none' }, isPublic: false, spectators: null },
}

/** A window as one seat's connection saw it. Moments in milliseconds. */
export interface Seen {
  readonly seat: number
  /** How many hidden cards the seat had: everybody knows that. */
  readonly cards: number
  /** Whether the seat could have cut in. */
  readonly holds: boolean
  readonly opened: number
  readonly closed: number
  /** What arrived between. */
  readonly messages: number
}

/** One window: what each seat that was asked saw of it. */
export type Window = readonly Seen[]

interface Open {
  readonly game: GameView
  readonly opened: number
  messages: number
}

/** Plays at so many tables for so many seconds; nobody answers in a window, so that each ends when its time is over. */
export const watchWindows = async (plan: {
  readonly url: string
  readonly tables: number
  readonly seconds: number
}): Promise<Window[]> => {
  const engine = engineOf(WINDOWS)
  const windows: Window[] = []
  const open: Line[] = []
  await eachOf(plan.tables, 10, async () => {
    const { table, cookie } = await openTable(plan.url, '', WINDOWS)
    open.push(...(await watch(plan.url, table, [cookie, '', '', ''], engine, windows)))
  })
  await new Promise((resolve) => setTimeout(resolve, plan.seconds * 1000))
  for (const line of open) line.close()
  return windows
}

const watch = async (
  url: string,
  table: string,
  cookies: readonly string[],
  engine: Engine,
  windows: Window[],
): Promise<Line[]> => {
  const random = rng(windows.length + process.pid)
  const watches = cookies.map(() => createWatch(engine))
  const asked = new Map<number, Open>()
  let seen: Seen[] = []
  let lines: Line[] = []
  let count = 0
  const early: (() => void)[] = []
  /** The turn each player moved in last: others who are due as well bring updates in between. */
  const moved: number[] = []

  const play = (player: number, game: GameView): void => {
    if (moved[player] === game.turn) return
    moved[player] = game.turn
    const seat = (game.view as { viewer: number }).viewer
    const state = engine.sample(game.view, random)
    const move = engine.format(engine.pick(state, seat, random))
    lines[player]!.send(JSON.stringify({ id: `m${count++}`, do: 'move', move, turn: game.turn }))
  }

  const close = (player: number, { game, opened, messages }: Open, closed: number): void => {
    const { viewer: seat, hands } = game.view as { viewer: number; hands: readonly { hidden: number }[] }
    const state = engine.sample(game.view, random)
    const holds = engine.moves(state, seat, { limit: 2 }).length > 1
    seen.push({ seat, cards: hands[seat]!.hidden, holds, opened, closed, messages })
    asked.delete(player)
    if (asked.size > 0) return
    windows.push(seen)
    seen = []
  }

  const hear = (player: number, text: string): void => {
    const at = performance.now()
    const before = asked.get(player)
    if (!text.startsWith('{"type":"update"')) {
      if (before !== undefined && !text.startsWith('{"type":"beat"')) before.messages += 1
      return
    }
    const update = JSON.parse(text) as Update
    watches[player]!.learn(update)
    const game = watches[player]!.game()
    if (update.game === undefined || game === null) return
    if (before !== undefined) close(player, before, at)
    if (game.phase === 'window') {
      if (game.due) asked.set(player, { game, opened: at, messages: 0 })
    } else if (game.due) {
      if (lines.length > 0) play(player, game)
      else early.push(() => play(player, game))
    }
  }

  lines = await seatAll(url, table, cookies, hear)
  for (const act of early) act()
  return lines
}
