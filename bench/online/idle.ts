// A server that has nothing to do but to send back what it is sent: how long it lets somebody wait is the machine's, and theirs.
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data))
})
