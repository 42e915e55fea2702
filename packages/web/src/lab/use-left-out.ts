import type { Experiment, Variant } from '@tefuda/lab'
import { useState } from 'react'
import { keepInWindow, keptInWindow } from '../storage/in-window.ts'

const KEY = 'tefuda.lab.endless'

interface LeftOut {
  readonly of: string
  readonly variants: readonly Variant[]
}

/** More deals are no other question. */
const keyOf = (asked: Experiment): string => JSON.stringify({ ...asked, until: null })

const NOTHING: readonly Variant[] = []

/** Changes of a sweep that were found not to end, kept for the last sweep of this window; and what adds one. */
export const useLeftOut = (swept: Experiment): readonly [readonly Variant[], (variant: Variant) => void] => {
  const of = keyOf(swept)
  const [last, setLast] = useState(() => keptInWindow(KEY) as LeftOut | null)
  const variants = last?.of === of ? last.variants : NOTHING
  return [
    variants,
    (variant) => {
      const next = { of, variants: [...variants, variant] }
      keepInWindow(KEY, next)
      setLast(next)
    },
  ]
}
