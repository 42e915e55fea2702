// A process of two innocent people at a table of their own, who notice how long a server lets them wait.
import { rng } from '@tefuda/kernel'
import type { GameView, OpenTableBody, ServerMessage } from '@tefuda/wire'
import { type Line, openLine } from './line.ts'
import { answer } from './processes.ts'
import { engineOf, openTable, seatAll } from './tables.ts'
import { createWatch, type Watch } from './watch.ts'

const TABLE: OpenTableBody = {
  game: 'southern-cross',
  rules: { deals: 1 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
}
/** Between a thing that was done and the next of its kind, in milliseconds: well below every limit. */
const PAUSE = 100

/** How long one kind of thing took: the longest and the median, in milliseconds, of how many. */
export interface Wait {
  readonly longest: number
  readonly median: number
  readonly count: number
}

export interface Waits {
  /** A check of the server's health. */
  readonly health: Wait
  /** From connecting to a table until everything about it is told. */
  readonly hello: Wait
  /** From sending a move until it is stored. */
  readonly move: Wait
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks at the health, comes to the table and plays, side by side, for so many seconds. Throws where anything is refused. */
const watch = async ({ url, seconds }: { readonly url: string; readonly seconds: number }): Promise<Waits> => {
  const { table, cookie } = await openTable(url, '', TABLE)
  const until = performance.now() + seconds * 1000
  const repeated = async (act: () => Promise<number>): Promise<Wait> => {
    const took: number[] = []
    while (performance.now() < until) {
      took.push(await act())
      await pause(PAUSE)
    }
    const sorted = took.toSorted((a, b) => a - b)
    return { longest: sorted.at(-1) ?? 0, median: sorted[sorted.length >> 1] ?? 0, count: sorted.length }
  }
  const checked = async (): Promise<number> => {
    const since = performance.now()
    const { status } = await fetch(`${url}/healthz`)
    if (status !== 200) throw new Error(`health: ${status}`)
    return performance.now() - since
  }
  const greeted = async (): Promise<number> => {
    const since = performance.now()
    const line = await openLine(url, table, cookie, () => undefined)
    line.close()
    return performance.now() - since
  }
  const [health, hello, move] = await Promise.all([repeated(checked), repeated(greeted), repeated(players(url))])
  return { health, hello, move }
}

/** Plays one move after another, at a new table when a game is over; each tells how long it took to be stored. */
const players = (url: string): (() => Promise<number>) => {
  const engine = engineOf(TABLE)
  const random = rng(1)
  const cookies = ['', '']
  let lines: Line[] = []
  let games: (GameView | null)[] = []
  let watches: Watch[] = []
  let wake = (): void => {}
  const hear = (player: number, text: string): void => {
    const message = JSON.parse(text) as ServerMessage
    if (message.type !== 'update' && message.type !== 'sync') return
    watches[player]!.learn(message)
    if (!message.game) return
    games[player] = watches[player]!.game()
    wake()
  }
  const sitDown = async (): Promise<void> => {
    for (const line of lines) line.close()
    games = [null, null]
    watches = games.map(() => createWatch(engine))
    const { table, cookie } = await openTable(url, cookies[0]!, TABLE)
    lines = await seatAll(url, table, [cookie, cookies[1]!], hear)
    for (const [player, line] of lines.entries()) cookies[player] = line.cookie
  }
  const due = async (): Promise<number> => {
    for (;;) {
      const player = games.findIndex((game) => game?.due === true)
      if (player >= 0) return player
      if (games.length === 0 || games.every((game) => game !== null && game.toAct.length === 0)) await sitDown()
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
  return async () => {
    const player = await due()
    const { view, turn } = games[player]!
    games[player] = { ...games[player]!, due: false }
    const seat = (view as { viewer: number }).viewer
    const state = engine.sample(view, random)
    const move = engine.format(engine.pick(state, seat, random))
    const since = performance.now()
    await lines[player]!.order({ do: 'move', move, turn })
    return performance.now() - since
  }
}

answer({ watch })
