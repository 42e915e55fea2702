// Loaded into a server before anything else (`--import`), so that the bench can ask what memory it holds and how long it works.
import { collect } from './collect.ts'
import { answer } from './processes.ts'

export interface Memory {
  /** Bytes in memory, and bytes of the heap in use. */
  readonly rss: number
  readonly heap: number
}

/** So often it is looked at the thread's time, in milliseconds: what is told may be so much too long. */
const TICK = 2
let timer: NodeJS.Timeout | undefined
let longest = 0
let last = 0

const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const look = (): void => {
  const now = threadTime()
  longest = Math.max(longest, now - last)
  last = now
}

answer({
  memory: (): Memory => {
    collect()
    collect()
    const { rss, heapUsed } = process.memoryUsage()
    return { rss, heap: heapUsed }
  },
  /** From now on it is watched how long the thread listens to nobody. */
  watch: (): void => {
    longest = 0
    last = threadTime()
    clearInterval(timer)
    timer = setInterval(look, TICK).unref()
  },
  /** The longest so far, in milliseconds of the thread's processor time: what else the machine did meanwhile is not in it. */
  held: (): number => longest,
  /** Seconds of processor time so far. */
  busy: (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  },
})
process.channel?.unref()
