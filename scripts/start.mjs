// npm start: everything from a fresh clone to a table in the browser.
import { parseArgs } from 'node:util'
import { prepare, say, stop } from './runtime.mjs'

const place = readPlace()
await prepare()

const { buildPage, page } = await import('./page.ts')
const { listen, servePage } = await import('@tefuda/server')
const { isRefusal } = await import('@tefuda/kernel')

buildPage()
const server = await servePage(page)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    void server.close().then(() => process.exit(0))
  })
}

const addresses = await listen(server, place)
if (isRefusal(addresses)) stop(addresses.message.ja, addresses.message.en)
console.log(`手札 Tefuda  ${addresses.join('  ')}`)
say('Ctrl-C で終了します。', 'Ctrl-C stops it.')

/** Host and port from `--host` and `--port`, else from HOST and PORT, else `localhost` and 8787. */
function readPlace() {
  try {
    const { values } = parseArgs({ options: { host: { type: 'string' }, port: { type: 'string' } } })
    const host = values.host || process.env.HOST || 'localhost'
    const port = values.port || process.env.PORT || '8787'
    if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return { host, port: Number(port) }
    return stop(`ポートは 0 から 65535 までの数です: ${port}`, `A port is a number from 0 to 65535: ${port}`)
  } catch {
    return stop('使い方: npm start -- --port 8787 --host localhost', 'usage: npm start -- --port 8787 --host localhost')
  }
}
