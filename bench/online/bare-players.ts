import WebSocket from 'ws'
import type { Players, Seating } from './players.ts'
import { createRhythm } from './rhythm.ts'

/** Two sockets a table that send in turn to the bare server. */
export const sitDownBare = (seating: Seating): Promise<Players> => sitDown(seating, false)

/** The same, but they sit down and are told of the table: the other one sends when told to be due. */
export const sitDownBareTold = (seating: Seating): Promise<Players> => sitDown(seating, true)

const sitDown = async ({ url, tables, think }: Seating, areTold: boolean): Promise<Players> => {
  const rhythm = createRhythm(think)
  const sockets: WebSocket[] = []
  for (let table = 0; table < tables; table++) {
    const pair = await Promise.all([open(url), open(url)])
    sockets.push(...pair)
    const match = `table ${table}`
    if (areTold) for (const socket of pair) socket.send(JSON.stringify({ sit: match }))
    let seq = 0
    const sent = [0, 0]
    const move = (): void => {
      sent[seq % 2] = performance.now()
      rhythm.sent()
      pair[seq % 2]!.send(JSON.stringify({ id: `m${seq}`, do: 'move', match, seq, move: 'H10@b2' }))
    }
    const next = (): void => {
      seq += 1
      rhythm.whenever(move)
    }
    for (const [player, socket] of pair.entries())
      socket.on('message', (data: Buffer) => {
        const told = JSON.parse(data.toString()) as { readonly type: string; readonly due?: boolean }
        if (told.type === 'done') rhythm.moved(sent[player]!)
        if (areTold ? told.due === true : told.type === 'done') next()
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
