import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lets this process run only when no other would (on Linux SCHED_IDLE, by `chrt` of util-linux): one that is merely nice keeps a core
 * for some milliseconds from a table that wakes up. Where there is no `chrt`, nice is all it gets. Threads that begin later are like
 * the one that begins them.
 */
export const stepBack = (): void => {
  setPriority(19)
  if (process.platform !== 'linux') return
  // There it was the priority of this thread alone.
  for (const thread of readdirSync('/proc/self/task')) {
    setPriority(Number(thread), 19)
    spawnSync('chrt', ['-i', '-p', '0', thread])
  }
}
