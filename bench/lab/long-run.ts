// A run in a process of its own, whose memory is looked at. Started by the bench.
import { answer } from '../online/processes.ts'
import { runOnce, SOLITAIRE } from './experiments.ts'

const EVERY = 200

answer({
  run: async (games: number) => {
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, EVERY)
    await runOnce(SOLITAIRE, games, 2)
    clearInterval(timer)
    return Math.max(most, process.memoryUsage.rss()) / 1e6
  },
})
