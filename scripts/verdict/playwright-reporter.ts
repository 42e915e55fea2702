import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { allTold, tell } from './events.ts'

/** Tells `npm test` how a run of Playwright goes on. */
export default class PlaywrightReporter implements Reporter {
  printsToStdio(): boolean {
    return true
  }

  onBegin(_: FullConfig, suite: Suite): void {
    tell({ kind: 'planned', items: suite.allTests().map(nameOf) })
  }

  onTestBegin(test: TestCase): void {
    tell({ kind: 'started', item: nameOf(test) })
  }

  /** A test that passes only when it is tried again has failed once, and that counts. */
  onTestEnd(test: TestCase, { status, duration, errors, annotations }: TestResult): void {
    const [name, seconds] = [nameOf(test), duration / 1000]
    tell({ kind: 'finished', item: name, seconds })
    if (status === 'skipped') return
    for (const { type, description } of annotations)
      if (type === 'figure' && description !== undefined) tell({ kind: 'figure', text: description })
    const passed = status === test.expectedStatus
    tell({ kind: 'test', name, seconds, passed })
    if (!passed) tell({ kind: 'fault', name, text: errors.map(textOf).join('\n') || status })
  }

  onError(error: TestError): void {
    tell({ kind: 'fault', name: 'an error outside all tests', text: textOf(error) })
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk)
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk)
  }

  /** Waits until everything told has left this process. */
  async onExit(): Promise<void> {
    await allTold()
  }
}

const nameOf = (test: TestCase): string => {
  const [, , , ...titles] = test.titlePath()
  return [relative(process.cwd(), test.location.file), ...titles].join(' › ')
}

const textOf = ({ stack, message, value, snippet, cause }: TestError): string =>
  [stack ?? message ?? value, snippet, cause && textOf(cause)].filter(Boolean).join('\n')
