// The least a server could do: reads JSON, stores one row a message, answers. Messages that arrive together are committed together.
// Whoever has sat down at a table is told of it too, as much as a table tells of a game; without rules, and without secrets.
import type { Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'

interface Move {
  readonly match: string
  readonly seq: number
  readonly move: string
  readonly id: string
}

interface Player {
  readonly socket: WebSocket
  readonly tcp: Socket
}

const [port, file] = process.argv.slice(2)
const database = new DatabaseSync(file!)
database.exec('pragma journal_mode = wal; pragma synchronous = normal')
database.exec(
  'create table log ("match" text, seq integer, at integer, entry text, primary key ("match", seq)) without rowid',
)
const insert = database.prepare('insert into log values (?, ?, ?, ?)')
let waiting: { readonly move: Move; readonly from: Player }[] = []

/** With the rest of an update some 370 characters, as of a game for two. */
const EVENTS = Array.from({ length: 11 }, (_, cell) => ({ cell: `c${cell}`, cards: ['H10'] }))
const tables = new Map<string, Player[]>()

const commit = (): void => {
  const batch = waiting
  waiting = []
  const now = Date.now()
  database.exec('begin immediate')
  for (const { move } of batch)
    insert.run(move.match, move.seq, now, JSON.stringify({ type: 'moved', move: move.move }))
  database.exec('commit')
  for (const { move, from } of batch) {
    // What one player is told goes out at once.
    from.tcp.cork()
    from.socket.send(JSON.stringify({ type: 'done', id: move.id }))
    for (const player of tables.get(move.match) ?? [])
      player.socket.send(JSON.stringify({ type: 'update', now, due: player !== from, events: EVENTS }))
    from.tcp.uncork()
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), perMessageDeflate: false })
server.on('connection', (socket, { socket: tcp }) => {
  const player = { socket, tcp }
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Move | { readonly sit: string }
    if ('sit' in message) {
      tables.set(message.sit, [...(tables.get(message.sit) ?? []), player])
      return
    }
    if (waiting.length === 0) setImmediate(commit)
    waiting.push({ move: message, from: player })
  })
})
