import { createLogUpdate } from 'log-update'

/** Where a run is shown: what is said stays, and below it stands one line that tells how far the run is. */
export interface Screen {
  /** Prints text that stays. */
  say(text: string): void
  /** What the line says now. */
  line(text: string): void
  /** Takes the line away. */
  end(): void
}

/** Without a terminal the line is printed only so often, in milliseconds. */
const EVERY = 30_000

/** On a terminal the line is drawn again at each change; elsewhere it is a line like any other, now and then. */
export function openScreen(output: NodeJS.WriteStream): Screen {
  return output.isTTY ? terminalScreen(output) : plainScreen(output, EVERY, Date.now)
}

function terminalScreen(output: NodeJS.WriteStream): Screen {
  const update = createLogUpdate(output)
  let line = ''
  return {
    say: (text) => {
      update.clear()
      output.write(ended(text))
      if (line !== '') update(line)
    },
    line: (text) => {
      line = text.slice(0, (output.columns ?? 80) - 1)
      update(line)
    },
    end: () => {
      line = ''
      update.clear()
      update.done()
    },
  }
}

/** A line is printed where the last one is `every` milliseconds ago, by the clock `now`. */
export function plainScreen(output: Pick<NodeJS.WriteStream, 'write'>, every: number, now: () => number): Screen {
  let last = now()
  return {
    say: (text) => void output.write(ended(text)),
    line: (text) => {
      if (now() - last < every) return
      last = now()
      output.write(ended(text))
    },
    end: () => undefined,
  }
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)
