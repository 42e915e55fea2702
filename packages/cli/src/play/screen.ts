import { text } from '@tefuda/kernel'
import type { Console } from '../console.ts'
import type { Size } from './frame.ts'
import { createLineReader, type LineReader } from './line-reader.ts'

/** Where a game is played: a terminal that is drawn anew after every move, or plain lines for a pipe. */
export interface Screen {
  readonly interactive: boolean
  size(): Size
  /** Shows the lines; on a terminal in place of what was there. `draw` is called again when the size changes. */
  show(draw: () => readonly string[]): void
  ask(prompt: string): Promise<string | null>
  /** Shows lines page by page. */
  read(lines: readonly string[]): Promise<void>
  interrupted(): boolean
  /** Gives the terminal back as it was. */
  close(): void
}

const ENTER_SCREEN = '\x1b[?1049h'
const LEAVE_SCREEN = '\x1b[?1049l'
const CLEAR = '\x1b[2J\x1b[H'

export const createScreen = (console: Console, complete: (typed: string) => readonly string[]): Screen =>
  console.interactive ? terminalScreen(console, complete) : plainScreen(console)

const terminalScreen = (console: Console, complete: (typed: string) => readonly string[]): Screen => {
  const { input, output, look } = console
  const reader: LineReader = createLineReader({ input, output, editing: true, complete })
  let shown: () => readonly string[] = () => []

  // Hands must not stay in the scrollback for the next person to read, so a screen of its own is used.
  output.write(ENTER_SCREEN)
  const draw = (): void => {
    output.write(
      `${CLEAR}${shown()
        .map((line) => `${line}\n`)
        .join('')}`,
    )
  }
  const redraw = (): void => {
    draw()
    reader.redraw()
  }
  output.on('resize', redraw)
  const leave = (): void => {
    output.off('resize', redraw)
    output.write(LEAVE_SCREEN)
  }
  const restoreOn = SIGNALS.map(({ name, exit }) => {
    const handler = (): void => {
      leave()
      process.exit(exit)
    }
    process.on(name, handler)
    return () => process.off(name, handler)
  })

  const screen: Screen = {
    interactive: true,
    size: console.size,
    show(lines) {
      shown = lines
      draw()
    },
    ask: (prompt) => reader.ask(prompt),
    async read(lines) {
      const before = shown
      let from = 0
      while (from < lines.length) {
        const room = Math.max(1, console.size().rows - 2)
        const page = lines.slice(from, from + room)
        shown = () => page
        draw()
        from += page.length
        const more = from < lines.length
        const prompt = more
          ? text('（Enter：続き　q：戻る） ', '(Enter: more, q: back) ')
          : text('（Enter：戻る） ', '(Enter: back) ')
        const answer = await reader.ask(look.say(prompt))
        if (answer === null || answer.trim() !== '') break
      }
      shown = before
    },
    interrupted: reader.interrupted,
    close() {
      for (const off of restoreOn) off()
      reader.close()
      leave()
    },
  }
  return screen
}

const SIGNALS = [
  { name: 'SIGTERM', exit: 143 },
  { name: 'SIGHUP', exit: 129 },
] as const

const plainScreen = (console: Console): Screen => {
  const reader = createLineReader({ input: console.input, output: console.output, editing: false, complete: () => [] })
  return {
    interactive: false,
    size: console.size,
    show: (draw) => console.print(draw()),
    ask: reader.ask,
    async read(lines) {
      console.print(lines)
    },
    interrupted: reader.interrupted,
    close: () => reader.close(),
  }
}
