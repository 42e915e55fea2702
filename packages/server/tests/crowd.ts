import { WebSocket } from 'ws'

/**
 * A process that opens many pages and does nothing with them. Arguments: origin, how many, tables. Says `open` once all have been
 * told everything; for every line it hears it says how many are open.
 */
const [origin = '', most = '0', ...tables] = process.argv.slice(2)
const AT_ONCE = 50

let open = 0
const come = (table: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { origin } })
    socket.on('open', () => socket.send('{"do":"hello"}'))
    socket.once('message', () => {
      open += 1
      resolve()
    })
    socket.on('close', () => {
      open -= 1
    })
    socket.on('error', reject)
  })

for (let k = 0; k < Number(most); k += AT_ONCE)
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => come(tables[(k + index) % tables.length]!)))
process.stdout.write('open\n')
process.stdin.on('data', () => process.stdout.write(`${open}\n`))
