import { setPriority } from 'node:os'
import { inheritGames } from '@tefuda/games/host'
import { playStretch } from '@tefuda/lab'

// Only Linux gives a thread a priority of its own; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(19)
await inheritGames()

/** Plays a part of an experiment: what a thread beside the tables does. */
export default playStretch
