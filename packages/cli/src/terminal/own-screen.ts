import type { Output } from '../console.ts'

/** The terminal's second screen: what is drawn there does not stay in the scrollback. */
export interface OwnScreen {
  /** Shows these lines and nothing else. */
  draw(lines: readonly string[]): void
  /** Gives the terminal back as it was. */
  leave(): void
}

/** Takes the terminal over until `leave`, or until a signal ends the program. `redraw` is called when its size changes. */
export const openOwnScreen = (output: Output, redraw: () => void, cursor: 'cursor' | 'no-cursor'): OwnScreen => {
  const leave = (): void => {
    for (const { name, handler } of ended) process.off(name, handler)
    output.off('resize', redraw)
    output.write(cursor === 'cursor' ? LEAVE : SHOW_CURSOR + LEAVE)
  }
  const ended = SIGNALS.map(({ name, exit }) => {
    const handler = (): void => {
      leave()
      process.exit(exit)
    }
    return { name, handler }
  })
  for (const { name, handler } of ended) process.on(name, handler)
  output.on('resize', redraw)
  output.write(cursor === 'cursor' ? ENTER : ENTER + HIDE_CURSOR)
  return {
    draw: (lines) => void output.write(`${CLEAR}${lines.map((line) => `${line}\n`).join('')}`),
    leave,
  }
}

const ENTER = '\x1b[?1049h'
const LEAVE = '\x1b[?1049l'
const HIDE_CURSOR = '\x1b[?25l'
const SHOW_CURSOR = '\x1b[?25h'
const CLEAR = '\x1b[2J\x1b[H'

const SIGNALS = [
  { name: 'SIGTERM', exit: 143 },
  { name: 'SIGHUP', exit: 129 },
] as const
