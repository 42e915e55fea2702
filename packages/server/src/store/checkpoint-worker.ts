import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { LogPages } from './checkpoints.ts'

const file = new DatabaseSync(workerData as string)
file.exec('pragma synchronous = normal')
const checkpoint = file.prepare('pragma wal_checkpoint(passive)')

const carry = (): LogPages => {
  try {
    const { busy, log } = checkpoint.get() as { readonly busy: number; readonly log: number }
    return busy === 0 ? log : null
  } catch {
    // Nothing is lost: what could not be carried over stays in the log of SQLite until the next time.
    return null
  }
}

parentPort?.on('message', (word: 'checkpoint' | 'end') => {
  if (word === 'end') {
    file.close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage(carry())
})
