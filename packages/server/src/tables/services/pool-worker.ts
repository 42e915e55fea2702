import { parentPort } from 'node:worker_threads'
import { inheritGames } from '@tefuda/games/host'
import { carryOut, type Results, type Task } from './tasks.ts'

await inheritGames()

/** A task as a thread gets it. `number`: said as soon as it is begun, since a thread may still have to start. */
export interface Given {
  readonly number: number
  readonly task: Task
}

/** `ms`: the processor time it took. */
export interface Done<Result = Results[Task['kind']]> {
  readonly result: Result
  readonly ms: number
}

export const work = ({ number, task }: Given): Done => {
  parentPort!.postMessage(number)
  const since = process.threadCpuUsage()
  const result = carryOut(task)
  const { user, system } = process.threadCpuUsage(since)
  return { result, ms: (user + system) / 1000 }
}
