import type { Trainer } from '@tefuda/learn/trainers'
import { useEffect, useRef, useState } from 'react'
import { noteBest } from './bests.ts'
import { type Act, after, begun, type Source, sourceOf, type Training } from './training.ts'

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
  const [training, setTraining] = useState<Training | null>(null)
  const act = (one: Act): void => {
    const next = source.current
    if (next !== null) setTraining((now) => now && after(now, one, next))
  }
  const isAsking = training?.phase === 'asking'
  useEffect(() => {
    if (!isAsking) return
    let last = performance.now()
    const clock = setInterval(() => {
      const now = performance.now()
      const time = now - last
      last = now
      const next = source.current
      if (next !== null) setTraining((before) => before && after(before, { type: 'pass', time }, next))
    }, TICK)
    return () => clearInterval(clock)
  }, [isAsking])
  const isOver = training?.phase === 'over'
  const right = training?.right ?? 0
  useEffect(() => {
    if (isOver) noteBest(trainer.id, right)
  }, [isOver, right, trainer])
  const begin = async (): Promise<void> => {
    source.current = sourceOf(await trainer.load(), Date.now())
    setTraining(begun(source.current))
  }
  return { training, begin, act }
}
