import { type Act, after, begun, type Source, sourceOf, type Trainer, type Training } from '@tefuda/learn/trainers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { noteBest } from './bests.ts'

const TICK = 250

export interface TrainingState {
  /** Null before it begins. */
  readonly training: Training | null
  readonly begin: () => Promise<void>
  readonly act: (act: Act) => void
}

/** A minute of questions, with a clock that runs while one is asked. */
export const useTraining = (trainer: Trainer): TrainingState => {
  const source = useRef<Source | null>(null)
  const latest = useRef<Training | null>(null)
  const [training, setTraining] = useState<Training | null>(null)
  // A question that is drawn is drawn once: so what comes after is worked out here, and not where the page is drawn.
  const set = useCallback((next: Training): void => {
    latest.current = next
    setTraining(next)
  }, [])
  const act = useCallback(
    (one: Act): void => {
      if (latest.current !== null && source.current !== null) set(after(latest.current, one, source.current))
    },
    [set],
  )
  const isAsking = training?.phase === 'asking'
  useEffect(() => {
    if (!isAsking) return
    let last = performance.now()
    const clock = setInterval(() => {
      const now = performance.now()
      const time = now - last
      last = now
      act({ type: 'pass', time })
    }, TICK)
    return () => clearInterval(clock)
  }, [isAsking, act])
  const isOver = training?.phase === 'over'
  const right = training?.right ?? 0
  useEffect(() => {
    if (isOver) noteBest(trainer.id, right)
  }, [isOver, right, trainer])
  const begin = async (): Promise<void> => {
    source.current = sourceOf(await trainer.load(), Date.now())
    set(begun(source.current))
  }
  return { training, begin, act }
}
