import { collector, isAnswered, type Kept, type Outcome, type Plan } from '@tefuda/lab'
import type { Chunk, Played } from './protocol.ts'

/** An experiment that is played in threads of the browser. */
export interface Run {
  /** Plays, or plays on. */
  go(): void
  /** Nothing new is begun; what is under way still counts. */
  stop(): void
  /** Ends the threads. */
  close(): void
  /** What has been played; null before the first deal. */
  outcome(): Outcome | null
  /** Whether nothing is left to be played. */
  isOver(): boolean
  /** What a run with another end goes on with. */
  left(): Left
}

interface Left {
  readonly plan: Plan
  readonly kept: Kept
  readonly isExtended: boolean
}

export interface RunEvents {
  /** Told when complete deals have been added. */
  readonly onDeals: (outcome: Outcome) => void
  readonly onEnd: () => void
  readonly onTrouble: (trouble: string) => void
}

/** How long a chunk should take: verdicts come soon, and messages cost little. */
const CHUNK_MS = 200

/** One processor stays with the page. */
const threadsHere = (): number => Math.min(8, Math.max(1, navigator.hardwareConcurrency - 1))

/** `before`: what the run before has left, which is played on where it was of the same games and has no more deals than are asked. */
export const newRun = (plan: Plan, { onDeals, onEnd, onTrouble }: RunEvents, before: Left | null = null): Run => {
  const { experiment } = plan
  const { deals: all, minutes = Number.POSITIVE_INFINITY } = experiment.until
  const found = before !== null && goesOn(before, plan) ? before : null
  const isExtended = found !== null && (found.isExtended || isOtherEnd(found.plan, plan))
  const collected = collector(plan, found?.kept, isExtended)
  const isPlayed = (): boolean => collected.tally.deals >= all || isAnswered(plan, collected.tally)
  const done = new Map<number, Played>()
  const idle: Worker[] = []
  const workers: Worker[] = []
  let [next, size, isGoing, isOver, spent, since] = [collected.tally.deals, 1, false, isPlayed(), 0, 0]
  const give = (worker: Worker): void => {
    if (!isGoing || next >= all) {
      idle.push(worker)
      return
    }
    const chunk: Chunk = { experiment, from: next, to: Math.min(all, next + size) }
    next = chunk.to
    worker.postMessage(chunk)
  }
  const close = (): void => {
    for (const worker of workers) worker.terminate()
    isOver = true
  }
  const add = (): void => {
    const before = collected.tally.deals
    for (let part = done.get(before); part !== undefined; part = done.get(collected.tally.deals)) {
      done.delete(part.from)
      collected.add(part.rows)
    }
    if (collected.tally.deals === before) return
    onDeals(collected.outcome())
    const minutesSpent = (spent + performance.now() - since) / 60_000
    if (!isPlayed() && minutesSpent < minutes) return
    close()
    onEnd()
  }
  const hire = (): void => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' })
    workers.push(worker)
    worker.addEventListener('message', ({ data }: MessageEvent<Played>) => {
      if (isOver) return
      done.set(data.from, data)
      size = Math.max(1, Math.min(500, Math.round((CHUNK_MS * (data.to - data.from)) / data.ms)))
      add()
      if (!isOver) give(worker)
    })
    worker.addEventListener('error', ({ message }) => {
      close()
      onTrouble(message)
    })
    give(worker)
  }
  return {
    go() {
      if (isGoing || isOver) return
      isGoing = true
      since = performance.now()
      if (workers.length === 0) for (let k = threadsHere(); k > 0; k--) hire()
      else for (const worker of idle.splice(0)) give(worker)
    },
    stop() {
      if (!isGoing) return
      isGoing = false
      spent += performance.now() - since
    },
    close,
    outcome: () => (collected.tally.deals === 0 ? null : collected.outcome()),
    isOver: () => isOver,
    left: () => ({ plan, kept: collected.kept(), isExtended }),
  }
}

const goesOn = ({ plan: { identity }, kept: { tally } }: Left, plan: Plan): boolean =>
  identity === plan.identity && tally.deals > 0 && tally.deals <= plan.experiment.until.deals

const isOtherEnd = ({ experiment: { until } }: Plan, { experiment }: Plan): boolean =>
  JSON.stringify(until) !== JSON.stringify(experiment.until)
