import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const file = new DatabaseSync(workerData as string)
file.exec('pragma synchronous = normal')
const checkpoint = file.prepare('pragma wal_checkpoint(passive)')

parentPort?.on('message', (word: 'checkpoint' | 'end') => {
  if (word === 'end') {
    file.close()
    parentPort?.close()
    return
  }
  try {
    checkpoint.get()
  } catch {
    // Nothing is lost: what could not be carried over stays in the log of SQLite until the next time.
  }
  parentPort?.postMessage('done')
})
