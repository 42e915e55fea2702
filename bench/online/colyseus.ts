// Colyseus's server with the duel, in memory, over its own WebSockets.
import { createRequire } from 'node:module'
import { DuelRoom } from '../colyseus/southern-cross.ts'

interface Bundle {
  readonly Server: new (
    options: object,
  ) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> }
}
interface Transport {
  readonly WebSocketTransport: new (options: object) => unknown
}

const [port] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const { Server } = require('@colyseus/core') as Bundle
const { WebSocketTransport } = require('@colyseus/ws-transport') as Transport
const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false })
server.define('duel', DuelRoom)
await server.listen(Number(port))
