import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { summary } from './summary.ts'

const nothing = { tests: [], faults: [] }

test('the end: what failed once more, the slowest ten, each section, and the tests counted', () => {
  const tests = Array.from({ length: 12 }, (_, k) => ({ name: `test ${k}`, seconds: k, passed: k !== 5 }))
  const findings: Finding[] = [
    { title: 'types', ok: false, seconds: 4.26, ...nothing },
    { title: 'tests', ok: false, seconds: 61, tests, faults: [{ name: 'test 5', text: '1 is not 2' }] },
  ]
  expect(summary(findings).split('\n')).toEqual([
    '',
    '== what failed',
    '',
    'FAILED  test 5',
    '1 is not 2',
    '',
    '== the slowest',
    ...Array.from({ length: 10 }, (_, k) => `${`${11 - k}.0`.padStart(6)} s  test ${11 - k}`),
    '',
    'FAILED     4.3 s  types',
    'FAILED    61.0 s  tests',
    '11 passed, 2 failed',
  ])
})

test('tests that pass in a tool that fails are a failure', () => {
  const tests = [{ name: 'a', seconds: 1, passed: true }]
  expect(summary([{ title: 'tests', ok: false, seconds: 1, tests, faults: [] }])).toMatch(/\n1 passed, 1 failed$/)
  expect(summary([{ title: 'tests', ok: true, seconds: 1, tests, faults: [] }])).toMatch(/\n1 passed, 0 failed$/)
})
