import { inheritGames } from '@tefuda/games/host'
import { type Refusal, unlessRefused } from '@tefuda/kernel'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { bufferOf } from './columns.ts'
import type { Experiment } from './experiment.ts'
import { knownPlan } from './known-plan.ts'
import { bytesOf, type Part } from './parts.ts'
import { playDealt } from './play.ts'

/** Deals `from` to `to` (not included) of an experiment. */
export interface Chunk {
  readonly experiment: Experiment
  readonly from: number
  readonly to: number
}

await inheritGames()

/**
 * Plays a chunk: what a thread of the laboratory does. The runner has already looked at the experiment. A refusal is given back, since of
 * what is thrown in a thread the words alone come through.
 */
export default ({ experiment, from, to }: Chunk): Part | Refusal => {
  const plan = knownPlan(experiment)
  return unlessRefused(() => {
    const { rows, dealt } = playDealt(plan, from, to)
    const bytes = bytesOf(plan, rows)
    return handedOver({ rows, bytes, dealt }, [bufferOf(rows), bytes.buffer, dealt.buffer])
  })
}

/** The value goes to whoever asked, with its buffers, which are not copied. */
const handedOver = <T>(value: T, buffers: readonly ArrayBuffer[]): T =>
  move({ [valueSymbol]: value, [transferableSymbol]: buffers } as never) as T
