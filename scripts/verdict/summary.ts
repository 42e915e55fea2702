import type { Fault, Finding } from './finding.ts'

/** The slowest tests named at the end. */
const SLOWEST = 10

/**
 * What there is to say at the end: everything that failed once more, the slowest tests, each section with its seconds, and in
 * the last line how many tests there were.
 */
export function summary(findings: readonly Finding[]): string {
  const tests = findings.flatMap(({ tests }) => tests)
  const faults = findings.flatMap(({ faults }) => faults)
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const { passed, failed } = count(findings)
  return [
    ...(faults.length === 0 ? [] : ['', '== what failed', ...faults.map(faultText)]),
    ...(slowest.length === 0
      ? []
      : ['', '== the slowest', ...slowest.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`)]),
    '',
    ...findings.map(({ title, ok, seconds }) => `${ok ? 'ok    ' : 'FAILED'}  ${inSeconds(seconds)}  ${title}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

/** How many tests passed, and how many failures there were; a section that fails for no test, such as the types, is one. */
export function count(findings: readonly Finding[]): { readonly passed: number; readonly failed: number } {
  const failures = findings.map(({ ok, tests, faults }) => {
    const failed = tests.filter(({ passed }) => !passed).length
    return ok ? failed : Math.max(1, failed, faults.length)
  })
  const passed = findings.flatMap(({ tests }) => tests).filter(({ passed }) => passed).length
  return { passed, failed: failures.reduce((sum, failed) => sum + failed, 0) }
}

export const faultText = ({ name, text }: Fault): string => `\nFAILED  ${name}\n${text}`

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`
