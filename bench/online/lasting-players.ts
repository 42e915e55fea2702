import type { GameView, ServerMessage, Sync } from '@tefuda/wire'
import { chosen, DUEL } from './duel-players.ts'
import { type LastingLine, type LastingSocket, LONGEST_WAIT, stayConnected } from './lasting-socket.ts'
import type { Line } from './line.ts'
import { engineOf, openTable, seatAll } from './tables.ts'
import { createWatch, type Watch } from './watch.ts'

/** A move of a player: its word, what it was, and whether the server said that it is stored. */
export interface Sent {
  readonly id: string
  readonly move: string
  isAcknowledged: boolean
  /** Said once more, since no answer had come. */
  isRepeated: boolean
}

/** What happened at a table as its players know it. */
export interface Story {
  readonly table: string
  readonly sent: Sent[]
  /** What cannot be, in words. */
  readonly faults: string[]
}

/** Players who come back after anything and say what was not answered once more. */
export interface LastingPlayers {
  readonly stories: readonly Story[]
  /** Moves acknowledged so far. */
  acknowledged(): number
  /** When each player who sits at a table was last told everything; those who are away have been so since. */
  readonly lines: ReadonlySet<LastingLine>
  /** Lets everybody finish what they have begun and leave. */
  stop(): Promise<void>
}

/** So long a player thinks, in milliseconds, on average. */
const THINK = 20
const PATIENCE = 30_000
/** The server cannot do it now: the command is said again. One that is about to stop says nothing and closes the line. */
const PASSING: readonly string[] = ['store-down', 'internal', 'too-fast']

const engine = engineOf(DUEL)

/** Pairs who play one game after another at nodes of one server. */
export const sitDownToLast = async (urls: readonly string[], tables: number): Promise<LastingPlayers> => {
  const stories: Story[] = []
  const lines = new Set<LastingLine>()
  const halting = new Set<() => void>()
  let isStopping = false
  let count = 0

  const pair = async (index: number, begun: () => void): Promise<void> => {
    while (!isStopping) {
      const node = (index + Math.floor(Math.random() * urls.length)) % urls.length
      try {
        const { table, cookie } = await openTable(urls[node]!, '', DUEL)
        const seated = await seatAll(urls[node]!, table, [cookie, ''], () => undefined)
        const cookies = seated.map((line: Line) => line.cookie)
        for (const line of seated) line.close()
        const story: Story = { table, sent: [], faults: [] }
        stories.push(story)
        begun()
        await playOut(story, cookies, node)
      } catch {
        // The node died while the table was being set: nothing had been played there.
        await new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))
      }
    }
  }

  const playOut = async (story: Story, cookies: readonly string[], node: number): Promise<void> => {
    const players = cookies.map((cookie, player) =>
      last({
        urls,
        story,
        cookie,
        player,
        first: (node + player) % urls.length,
        isStopping: () => isStopping,
        onAcknowledged: () => {
          count += 1
        },
      }),
    )
    for (const { line, halt } of players) {
      lines.add(line)
      halting.add(halt)
    }
    await Promise.all(players.map(({ over }) => over))
    for (const { line, halt } of players) {
      lines.delete(line)
      halting.delete(halt)
    }
  }

  const all: Promise<void>[] = []
  await Promise.all(
    Array.from({ length: tables }, (_, index) => new Promise<void>((begun) => all.push(pair(index, begun)))),
  )
  return {
    stories,
    lines,
    acknowledged: () => count,
    stop: async () => {
      isStopping = true
      for (const halt of halting) halt()
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref())
      await Promise.race([Promise.all(all), late])
    },
  }
}

interface Lasting {
  readonly urls: readonly string[]
  readonly story: Story
  readonly cookie: string
  readonly player: number
  readonly first: number
  readonly isStopping: () => boolean
  readonly onAcknowledged: () => void
}

interface Pending {
  readonly sent: Sent
  readonly text: string
}

/** A player of a table. */
interface Player extends Lasting {
  readonly watch: Watch
  readonly socket: LastingSocket
  readonly end: () => void
  /** The move that has not been answered. */
  pending: Pending | null
  /** What it sees, while it may move. */
  due: GameView | null
  acknowledged: number
  /** Moves said so far. */
  count: number
  isPlayedOut: boolean
  isThinking: boolean
}

/** One player of a table until the game is over, or until it may stop and has nothing unanswered. */
const last = (given: Lasting) => {
  const { urls, first, story, cookie } = given
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const player: Player = {
    ...given,
    watch: createWatch(engine),
    socket: stayConnected(urls, first, story.table, cookie, (message) => hear(player, message)),
    end,
    pending: null,
    due: null,
    acknowledged: 0,
    count: 0,
    isPlayedOut: false,
    isThinking: false,
  }
  /** Leaves when nothing is unanswered. */
  const halt = (): void => {
    if (player.pending === null) finish(player)
  }
  return { line: player.socket.line, over, halt }
}

const finish = ({ socket, end }: Player): void => {
  socket.close()
  end()
}

const goOn = (player: Player): void => {
  const { socket, pending, due, isThinking, isPlayedOut, isStopping } = player
  if (socket.isClosed() || pending !== null || isThinking) return
  if (isStopping() || isPlayedOut) finish(player)
  else if (due !== null) {
    player.isThinking = true
    setTimeout(() => move(player), THINK * Math.random() * 2)
  }
}

const move = (player: Player): void => {
  const { socket, story, pending, due, isStopping } = player
  player.isThinking = false
  if (isStopping() && pending === null) finish(player)
  if (due === null || pending !== null || socket.line.since === null || isStopping()) return
  const id = `${player.player}-${player.count++}`
  const sent: Sent = { id, move: chosen(due), isAcknowledged: false, isRepeated: false }
  const text = JSON.stringify({ id, do: 'move', move: sent.move, turn: due.turn })
  story.sent.push(sent)
  player.pending = { sent, text }
  player.due = null
  socket.send(text)
}

const hear = (player: Player, message: ServerMessage): void => {
  const { watch, pending } = player
  if (message.type === 'sync') comeBack(player, message)
  else if (message.type === 'update') {
    watch.learn(message)
    if (message.game !== undefined) noteDue(player)
    if (message.table?.stage === 'over') player.isPlayedOut = true
    goOn(player)
  } else if ((message.type === 'done' || message.type === 'refused') && pending?.sent.id === message.id)
    settle(player, pending, message.type === 'refused' ? message.error.code : null)
}

const comeBack = (player: Player, message: Sync): void => {
  const { watch, socket, story, pending, acknowledged } = player
  watch.learn(message)
  socket.toldAll()
  if (message.game !== null && message.game.turn < acknowledged)
    story.faults.push(`seat ${player.player} made ${acknowledged} moves, told back are ${message.game.turn}`)
  noteDue(player)
  if (message.table.stage === 'over') finish(player)
  else if (pending === null) goOn(player)
  else {
    pending.sent.isRepeated = true
    socket.send(pending.text)
  }
}

const noteDue = (player: Player): void => {
  const game = player.watch.game()
  player.due = game?.due === true ? game : null
}

/** A move has been answered; `refused`: with which refusal, if any. */
const settle = (player: Player, answered: Pending, refused: string | null): void => {
  const { story, socket, onAcknowledged } = player
  if (refused !== null && PASSING.includes(refused)) {
    setTimeout(() => player.pending === answered && socket.send(answered.text), 100)
    return
  }
  if (refused === null) {
    answered.sent.isAcknowledged = true
    player.acknowledged += 1
    onAcknowledged()
  } else story.faults.push(`seat ${player.player} was refused ${answered.sent.move}: ${refused}`)
  player.pending = null
  goOn(player)
}
