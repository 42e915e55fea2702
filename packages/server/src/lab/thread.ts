import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Lets this thread run only when no other would (SCHED_IDLE, by `chrt` of util-linux): one that is merely nice keeps a core for some
 * milliseconds from a table that wakes up. Where there is no `chrt`, nice is all it gets. Only Linux gives a thread a priority of its
 * own; elsewhere it would be that of the whole server.
 */
const stepBack = (): void => {
  if (process.platform !== 'linux') return
  setPriority(19)
  spawnSync('chrt', ['-i', '-p', '0', basename(readlinkSync('/proc/thread-self'))])
}

stepBack()
// Only now: reading the games takes a while too.
const { inheritGames } = await import('@tefuda/games/host')
const { playStretch } = await import('@tefuda/lab')
await inheritGames()

/** Plays a part of an experiment: what a thread beside the tables does. */
export default playStretch
