import { readyThread } from '../catalogue/host-games.ts'
import type { Noted, Records, Reporting } from './protocol.ts'

interface Asked<Answer> {
  /** Rejected where the thread fails. */
  readonly answer: Promise<Answer>
  /** Ends the thread; where it has not answered it never does. */
  close(): void
}

/** Has one thing done in a thread of its own. */
const askThread = <Answer>(asked: Noted | Reporting): Asked<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' })
  const end = (settle: () => void): void => {
    worker.terminate()
    settle()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(() => resolve(data)))
  worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))))
  readyThread(worker)
  worker.postMessage(asked)
  return { answer: promise, close: () => worker.terminate() }
}

/** Plays a deal and notes it. */
export const askRecords = (noted: Noted): Asked<Records> => askThread(noted)

/** Writes a report. */
export const askReport = (reporting: Reporting): Asked<string> => askThread(reporting)
