import { text } from '@tefuda/kernel'
import type { Outcome } from '@tefuda/lab'
import type { Console } from '../console.ts'
import { liveLines } from '../terminal/live-lines.ts'
import type { Look } from '../terminal/look.ts'
import { clip } from '../terminal/text.ts'

export interface Progress {
  /** Shows that nothing is played yet. */
  begin(): void
  tell(deals: number, soFar: () => Outcome): void
  /** Says something that stays. */
  warn(line: string): void
  end(): void
}

/** What is drawn of a run on the way to its end, in so many lines and columns. */
export type Drawing = (soFar: Outcome, size: ReturnType<Console['size']>) => string[]

/**
 * How far a run is and how long it will still take: with `drawing`, on a terminal, a bar above what is drawn, both changing in
 * place; else one line that changes, or a line now and then.
 */
export const progressOn = (console: Console, all: number, drawing?: Drawing): Progress =>
  drawing !== undefined && console.output.isTTY === true && console.env.TERM !== 'dumb'
    ? liveProgress(console, all, drawing)
    : lineProgress(console, all)

/** Drawn again after so many milliseconds, and after so many times as long as drawing took: of so many variants it takes a while. */
const LIVE_EVERY = 1000
const DRAWING = 50

const liveProgress = ({ look, output, warn, size }: Console, all: number, drawing: Drawing): Progress => {
  const live = liveLines(output)
  const left = clockOf(all)
  const head = (deals: number): string =>
    clip(`${bar(deals / all, look)} ${far(deals, all, left(deals), look)}`, size().columns - 1)
  let next = Number.NEGATIVE_INFINITY
  let lines: string[] = []
  return {
    begin() {
      lines = [head(0)]
      live.draw(lines)
    },
    tell(deals, soFar) {
      const now = performance.now()
      if (now < next) return
      const { columns, rows } = size()
      // One line for the cursor, and one column: a full one breaks lines on some terminals.
      lines = [head(deals), ...drawing(soFar(), { columns: columns - 1, rows: rows - 2 })]
      live.draw(lines)
      const drawn = performance.now()
      next = drawn + Math.max(LIVE_EVERY, DRAWING * (drawn - now))
    },
    warn(line) {
      live.clear()
      warn(line)
      if (lines.length > 0) live.draw(lines)
    },
    end: live.clear,
  }
}

const lineProgress = (console: Console, all: number): Progress => {
  const { look, warn, redraw } = console
  const left = clockOf(all)
  const tell = nowAndThen(console)
  return {
    begin() {},
    tell(deals) {
      const seconds = left(deals)
      tell(() => far(deals, all, seconds, look))
    },
    warn(line) {
      redraw?.('')
      warn(line)
    },
    end: () => redraw?.(''),
  }
}

/** Says how far something is: on a terminal in place of what it said before, else in lines of their own, and seldom. */
export const nowAndThen = ({ warn, redraw }: Console): ((line: () => string) => void) => {
  const [say, every] = redraw === undefined ? [warn, 10_000] : [redraw, 500]
  let told = performance.now()
  return (line) => {
    const now = performance.now()
    if (now - told < every) return
    told = now
    say(line())
  }
}

/** Seconds until all deals are played, by those since the first that were told; null where that cannot be said. */
const clockOf = (all: number) => {
  const began = performance.now()
  let first: number | undefined
  return (deals: number): number | null => {
    if (deals === 0) return null
    first ??= deals
    return deals > first ? ((performance.now() - began) * (all - deals)) / (deals - first) / 1000 : null
  }
}

const far = (deals: number, all: number, left: number | null, { say }: Look): string => {
  const [done, of] = [deals.toLocaleString('en'), all.toLocaleString('en')]
  return say(
    text(
      `${done} / ${of} 回${left === null ? '' : `　残り 約${duration(left)}`}`,
      `${done} of ${of} deals${left === null ? '' : `, about ${duration(left)} left`}`,
    ),
  )
}

const BAR = 24

const bar = (part: number, { signs }: Look): string => {
  const done = Math.round(part * BAR)
  return signs.bar[0].repeat(done) + signs.bar[1].repeat(BAR - done)
}

/** 1:05:09, 5:09. */
const duration = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
