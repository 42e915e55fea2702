// The least a server could do: reads JSON, stores one row a message, answers. Messages that arrive together are committed together.
import { DatabaseSync } from 'node:sqlite'
import { WebSocketServer } from 'ws'

const [port, file] = process.argv.slice(2)
const database = new DatabaseSync(file!)
database.exec('pragma journal_mode = wal; pragma synchronous = normal')
database.exec(
  'create table log ("match" text, seq integer, at integer, entry text, primary key ("match", seq)) without rowid',
)
const insert = database.prepare('insert into log values (?, ?, ?, ?)')
let waiting: { match: string; seq: number; move: string; id: string; send: (text: string) => void }[] = []

const commit = (): void => {
  const batch = waiting
  waiting = []
  const now = Date.now()
  database.exec('begin immediate')
  for (const { match, seq, move } of batch) insert.run(match, seq, now, JSON.stringify({ type: 'moved', move }))
  database.exec('commit')
  for (const { id, send } of batch) send(JSON.stringify({ type: 'done', id }))
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(port), perMessageDeflate: false })
server.on('connection', (socket) => {
  const send = (text: string): void => socket.send(text)
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { match: string; seq: number; move: string; id: string }
    if (waiting.length === 0) setImmediate(commit)
    waiting.push({ ...message, send })
  })
})
