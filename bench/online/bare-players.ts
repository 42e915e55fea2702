import WebSocket from 'ws'
import type { Players, Seating } from './players.ts'
import { createRhythm } from './rhythm.ts'

/** Two sockets a table that send in turn to the bare server. */
export const sitDownBare = async ({ url, tables, think }: Seating): Promise<Players> => {
  const rhythm = createRhythm(think)
  const sockets: WebSocket[] = []
  for (let table = 0; table < tables; table++) {
    const pair = await Promise.all([open(url), open(url)])
    sockets.push(...pair)
    let [seq, since] = [0, 0]
    const move = (): void => {
      since = performance.now()
      rhythm.sent()
      pair[seq % 2]!.send(JSON.stringify({ id: `m${seq}`, do: 'move', match: `table ${table}`, seq, move: 'H10@b2' }))
    }
    for (const socket of pair)
      socket.on('message', (data: Buffer) => {
        JSON.parse(data.toString())
        rhythm.moved(since)
        seq += 1
        rhythm.whenever(move)
      })
    rhythm.whenever(move)
  }
  return {
    play: rhythm.play,
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}

const open = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
