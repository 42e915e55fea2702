// Plays deals of greedy Cut-in Daifugo in a process of its own. Started by the bench.
import { playDeals } from '@tefuda/lab'
import { answer } from '../online/processes.ts'
import { CUT_IN, planFor } from './experiments.ts'

const plan = planFor(CUT_IN)
const CHUNK = 20
let from = 0

answer({
  /** Plays for so many milliseconds; answers with the deals a second. */
  play: (ms: number) => {
    const began = performance.now()
    let deals = 0
    for (; performance.now() - began < ms; deals += CHUNK, from += CHUNK) playDeals(plan, from, from + CHUNK)
    return (1000 * deals) / (performance.now() - began)
  },
})
