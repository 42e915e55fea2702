// Reviews games in a process of its own, whose time and memory are looked at. Started by the bench.
import { reviewing, USUAL } from '@tefuda/review'
import { type Asked, greedyMatch } from '../greedy-match.ts'
import { answer } from '../online/processes.ts'

/** What the first curve took: seconds of the processor, and the most memory of the process, in megabytes. */
export interface Took {
  readonly seconds: number
  readonly megabytes: number
}

answer({
  review: (asked: Asked): Took => {
    const match = greedyMatch(asked)
    const before = process.cpuUsage()
    let [seconds, megabytes] = [0, 0]
    for (const { look } of reviewing(match, 0, USUAL)) {
      if (look > 1) break
      const { user, system } = process.cpuUsage(before)
      seconds = (user + system) / 1e6
      megabytes = Math.max(megabytes, process.memoryUsage.rss() / 1e6)
    }
    return { seconds, megabytes }
  },
})
