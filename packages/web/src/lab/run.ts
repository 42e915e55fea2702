import type { Refusal } from '@tefuda/kernel'
import { collector, type Experiment, isAnswered, isOtherEnd, type Kept, type Outcome, type Plan } from '@tefuda/lab'
import { holdPlay } from './one-window.ts'
import type { Played } from './protocol.ts'
import { newThreads } from './threads.ts'

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
  /** What a later run goes on with. */
  left(): Left
}

/** What a run has come to, as JSON. */
export interface Left {
  /** Of its plan. */
  readonly identity: string
  readonly experiment: Experiment
  readonly kept: Kept
  readonly isExtended: boolean
  /** Whether it was being played when it was left. */
  readonly isGoing: boolean
  /** For how long it was played, in milliseconds. */
  readonly spent: number
}

export interface RunEvents {
  /** Told when complete deals have been added. */
  readonly onDeals: (outcome: Outcome) => void
  readonly onEnd: () => void
  /** As `Threads`. */
  readonly onTrouble: (trouble: Refusal | string) => void
}

/** `before`: what an earlier run has left, which is played on where it was of the same games and has no more deals than are asked. */
export const newRun = (plan: Plan, { onDeals, onEnd, onTrouble }: RunEvents, before: Left | null = null): Run => {
  const { experiment } = plan
  const { deals, minutes = Number.POSITIVE_INFINITY } = experiment.until
  const found = before !== null && goesOn(before, plan) ? before : null
  const isExtended = found !== null && (found.isExtended || isOtherEnd(found.experiment.until, experiment.until))
  const collected = collector(plan, found?.kept, isExtended)
  const addInOrder = addingInOrder(collected)
  const watch = stopwatch(found?.spent ?? 0)
  const isEnough = (): boolean =>
    collected.tally.deals >= deals || isAnswered(plan, collected.tally) || watch.read() >= minutes * 60_000
  let isOver = isEnough()
  let letGo = (): void => {}
  const end = (): void => {
    watch.stop()
    letGo()
    isOver = true
  }
  const close = (): void => {
    threads.close()
    end()
  }
  const threads = newThreads(experiment, collected.tally.deals, {
    onPlayed(played) {
      if (!addInOrder(played)) return
      onDeals(collected.outcome())
      if (!isEnough()) return
      close()
      onEnd()
    },
    onTrouble(trouble) {
      end()
      onTrouble(trouble)
    },
  })
  return {
    go() {
      if (watch.isGoing() || isOver) return
      const held = Promise.withResolvers<void>()
      letGo = held.resolve
      void holdPlay(plan.identity, held.promise)
      watch.start()
      threads.go()
    },
    stop() {
      watch.stop()
      letGo()
      threads.stop()
    },
    close,
    outcome: () => (collected.tally.deals === 0 ? null : collected.outcome()),
    isOver: () => isOver,
    left: () => ({
      identity: plan.identity,
      experiment,
      kept: collected.kept(),
      isExtended,
      isGoing: watch.isGoing(),
      spent: watch.read(),
    }),
  }
}

/** Adds up the milliseconds between each start and stop; `before`: those of earlier ones. */
const stopwatch = (before: number) => {
  let [spent, since]: [number, number | null] = [before, null]
  const read = (): number => spent + (since === null ? 0 : performance.now() - since)
  return {
    read,
    isGoing: () => since !== null,
    start() {
      since ??= performance.now()
    },
    stop() {
      spent = read()
      since = null
    },
  }
}

/** Takes chunks as they come, and adds them in the order of their deals. Answers whether any was added. */
const addingInOrder = ({ tally, add }: ReturnType<typeof collector>) => {
  const waiting = new Map<number, Played>()
  return (played: Played): boolean => {
    const before = tally.deals
    waiting.set(played.from, played)
    for (let chunk = waiting.get(before); chunk !== undefined; chunk = waiting.get(tally.deals)) {
      waiting.delete(chunk.from)
      add(chunk.rows, chunk.dealt)
    }
    return tally.deals > before
  }
}

const goesOn = ({ identity, kept: { tally } }: Left, plan: Plan): boolean =>
  identity === plan.identity && tally.deals > 0 && tally.deals <= plan.experiment.until.deals
