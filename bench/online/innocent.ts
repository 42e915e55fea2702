// A process of two innocent people at a table of their own, who notice how long a server lets them wait.
import { readFileSync } from 'node:fs'
import { rng } from '@tefuda/kernel'
import type { GameView, OpenTableBody, ServerMessage } from '@tefuda/wire'
import WebSocket from 'ws'
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

/** How long one kind of thing took, in milliseconds, and of how many that is the longest. */
export interface Wait {
  readonly longest: number
  readonly count: number
  /**
   * The most processor time that the thread which serves spent while one of them was waited for, in milliseconds: what else the machine
   * did is not in it. The system tells it every 4 ms, and on Linux alone; elsewhere 0.
   */
  readonly work: number
}

export interface Waits {
  /** A check of the server's health. */
  readonly health: Wait
  /** From connecting to a table until everything about it is told. */
  readonly hello: Wait
  /** From sending a move until it is stored. */
  readonly move: Wait
  /** From connecting to a server that does nothing until it has answered. */
  readonly idle: Wait
}

export interface Watching {
  readonly url: string
  /** The process of that server. */
  readonly pid: number
  /** The server that does nothing. */
  readonly idle: string
  readonly seconds: number
}

/** Milliseconds of processor time that the first thread of a process has used. */
const processorOf = (pid: number): number =>
  process.platform === 'linux' ? Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'latin1'), 10) / 1e6 : 0

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks at the health, comes to the table and plays, side by side, for so many seconds. Throws where anything is refused. */
const watch = async ({ url, pid, idle: bare, seconds }: Watching): Promise<Waits> => {
  const { table, cookie } = await openTable(url, '', TABLE)
  const until = performance.now() + seconds * 1000
  /** Does something again and again; what is timed may need something done before. */
  const repeated = async (prepare: () => Promise<() => Promise<void>>): Promise<Wait> => {
    let [longest, work, count] = [0, 0, 0]
    for (; performance.now() < until; count++) {
      const act = await prepare()
      const [since, before] = [performance.now(), processorOf(pid)]
      await act()
      longest = Math.max(longest, performance.now() - since)
      work = Math.max(work, processorOf(pid) - before)
      await pause(PAUSE)
    }
    return { longest, work, count }
  }
  const checked = async (): Promise<void> => {
    const { status } = await fetch(`${url}/healthz`)
    if (status !== 200) throw new Error(`health: ${status}`)
  }
  const greeted = async (): Promise<void> => (await openLine(url, table, cookie, () => undefined)).close()
  const [health, hello, move, idle] = await Promise.all([
    repeated(async () => checked),
    repeated(async () => greeted),
    repeated(players(url)),
    repeated(async () => () => answered(bare)),
  ])
  return { health, hello, move, idle }
}

/** Connects, says a word and waits until it comes back. */
const answered = async (url: string): Promise<void> => {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await new Promise((resolve, reject) => {
    socket.once('open', () => socket.send('word'))
    socket.once('message', resolve)
    socket.once('error', reject)
  })
  socket.terminate()
}

/** Finds one move after another, at a new table when a game is over; each is then sent until it is stored. */
const players = (url: string): (() => Promise<() => Promise<void>>) => {
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
    return async () => {
      await lines[player]!.order({ do: 'move', move, turn })
    }
  }
}

answer({ watch })
