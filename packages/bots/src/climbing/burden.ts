/**
 * How heavy a hand weighs, as a sensible player counts: it falls into few plays, a weak play weighs about 1 (somebody
 * must give it its turn), a strong one less than nothing (it wins the turn for another).
 */
export interface Weights {
  /** Ranks that runs are made of, from the lowest. */
  readonly ranks: number
  /** Of `count` cards of a rank together: at `rank * STRIDE + count`; 0 where there are none. */
  readonly sets: Float64Array
  /** Of a run, whatever its length. */
  readonly run: number
}

/** More cards of a rank than any hand holds. */
export const STRIDE = 16

/** The weights of sets by a function of rank and count. */
export const weightsOf = (ranks: number, run: number, weigh: (rank: number, count: number) => number): Weights => {
  const sets = new Float64Array(ranks * STRIDE)
  for (let rank = 0; rank < ranks; rank++)
    for (let count = 1; count < STRIDE; count++) sets[rank * STRIDE + count] = weigh(rank, count)
  return { ranks, sets, run }
}

/** A run found in a hand, both ends included, and where the cards it may be made of begin. */
export type Found = (from: number, to: number, at: number) => void

const SHORTEST = 3

/** Whether three ranks in a row are held, from `at` on: where not, no run can be taken off, nor from fewer cards. */
export const hasRun = (held: Int8Array, at: number, ranks: number): boolean => {
  for (let rank = SHORTEST - 1; rank < ranks; rank++) {
    if (held[at + rank] === 0) rank += SHORTEST - 1
    else if (held[at + rank - 1]! > 0 && held[at + rank - 2]! > 0) return true
  }
  return false
}

/** Rounding is not a saving. */
const LEAST = 1e-9

/**
 * Takes runs of `width` cards a rank off a hand as long as that makes it lighter, the most saving first; returns what
 * was saved. `counts` holds the cards of each rank; `held`, from `at` on, those of which a run may be made (the same
 * array, or those of one suit). Both change.
 */
export const takeRuns = (
  { ranks, sets, run }: Weights,
  counts: Int8Array,
  held: Int8Array,
  at: number,
  width: number,
  found?: Found,
): number => {
  let sum = 0
  for (;;) {
    let most = LEAST
    let [first, last] = [0, -1]
    for (let from = 0; from + SHORTEST <= ranks; from++) {
      // No run that begins here or next reaches over a rank that is missing.
      if (held[at + from + 2]! < width) {
        from += 2
        continue
      }
      let saved = -run
      for (let to = from; to < ranks && held[at + to]! >= width; to++) {
        const place = to * STRIDE + counts[to]!
        saved += sets[place]! - sets[place - width]!
        if (to - from + 1 >= SHORTEST && saved > most) {
          most = saved
          first = from
          last = to
        }
      }
    }
    if (last < 0) return sum
    sum += most
    for (let rank = first; rank <= last; rank++) {
      counts[rank]! -= width
      if (held !== counts) held[at + rank]! -= width
    }
    found?.(first, last, at)
  }
}
