import type { Console } from '../console.ts'

export interface Progress {
  tell(deals: number): void
  end(): void
}

/** How far a run is and how long it will still take: on a terminal one line that changes, else a line now and then. */
export const progressOn = ({ look: { say }, warn, redraw }: Console, all: number): Progress => {
  const began = performance.now()
  let told = began
  let first: number | undefined
  return {
    tell(deals) {
      const now = performance.now()
      first ??= deals
      if (now - told < (redraw === undefined ? 10_000 : 500)) return
      told = now
      const left = deals > first ? ((now - began) * (all - deals)) / (deals - first) / 1000 : null
      const line = say({
        ja: `${deals.toLocaleString('en')} / ${all.toLocaleString('en')} 回${left === null ? '' : `　残り 約${duration(left)}`}`,
        en: `${deals.toLocaleString('en')} of ${all.toLocaleString('en')} deals${left === null ? '' : `, about ${duration(left)} left`}`,
      })
      if (redraw === undefined) warn(line)
      else redraw(line)
    },
    end: () => redraw?.(''),
  }
}

/** 1:05:09, 5:09. */
const duration = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
