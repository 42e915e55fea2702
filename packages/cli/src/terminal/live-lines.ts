import { createLogUpdate } from 'log-update'
import type { Output } from '../console.ts'

/** Lines at the end of a terminal's screen that change in place. */
export interface LiveLines {
  draw(lines: readonly string[]): void
  /** Takes them away; what is printed then stands in their place. */
  clear(): void
}

/** None of the lines may be wider than the screen, nor all of them higher. */
export const liveLines = (output: Output): LiveLines => {
  // The cursor stays: one that is hidden would have to be given back by whoever ends the program.
  const update = createLogUpdate(output, { showCursor: true })
  return { draw: (lines) => update(lines.join('\n')), clear: () => update.clear() }
}
