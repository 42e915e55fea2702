import type { Queue } from 'bullmq'
import { ignore } from './redis.ts'

/** Looked again after this, in milliseconds. */
const EVERY = 5000

/** Tells each time that nobody plays at a queue, at first once it has been looked. Answers how to end it. */
export const watchOthers = async (url: string, queue: Queue, onAlone: () => void = ignore): Promise<() => void> => {
  let [isTold, isLooking] = [false, false]
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    const alone = await isAlone(url, queue).finally(() => {
      isLooking = false
    })
    if (alone && !isTold) onAlone()
    isTold = alone
  }
  await look()
  const timer = setInterval(() => void look().catch(ignore), EVERY)
  return () => clearInterval(timer)
}

/** Redis tells of those at all its databases. */
const isAlone = async (url: string, queue: Queue): Promise<boolean> => {
  const database = new URL(url).pathname.slice(1) || '0'
  return !(await queue.getWorkers()).some(({ db }) => db === database)
}
