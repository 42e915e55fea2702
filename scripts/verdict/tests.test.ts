import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../runtime.mjs'
import { runTests } from './tests.ts'

/** Begins two files, ends the second and is killed in the first. */
const KILLED = `
process.send({ kind: 'started', item: 'first.test.ts' })
process.send({ kind: 'started', item: 'second.test.ts' })
process.send({ kind: 'finished', item: 'second.test.ts', seconds: 1 })
process.send({ kind: 'test', name: 'a', seconds: 1, passed: true }, () => process.kill(process.pid, 'SIGKILL'))`

const MEASURED = `
process.send({ kind: 'figure', text: 'first visit to first own move: 7.5 s' })
process.send({ kind: 'test', name: 'a', seconds: 1, passed: true }, () => process.exit(0))`

/** Runs a program in the place of a tool; answers with what is found, and what is said on the way. */
const runProgram = async (program: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'vitest.mjs'), program)
  const said: string[] = []
  const screen = { say: (text: string) => void said.push(text), line: () => undefined, end: () => undefined }
  const run = {
    part: 'unit',
    title: 'tests',
    program: relative(join(root, 'node_modules'), join(folder, 'vitest.mjs')),
    args: [],
    folder,
    isWhole: true,
    isMeasured: true,
    following: [],
  }
  return { finding: await runTests(run, screen), said: said.join('') }
}

test('a tool that is killed is told of, with what it was running', async () => {
  const { finding, said } = await runProgram(KILLED)
  const fault = { name: 'tests', text: 'vitest ended with SIGKILL, running: first.test.ts' }
  expect(finding).toMatchObject({ ok: false, tests: [{ name: 'a' }], faults: [fault] })
  expect(said).toContain(fault.text)
})

test('what a test measures without judging it is said', async () => {
  const { finding, said } = await runProgram(MEASURED)
  expect(finding).toMatchObject({ ok: true, faults: [] })
  expect(said).toContain('first visit to first own move: 7.5 s')
})
