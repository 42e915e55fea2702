import { parentPort } from 'node:worker_threads'
import type { Done, Given } from '../src/tables/services/pool-worker.ts'
import type { ListMoves } from '../src/tables/services/tasks.ts'

/** Never ends where the state says `forever`; else the state is the one move there is. */
export const work = ({ number, task }: Given): Done => {
  parentPort!.postMessage(number)
  const { state } = task as ListMoves
  while (state === 'forever');
  return { result: { moves: [state] }, ms: 0 }
}
