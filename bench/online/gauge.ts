// Loaded into a server before anything else (`--import`), so that the bench can ask what memory it holds.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { answer } from './processes.ts'

export interface Memory {
  /** Bytes in memory, and bytes of the heap in use. */
  readonly rss: number
  readonly heap: number
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

answer({
  memory: (): Memory => {
    collect()
    collect()
    const { rss, heapUsed } = process.memoryUsage()
    return { rss, heap: heapUsed }
  },
  /** Seconds of processor time so far. */
  busy: (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  },
})
process.channel?.unref()
