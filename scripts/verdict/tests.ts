import { keepDurations, readDurations } from './durations.ts'
import type { RunEvent } from './events.ts'
import type { Fault, Finding, Test } from './finding.ts'
import { interruption } from './interruption.ts'
import { progressLine } from './progress.ts'
import type { Screen } from './screen.ts'
import { faultText } from './summary.ts'
import { type Ending, runTool, type Tool } from './tool.ts'

/** Tests to run by a tool whose reporter tells of them. */
export interface TestRun extends Tool {
  readonly part: string
  readonly title: string
  /** Whether this is all of the part, not a file of it. */
  readonly isWhole: boolean
  /** Whether how long it takes says something of the next run: not where the tool is given other settings. */
  readonly isMeasured: boolean
  /** The parts to come after this one. */
  readonly following: readonly string[]
}

/** Runs tests: shows how far they are, and what fails when it fails. */
export async function runTests(run: TestRun, screen: Screen): Promise<Finding> {
  const last = readDurations(run.folder)
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  const tests: Test[] = []
  const faults: Fault[] = []
  const taken = new Map<string, number>()
  let planned: readonly string[] = []
  // In the order in which they began, so the first is what the others wait for.
  const running = new Set<string>()
  const show = (): void => {
    const failed = tests.filter(({ passed }) => !passed).length
    const { part, following } = run
    const [oldest = ''] = running
    const progress = {
      part,
      planned,
      done: new Set(taken.keys()),
      running: oldest,
      failed,
      elapsed: elapsed(),
      following,
    }
    screen.line(progressLine(progress, last))
  }
  const tellFault = (fault: Fault): void => {
    faults.push(fault)
    screen.say(faultText(fault))
  }
  const hear = (event: RunEvent): void => {
    if (event.kind === 'planned') planned = event.items
    if (event.kind === 'started') running.add(event.item)
    if (event.kind === 'finished') {
      // What a signal has ended was still running.
      if (interruption.signal() === undefined) running.delete(event.item)
      taken.set(event.item, event.seconds)
    }
    if (event.kind === 'test') tests.push(event)
    if (event.kind === 'figure') screen.say(event.text)
    // A worker that a signal has ended before vitest is a fault to vitest alone.
    if (event.kind === 'fault' && interruption.signal() === undefined) tellFault(event)
  }
  const ticking = setInterval(show, 1000)
  const ending = await runTool(run, screen.say, hear)
  clearInterval(ticking)
  screen.end()
  const seconds = elapsed()
  const text = whyNoVerdict(run.program, ending, { tests, faults, running })
  if (text !== undefined) tellFault({ name: run.title, text })
  const ok = ending.code === 0 && faults.length === 0
  if (taken.size > 0 && run.isMeasured)
    keepDurations(run.folder, run.part, { ...(run.isWhole && { seconds }), items: Object.fromEntries(taken) })
  return { title: run.title, ok, seconds, tests, faults }
}

/** Why tests that were run say nothing, beyond those that failed: the tool was ended, broke down, or ran none. */
function whyNoVerdict(
  program: string,
  { code, signal }: Ending,
  { tests, faults, running }: Pick<Finding, 'tests' | 'faults'> & { readonly running: ReadonlySet<string> },
): string | undefined {
  const name = /(vitest|playwright)/.exec(program)?.[1] ?? program
  const meanwhile = running.size === 0 ? '' : `, running: ${[...running].join(', ')}`
  if (signal !== null) return `${name} ended with ${signal}${meanwhile}`
  if (faults.length > 0) return undefined
  if (tests.length === 0) return `no test has run (${name} ended with code ${code}${meanwhile})`
  return code === 0 ? undefined : `${name} ended with code ${code}${meanwhile}`
}
