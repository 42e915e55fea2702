import type { GameView, ServerMessage } from '@tefuda/wire'
import WebSocket from 'ws'
import { chosen, DUEL } from './duel-players.ts'
import { type Line, socketOf } from './line.ts'
import { engineOf, openTable, seatAll } from './tables.ts'
import { createWatch } from './watch.ts'

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

export interface LastingLine {
  /** When it was last told everything, as `performance.now()` has it; null while it is away. */
  readonly since: number | null
  /** The node it is connected to, or was last. */
  readonly node: number
}

/** So long a player thinks, in milliseconds, on average. */
const THINK = 20
const FIRST_WAIT = 20
const LONGEST_WAIT = 200
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

/** One player of a table until the game is over, or until it may stop and has nothing unanswered. */
const last = ({ urls, story, cookie, player, first, isStopping, onAcknowledged }: Lasting) => {
  const line = { since: null as number | null, node: first }
  const watch = createWatch(engine)
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  let socket: WebSocket | null = null
  let pending: Pending | null = null
  let due: GameView | null = null
  let acknowledged = 0
  let count = 0
  let wait = FIRST_WAIT
  let isOver = false
  let isPlayedOut = false
  let isThinking = false

  const finish = (): void => {
    isOver = true
    socket?.close()
    end()
  }

  const move = (): void => {
    if (isOver || pending !== null || isThinking) return
    if (isStopping() || isPlayedOut) {
      finish()
      return
    }
    if (due === null) return
    isThinking = true
    setTimeout(
      () => {
        isThinking = false
        if (due === null || pending !== null || line.since === null || isStopping()) {
          if (isStopping() && pending === null) finish()
          return
        }
        const sent: Sent = { id: `${player}-${count++}`, move: chosen(due), isAcknowledged: false, isRepeated: false }
        const text = JSON.stringify({ id: sent.id, do: 'move', move: sent.move, turn: due.turn })
        story.sent.push(sent)
        pending = { sent, text }
        due = null
        socket?.send(text)
      },
      THINK * Math.random() * 2,
    )
  }

  const settle = (): void => {
    pending = null
    move()
  }

  const noteDue = (): void => {
    const game = watch.game()
    due = game?.due === true ? game : null
  }

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'sync':
        watch.learn(message)
        line.since = performance.now()
        wait = FIRST_WAIT
        if (message.game !== null && message.game.turn < acknowledged)
          story.faults.push(`seat ${player} made ${acknowledged} moves, told back are ${message.game.turn}`)
        noteDue()
        if (message.table.stage === 'over') finish()
        else if (pending !== null) {
          pending.sent.isRepeated = true
          socket?.send(pending.text)
        } else move()
        return
      case 'update':
        watch.learn(message)
        if (message.game !== undefined) noteDue()
        if (message.table?.stage === 'over') isPlayedOut = true
        move()
        return
      case 'done':
        if (pending?.sent.id !== message.id) return
        pending.sent.isAcknowledged = true
        acknowledged += 1
        onAcknowledged()
        settle()
        return
      case 'refused':
        if (pending?.sent.id !== message.id) return
        if (PASSING.includes(message.error.code)) {
          const { text } = pending
          setTimeout(() => pending?.text === text && socket?.readyState === WebSocket.OPEN && socket.send(text), 100)
          return
        }
        story.faults.push(`seat ${player} was refused ${pending.sent.move}: ${message.error.code}`)
        settle()
        return
      default:
    }
  }

  const connect = (): void => {
    if (isOver) return
    const opened = new WebSocket(socketOf(urls[line.node]!, story.table), {
      headers: { cookie },
      perMessageDeflate: false,
      handshakeTimeout: 3000,
    })
    socket = opened
    opened.on('open', () => opened.send('{"do":"hello"}'))
    opened.on('message', (data: Buffer) => {
      if (socket === opened) hear(JSON.parse(data.toString()) as ServerMessage)
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      line.since = null
      if (isOver) return
      line.node = (line.node + 1) % urls.length
      setTimeout(connect, wait * (0.5 + Math.random()))
      wait = Math.min(LONGEST_WAIT, wait * 2)
    })
  }

  connect()
  /** Leaves when nothing is unanswered. */
  const halt = (): void => {
    if (pending === null) finish()
  }
  return { line: line as LastingLine, over, halt }
}
