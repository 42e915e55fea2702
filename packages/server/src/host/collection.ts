import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * The heap grows by so many per cent until all of it is collected. V8's own choice is ten where it stays much the same, which at
 * 5,000 tables is every six seconds. The more it is, the more memory is left in pages that are half empty.
 */
const GROWTH = 80
/** The same for a small heap, where 80 would be a few megabytes and a collection every few seconds at full speed. */
const SMALL_GROWTH = 200

/** In bytes: what is used of a larger heap after a collection. */
const LARGE = 128 * 1024 * 1024

interface Collection extends PerformanceEntry {
  readonly detail: { readonly kind: number }
}

/**
 * Sets how V8 collects the whole heap of this process. Step by step while it is small: at once it would be a pause of 40 to
 * 60 ms on a server that has just started, and nothing else holds everybody up for so long. At once where it is large: at
 * 5,000 tables that is a pause of 150 to 300 ms, and step by step every answer within half a second is late instead. Sizes
 * and threads, which V8 wants to know before it starts, stand with `npm start`.
 */
export const tuneCollection = (): void => {
  setFlagsFromString(`--heap-growing-percent=${SMALL_GROWTH}`)
  // Right after a collection none is under way that the other way would be in the middle of.
  const observer = new PerformanceObserver((list) => {
    const isWhole = list
      .getEntries()
      .some((entry) => (entry as Collection).detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
    if (!isWhole) return
    const isLarge = getHeapStatistics().used_heap_size > LARGE
    setFlagsFromString(`--heap-growing-percent=${isLarge ? GROWTH : SMALL_GROWTH}`)
    setFlagsFromString(isLarge ? '--no-incremental-marking' : '--incremental-marking')
  })
  observer.observe({ entryTypes: ['gc'] })
}
