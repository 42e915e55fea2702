import { type Text, text } from '@tefuda/kernel'
import type { Console } from '../console.ts'
import { openOwnScreen } from '../terminal/own-screen.ts'
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

export const createScreen = (console: Console, complete: (typed: string) => readonly string[]): Screen =>
  console.interactive ? terminalScreen(console, complete) : plainScreen(console)

const terminalScreen = (console: Console, complete: (typed: string) => readonly string[]): Screen => {
  const { input, output, look, size } = console
  const reader: LineReader = createLineReader({ input, output, editing: true, complete })
  let shown: () => readonly string[] = () => []
  const draw = (): void => own.draw(shown())
  const redraw = (): void => {
    draw()
    reader.redraw()
  }
  // Hands must not stay in the scrollback for the next person to read.
  const own = openOwnScreen(output, redraw, 'cursor')
  const show: Screen['show'] = (lines) => {
    shown = lines
    draw()
  }
  return {
    interactive: true,
    size,
    show,
    ask: reader.ask,
    async read(lines) {
      const before = shown
      await readPages(
        lines,
        () => size().rows - 2,
        show,
        (prompt) => reader.ask(look.say(prompt)),
      )
      shown = before
    },
    interrupted: reader.interrupted,
    close() {
      reader.close()
      own.leave()
    },
  }
}

/** Shows as many lines as there is room for, again and again, until there are no more or the reader has enough. */
const readPages = async (
  lines: readonly string[],
  room: () => number,
  show: Screen['show'],
  ask: (prompt: Text) => Promise<string | null>,
): Promise<void> => {
  let from = 0
  while (from < lines.length) {
    const page = lines.slice(from, from + Math.max(1, room()))
    show(() => page)
    from += page.length
    const answer = await ask(from < lines.length ? MORE : BACK)
    if (answer === null || answer.trim() !== '') return
  }
}

const MORE = text('（Enter：続き　q：戻る） ', '(Enter: more, q: back) ')
const BACK = text('（Enter：戻る） ', '(Enter: back) ')

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
