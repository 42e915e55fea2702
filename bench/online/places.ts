import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for files that nobody needs afterwards. */
export const folder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'tefuda-bench-'))
  const remove = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', remove)
  return {
    path,
    remove: () => {
      process.off('exit', remove)
      remove()
    },
  }
}

/** A port of this machine that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Waits until somebody listens on a port; throws after so many milliseconds, or when `ended` comes first. */
export const listening = async (port: number, patience: number, ended: Promise<unknown>): Promise<void> => {
  const last = performance.now() + patience
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  while (!(await answers(port))) {
    if (hasEnded) throw new Error(`what was to listen on port ${port} has ended`)
    if (performance.now() > last) throw new Error(`nobody listens on port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
