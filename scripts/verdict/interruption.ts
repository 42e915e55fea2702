import { constants } from 'node:os'
import { signalTools } from './tool.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Interruption = (typeof SIGNALS)[number]

/** Milliseconds in which a tool may end in order. */
const GRACE = 10_000

let received: Interruption | undefined
let arrive: () => void
const came = new Promise<void>((resolve) => {
  arrive = resolve
})

/** Whoever started the tests wants them to end: which signal said so, and when it comes. */
export const interruption = { signal: (): Interruption | undefined => received, came }

/** From now on a signal ends the running tools, and what they found until then is told. A second one waits for nothing. */
export function watchInterruptions(): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (received !== undefined) {
        signalTools('SIGKILL')
        process.exit(128 + constants.signals[signal])
      }
      received = signal
      arrive()
      // By any other signal Playwright ends at once, and leaves the server of its tests behind.
      signalTools('SIGINT')
      setTimeout(() => signalTools('SIGKILL'), GRACE).unref()
    })
}
